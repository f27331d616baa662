import { changed, config, slip, team } from './slip.ts'
import { both, save, type Try, write } from './try.ts'

/** What looks like a mistake in the text of a file and is none. */
export const plain: readonly Try[] = [
  {
    name: 'quotes of print in a text',
    damage: slip('"The team"', '"Ada “the ear” Lindgren"'),
    told: [],
  },
  {
    name: 'quotes of other languages in a text',
    damage: slip('"The team"', '"„Ada“, «Ada», ‘Ada’, 「Ada」"'),
    told: [],
  },
  {
    name: 'an escaped quote in a text',
    damage: slip('"The team"', '"Ada \\"the ear\\" Lindgren"'),
    told: [],
  },
  {
    name: 'an address with two slashes in a text',
    damage: slip('"The team"', '"Keys and//or strings"'),
    told: [],
  },
  {
    name: 'a # and a comment in a text',
    damage: slip('"The team"', '"Piano #1 /* the grand */ is ours"'),
    told: [],
  },
  {
    name: 'marks of a merge in a text',
    damage: slip('"The team"', '"<<<<<<< and >>>>>>> are arrows"'),
    told: [],
  },
  {
    name: 'wide signs in a text',
    damage: slip('"The team"', '"Yes，no：｛maybe｝"'),
    told: [],
  },
  {
    name: 'a comma before a bracket in a text',
    damage: slip('"The team"', '"[1,2,] is odd"'),
    told: [],
  },
  {
    name: 'words of other programs in a text',
    damage: slip('"The team"', '"True, None and undefined"'),
    told: [],
  },
  {
    name: 'an equals sign in a text',
    damage: slip('"The team"', '"Work = love"'),
    told: [],
  },
  {
    name: 'brackets that do not match in a text',
    damage: slip('"The team"', '":-) and ] and ["'),
    told: [],
  },
  {
    name: 'a letter as its number in a text',
    damage: slip('"The team"', '"Pianos \\u0074hat last"'),
    told: [],
  },
  {
    name: 'a space that does not break in a text',
    damage: slip('"The team"', '"Pianos\u00a0that last"'),
    told: [],
  },
  {
    name: 'a no-width joiner in a text',
    damage: slip('"The team"', '"\u0646\u0645\u06cc\u200c\u062f\u0627\u0646\u0645"'),
    told: [],
  },
  {
    name: 'a file without indentation',
    damage: changed((text) => text.replace(/^ +/gm, '')),
    told: [],
  },
  {
    name: 'brackets where nobody else puts them',
    damage: changed((text) => text.replaceAll('}', '\n}').replaceAll(': [', ':\n[')),
    told: [],
  },
  {
    name: 'a page with a schema of the web',
    damage: slip('{\n  "path"', '{\n  "$schema": "https://lindgren.example/page.json",\n  "path"'),
    told: [],
  },
  {
    name: 'a schema that is there',
    damage: both(
      save('schemas/pages.schema.json', '{}'),
      save('schemas/page.schema.json', '{}'),
      write('{\n  "version"', '{\n  "$schema": "./schemas/pages.schema.json",\n  "version"'),
    ),
    told: [],
  },
  {
    name: 'a page with a schema that is there',
    damage: both(
      save('schemas/pages.schema.json', '{}'),
      save('schemas/page.schema.json', '{}'),
      slip('{\n  "path"', '{\n  "$schema": "../schemas/page.schema.json",\n  "path"'),
    ),
    told: [],
  },
  {
    name: 'words beside the pages',
    damage: save('pages/notes.txt', 'path: ask Ada'),
    told: [],
  },
  {
    name: 'a schema of pages, with an example',
    damage: save(
      'schemas/page.json',
      '{ "$schema": "http://json-schema.org/draft-07/schema#", "examples": [{ "path": "/x", "sections": [] }] }',
    ),
    told: [],
  },
  {
    name: 'JSON beside the pages that is no page',
    damage: save('prices.json', '{ "path": "/x", "prices": [] }'),
    told: [],
  },
  {
    name: 'an earlier copy of a page under another ending',
    damage: save('pages/team.json.txt', team),
    told: [],
  },
  {
    name: 'an earlier copy of a page in another folder',
    damage: save('old/team.json', team),
    told: [],
  },
  {
    name: 'a copy that an editor keeps',
    damage: save('pages/team.json.bak', team.replace('"/team"', '"/next"')),
    told: [],
  },
  {
    name: 'another site beside this one',
    damage: both(save('other/pages.json', config), save('other/next.json', team.replace('"/team"', '"/next"'))),
    told: [],
  },
  {
    name: 'a page file of Windows',
    damage: changed((text) => text.replaceAll('\n', '\r\n')),
    told: [],
  },
]

import { instead, slip, team } from './slip.ts'
import { both, move, put, save, type Try, write } from './try.ts'

/** Files with the wrong name, in the wrong place, or with a schema that is not there. */
export const files: readonly Try[] = [
  {
    name: 'a page file named .json.txt',
    damage: move('pages/team.json', 'pages/team.json.txt'),
    at: ['57:14'],
    told: [
      'pages.json/include include: pages/team.json.txt is not read: the name of a page file ends with ".json", in small letters, and 3 links lead there. Rename it to team.json. (Windows shows endings that it knows only when asked: "View", "File name extensions".)',
    ],
  },
  {
    name: 'a page file named in capitals',
    damage: move('pages/team.json', 'pages/team.JSON'),
    at: ['57:14'],
    told: [
      'pages.json/include include: pages/team.JSON is not read: the name of a page file ends with ".json", in small letters, and 3 links lead there. Rename it to team.json.',
    ],
  },
  {
    name: 'a page file for comments',
    damage: move('pages/team.json', 'pages/team.jsonc'),
    at: ['57:14'],
    told: [
      'pages.json/include include: pages/team.jsonc is not read: the name of a page file ends with ".json", in small letters, and 3 links lead there. Rename it to team.json.',
    ],
  },
  {
    name: 'a page file named .json5',
    damage: move('pages/team.json', 'pages/team.json5'),
    at: ['57:14'],
    told: [
      'pages.json/include include: pages/team.json5 is not read: the name of a page file ends with ".json", in small letters, and 3 links lead there. Rename it to team.json.',
    ],
  },
  {
    name: 'a page file with two letters swapped',
    damage: move('pages/team.json', 'pages/team.josn'),
    at: ['57:14'],
    told: [
      'pages.json/include include: pages/team.josn is not read: the name of a page file ends with ".json", in small letters, and 3 links lead there. Rename it to team.json.',
    ],
  },
  {
    name: 'a page file without an ending',
    damage: move('pages/team.json', 'pages/team'),
    at: ['57:14'],
    told: [
      'pages.json/include include: pages/team is not read: the name of a page file ends with ".json", in small letters, and 3 links lead there. Rename it to team.json.',
    ],
  },
  {
    name: 'a page file saved as text',
    damage: move('pages/team.json', 'pages/team.txt'),
    at: ['57:14'],
    told: [
      'pages.json/include include: pages/team.txt is not read: the name of a page file ends with ".json", in small letters, and 3 links lead there. Rename it to team.json. (Windows shows endings that it knows only when asked: "View", "File name extensions".)',
    ],
  },
  {
    name: 'a page file beside the config',
    damage: move('pages/team.json', 'team.json'),
    at: ['57:14'],
    told: [
      'pages.json/include include: team.json holds a page, but is not included, and 3 links lead there. Move it to pages/, or name it under "include".',
    ],
  },
  {
    name: 'a page file in a folder with a capital',
    damage: move('pages/team.json', 'Pages/team.json'),
    at: ['57:14'],
    told: [
      'pages.json/include include: Pages/team.json holds a page, but is not included, and 3 links lead there. Move it to pages/, or name it under "include".',
    ],
  },
  {
    name: 'a page file in another folder',
    damage: move('pages/team.json', 'content/team.json'),
    at: ['57:14'],
    told: [
      'pages.json/include include: content/team.json holds a page, but is not included, and 3 links lead there. Move it to pages/, or name it under "include".',
    ],
  },
  {
    name: 'a page file in public',
    damage: move('pages/team.json', 'public/team.json'),
    at: ['57:14'],
    told: [
      'pages.json/include include: public/team.json holds a page, but is not included, and 3 links lead there. Move it to pages/, or name it under "include".',
    ],
  },
  {
    name: 'a page file that no pattern reaches',
    damage: both(put('/include', ['pages/w*.json']), move('pages/team.json', 'pages/people/team.json')),
    at: ['57:14'],
    told: [
      'pages.json/include include: 1 file in pages/ is not included, and 3 links lead there. Write "include": ["pages/**/*.json"], or move out of pages/ what is no page of the site: pages/people/team.json.',
    ],
  },
  {
    name: 'two page files with the same wrong ending',
    damage: both(move('pages/team.json', 'pages/team.jsonc'), move('pages/workshop.json', 'pages/workshop.jsonc')),
    at: ['58:5'],
    told: [
      'pages.json/include/0 include: No file matches "pages/**/*.json". There is "pages/team.jsonc": the name of a page file ends with ".json", in small letters.',
    ],
  },
  {
    name: 'all page files in another folder',
    damage: both(move('pages/team.json', 'site/team.json'), move('pages/workshop.json', 'site/workshop.json')),
    at: ['58:5'],
    told: [
      'pages.json/include/0 include: No file matches "pages/**/*.json". There is "site/team.json": move it to where the pattern looks, or change the pattern.',
    ],
  },
  {
    name: 'a pattern of a file that is named otherwise',
    damage: both(put('/include', ['pages/team.json', 'pages/w*.json']), move('pages/team.json', 'pages/team.json.txt')),
    at: ['58:5'],
    told: [
      'pages.json/include/0 include: No file matches "pages/team.json". There is "pages/team.json.txt": the name of a page file ends with ".json", in small letters.',
    ],
  },
  {
    name: 'a new page beside the config that nothing leads to',
    damage: save('next.json', team.replace('"/team"', '"/next"')),
    at: ['57:14'],
    told: [
      'pages.json/include include (warning): next.json holds a page, but is not included. Move it to pages/, or name it under "include".',
    ],
  },
  {
    name: 'a new page saved as text that nothing leads to',
    damage: save('pages/next.json.txt', team.replace('"/team"', '"/next"')),
    at: ['57:14'],
    told: [
      'pages.json/include include (warning): pages/next.json.txt is not read: the name of a page file ends with ".json", in small letters. Rename it to next.json. (Windows shows endings that it knows only when asked: "View", "File name extensions".)',
    ],
  },
  {
    name: 'a page with a comment, for comments',
    damage: save('pages/next.jsonc', `// Later\n${team.replace('"/team"', '"/next"')}`),
    at: ['57:14'],
    told: [
      'pages.json/include include (warning): pages/next.jsonc is not read: the name of a page file ends with ".json", in small letters. Rename it to next.json.',
    ],
  },
  {
    name: 'a copy of a page under another name',
    damage: save('pages/team copy.json', team),
    at: ['2:11'],
    told: [
      'pages/team.json/path unique-paths: The path "/team" is already taken by pages/team copy.json. Give this page a path of its own, or remove one of the two.',
    ],
  },
  {
    name: 'a schema in a folder that is not there',
    damage: write('{\n  "version"', '{\n  "$schema": "./schema/pages.schema.json",\n  "version"'),
    at: ['2:14'],
    told: [
      'pages.json/$schema schema-address (warning): "$schema" leads to no file, so that VS Code cannot help here. It is the address of pages.schema.json in the folder "schemas", as seen from this file. Without it nothing else changes.',
    ],
  },
  {
    name: 'a schema in the wrong folder, where the right one is known',
    damage: both(
      save('schemas/pages.schema.json', '{}'),
      save('schemas/page.schema.json', '{}'),
      write('{\n  "version"', '{\n  "$schema": "./schema/pages.schema.json",\n  "version"'),
    ),
    at: ['2:14'],
    told: [
      'pages.json/$schema schema-address (warning): "$schema" leads to no file, so that VS Code cannot help here. From this file it is "./schemas/pages.schema.json".',
    ],
    mended: instead(
      both(
        save('schemas/pages.schema.json', '{}'),
        save('schemas/page.schema.json', '{}'),
        write('{\n  "version"', '{\n  "$schema": "./schemas/pages.schema.json",\n  "version"'),
      ),
    ),
  },
  {
    name: 'the schema of a page in the config',
    damage: both(
      save('schemas/pages.schema.json', '{}'),
      save('schemas/page.schema.json', '{}'),
      write('{\n  "version"', '{\n  "$schema": "./schemas/page.schema.json",\n  "version"'),
    ),
    at: ['2:14'],
    told: [
      'pages.json/$schema schema-address (warning): "$schema" leads to page.schema.json, which describes other files: VS Code would help wrongly here. From this file it is "./schemas/pages.schema.json".',
    ],
    mended: instead(
      both(
        save('schemas/pages.schema.json', '{}'),
        save('schemas/page.schema.json', '{}'),
        write('{\n  "version"', '{\n  "$schema": "./schemas/pages.schema.json",\n  "version"'),
      ),
    ),
  },
  {
    name: 'the schema of the config in a page',
    damage: both(
      save('schemas/pages.schema.json', '{}'),
      save('schemas/page.schema.json', '{}'),
      slip('{\n  "path"', '{\n  "$schema": "../schemas/pages.schema.json",\n  "path"'),
    ),
    at: ['2:14'],
    told: [
      'pages/team.json/$schema schema-address (warning): "$schema" leads to pages.schema.json, which describes other files: VS Code would help wrongly here. From this file it is "../schemas/page.schema.json".',
    ],
    mended: instead(
      both(
        save('schemas/pages.schema.json', '{}'),
        save('schemas/page.schema.json', '{}'),
        slip('{\n  "path"', '{\n  "$schema": "../schemas/page.schema.json",\n  "path"'),
      ),
    ),
  },
  {
    name: 'a schema in a page as it is written in the config',
    damage: both(
      save('schemas/pages.schema.json', '{}'),
      save('schemas/page.schema.json', '{}'),
      slip('{\n  "path"', '{\n  "$schema": "./schemas/page.schema.json",\n  "path"'),
    ),
    at: ['2:14'],
    told: [
      'pages/team.json/$schema schema-address (warning): "$schema" leads to no file, so that VS Code cannot help here. From this file it is "../schemas/page.schema.json".',
    ],
    mended: instead(
      both(
        save('schemas/pages.schema.json', '{}'),
        save('schemas/page.schema.json', '{}'),
        slip('{\n  "path"', '{\n  "$schema": "../schemas/page.schema.json",\n  "path"'),
      ),
    ),
  },
  {
    name: 'no address of a schema',
    damage: write('{\n  "version"', '{\n  "$schema": "",\n  "version"'),
    at: ['2:14'],
    told: [
      'pages.json/$schema schema-address (warning): "$schema" leads to no file, so that VS Code cannot help here. It is the address of pages.schema.json in the folder "schemas", as seen from this file. Without it nothing else changes.',
    ],
  },
]

import { sound } from './site.ts'
import { both, drop, healed, put, rename, save, type Try } from './try.ts'

/** Addresses of pages. */
export const paths: readonly Try[] = [
  {
    name: 'a path with a capital',
    damage: put('/pages/1/path', '/Contact'),
    told: ['pages.json/pages/1/path schema: "path" cannot be "/Contact".'],
    mended: healed,
  },
  {
    name: 'a path with a capital in a page file',
    damage: put('/path', '/Team', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/Team".'],
    mended: healed,
  },
  {
    name: 'a path in capitals',
    damage: put('/path', '/TEAM', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/TEAM".'],
    mended: healed,
  },
  {
    name: 'a path with a slash at the end',
    damage: put('/path', '/team/', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/team/".'],
    mended: healed,
  },
  {
    name: 'a path with a slash too many',
    damage: put('/path', '//team', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "//team".'],
    mended: healed,
  },
  {
    name: 'a path without a slash',
    damage: put('/path', 'team', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "team".'],
    mended: healed,
  },
  {
    name: 'a path with spaces around it',
    damage: put('/path', ' /team ', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be " /team ".'],
    mended: healed,
  },
  {
    name: 'a path with an ending',
    damage: put('/path', '/team.html', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/team.html".'],
    mended: healed,
  },
  {
    name: 'a path with another ending',
    damage: put('/path', 'team.php', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "team.php".'],
    mended: healed,
  },
  {
    name: 'a path with a backslash',
    damage: put('/path', '\\team', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "\\\\team".'],
    mended: healed,
  },
  {
    name: 'a path with a dot before it',
    damage: put('/path', './team', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "./team".'],
    mended: healed,
  },
  {
    name: 'a path with a full stop',
    damage: put('/path', '/team.', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/team.".'],
    mended: healed,
  },
  {
    name: 'a path that is a whole address',
    damage: put('/path', 'https://lindgren.example/team', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "https://lindgren.example/team".'],
    mended: healed,
  },
  {
    name: 'a path that names its file',
    damage: put('/path', 'pages/team.json', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "pages/team.json".'],
  },
  {
    name: 'a path with a space and a word more',
    damage: put('/path', '/the team', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/the team".'],
  },
  {
    name: 'a path with an accent',
    damage: put('/path', '/téam', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/téam".'],
  },
  {
    name: 'a path with an invisible letter',
    damage: put('/path', '/te\u200bam', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" has an invisible character (U+200B) in it.'],
    mended: healed,
  },
  {
    name: 'a path with a question',
    damage: put('/path', '/team?all', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/team?all".'],
  },
  {
    name: 'a path with a place',
    damage: put('/path', '/team#tabs', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/team#tabs".'],
  },
  {
    name: 'a path with a variable',
    damage: put('/path', '/{city}', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/{city}".'],
  },
  {
    name: 'a path in another alphabet',
    damage: put('/path', '/команда', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/команда".'],
  },
  {
    name: 'a path with nothing in it',
    damage: put('/path', '', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" is empty.'],
  },
  {
    name: 'a path that is a number',
    damage: put('/path', 5, 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" must be text, not a number.'],
  },
  {
    name: 'a path that is null',
    damage: put('/path', null, 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" is empty (null); it must be text.'],
  },
  {
    name: 'no path',
    damage: drop('/path', 'pages/team.json'),
    told: ['pages/team.json schema: "path" is missing in a page file.'],
  },
  {
    name: 'a misspelt field for the path',
    damage: rename('/path', 'pth', 'pages/team.json'),
    told: ['pages/team.json/pth schema: "pth" is not a field of a page file. Did you mean "path"?'],
    mended: healed,
  },
  {
    name: 'a capital in the field for the path',
    damage: rename('/path', 'Path', 'pages/team.json'),
    told: ['pages/team.json/Path schema: "Path" is not a field of a page file. Did you mean "path"?'],
    mended: healed,
  },
  {
    name: 'another word for the path',
    damage: rename('/path', 'url', 'pages/team.json'),
    told: ['pages/team.json/url schema: "url" is not a field of a page file; its text belongs in "path".'],
    mended: healed,
  },
  {
    name: 'the first page without a path',
    damage: put('/pages/0/path', ''),
    told: ['pages.json/pages/0/path schema: "path" is empty.'],
    mended: healed,
  },
  {
    name: 'the first page named by its file',
    damage: put('/pages/0/path', 'index.html'),
    told: ['pages.json/pages/0/path schema: "path" cannot be "index.html".'],
    mended: healed,
  },
  {
    name: 'a path with a capital that another page has',
    damage: put('/path', '/Workshop', 'pages/team.json'),
    told: ['pages/team.json/path schema: "path" cannot be "/Workshop".'],
  },
  {
    name: 'a path that another page has',
    damage: put('/path', '/workshop', 'pages/team.json'),
    told: ['pages/workshop.json/path unique-paths: The path "/workshop" is already taken by pages/team.json.'],
  },
  {
    name: 'a copied page',
    damage: save('pages/workshop-2.json', String(sound['pages/workshop.json'])),
    told: ['pages/workshop.json/path unique-paths: The path "/workshop" is already taken by pages/workshop-2.json.'],
  },
  {
    name: 'two paths that cannot be',
    damage: both(put('/path', '/Team', 'pages/team.json'), put('/path', '/workshop/', 'pages/workshop.json')),
    told: [
      'pages/team.json/path schema: "path" cannot be "/Team".',
      'pages/workshop.json/path schema: "path" cannot be "/workshop/".',
    ],
    mended: healed,
  },
  {
    name: 'two paths that mean the same',
    damage: both(put('/path', '/Team', 'pages/team.json'), put('/path', '/team/', 'pages/workshop.json')),
    told: [
      'pages/team.json/path schema: "path" cannot be "/Team".',
      'pages/workshop.json/path schema: "path" cannot be "/team/".',
    ],
  },
  {
    name: 'a path that cannot be, and a link that leads nowhere',
    damage: both(put('/path', '/Team', 'pages/team.json'), put('/site/header/menu/0/href', '/nowhere')),
    told: [
      'pages.json/site/header/menu/0/href links: There is no page or file "/nowhere".',
      'pages/team.json/path schema: "path" cannot be "/Team".',
    ],
    mended: put('/path', '/team', 'pages/team.json'),
  },
  {
    name: 'a path that cannot be of a page that no link leads to',
    damage: save(
      'pages/sale.json',
      String(sound['pages/team.json'])
        .replace('/team', '/Sale')
        .replace('The people', 'The sale')
        .replace('Three piano', 'Two piano'),
    ),
    told: ['pages/sale.json/path schema: "path" cannot be "/Sale".'],
    mended: put('/path', '/sale', 'pages/sale.json'),
  },
  {
    name: 'a page and its path that are both wrong',
    damage: both(put('/path', '/Team', 'pages/team.json'), rename('/title', 'titel', 'pages/team.json')),
    told: [
      'pages/team.json/path schema: "path" cannot be "/Team".',
      'pages/team.json/titel schema: "titel" is not a field of a page file. Did you mean "title"?',
    ],
    mended: healed,
  },
]

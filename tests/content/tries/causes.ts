import { both, drop, healed, move, put, remove, rename, save, type Try, write } from './try.ts'

/** One cause with many effects: pages, files and names that are gone or renamed. */
export const causes: readonly Try[] = [
  {
    name: 'a page file that is gone',
    damage: remove('pages/team.json'),
    told: [
      'pages.json/site/header/menu/1/href links: There is no page or file "/team". Lead to another page. If this one was removed, "redirects" in the settings say where its address leads. See also pages.json:36, pages.json:77.',
    ],
  },
  {
    name: 'a page that is gone',
    damage: drop('/pages/1'),
    told: [
      'pages.json/site/header/menu/2/href links: There is no page or file "/contact". Lead to another page. If this one was removed, "redirects" in the settings say where its address leads. See also pages.json:40, pages.json:52, pages/team.json:13.',
    ],
  },
  {
    name: 'a page that is gone and whose redirects are too',
    damage: both(remove('pages/team.json'), drop('/site/redirects/0')),
    told: [
      'pages.json/site/header/menu/1/href links: There is no page or file "/team". Lead to another page. If this one was removed, "redirects" in the settings say where its address leads. See also pages.json:73.',
    ],
  },
  {
    name: 'a page file that cannot be read',
    damage: write('"path"', 'path"', 'pages/team.json'),
    told: ['pages/team.json/ syntax: The opening quote of this name is missing.'],
    mended: healed,
  },
  {
    name: 'a page file with nothing in it',
    damage: save('pages/team.json', ''),
    told: ['pages/team.json syntax: The file is empty.'],
  },
  {
    name: 'a page with a mistake that links lead to',
    damage: rename('/title', 'titel', 'pages/team.json'),
    told: ['pages/team.json/titel schema: "titel" is not a field of a page file. Did you mean "title"?'],
    mended: healed,
  },
  {
    name: 'no include',
    damage: drop('/include'),
    told: ['pages.json include: 2 files in pages/ are not included, and 6 links lead there.'],
  },
  {
    name: 'an include of nothing',
    damage: put('/include', []),
    told: ['pages.json/include include: 2 files in pages/ are not included, and 6 links lead there.'],
  },
  {
    name: 'an include of another folder',
    damage: put('/include', ['page/*.json']),
    told: ['pages.json/include/0 include: No file matches "page/*.json".'],
  },
  {
    name: 'an include of one file',
    damage: put('/include', ['pages/team.json']),
    told: ['pages.json/include include: 1 file in pages/ is not included, and 3 links lead there.'],
  },
  {
    name: 'an include of some files',
    damage: put('/include', ['pages/t*.json']),
    told: ['pages.json/include include: 1 file in pages/ is not included, and 3 links lead there.'],
  },
  {
    name: 'an include that is too shallow',
    damage: both(put('/include', ['pages/*.json']), move('pages/team.json', 'pages/people/team.json')),
    told: ['pages.json/include include: 1 file in pages/ is not included, and 3 links lead there.'],
  },
  {
    name: 'an include of another ending',
    damage: put('/include', ['pages/**/*.jsn']),
    told: ['pages.json/include/0 schema: Entry 1 of "include" cannot be "pages/**/*.jsn".'],
  },
  {
    name: 'a page file that is not included and that nothing leads to',
    damage: both(
      put('/include', ['pages/team.json', 'pages/workshop.json']),
      save('pages/old/a.json', '{ "path": "/a", "sections": [] }'),
    ),
    told: ['pages.json/include include (warning): 1 file in pages/ is not included.'],
  },
  {
    name: 'page files beside the folder',
    damage: both(move('pages/team.json', 'team.json'), drop('/site/redirects/0')),
    told: ['pages.json/include include: team.json holds a page, but is not included, and 2 links lead there.'],
  },
  {
    name: 'a renamed shared section',
    damage: rename('/shared/visit', 'visits'),
    told: [
      'pages.json/shared/visits shared: 2 places use a shared section "visit", which is not there, and none uses "visits". If this is a slip, write "visit"; if it is a new name, write "visits" in those places. See also pages.json:104, pages/team.json:27.',
    ],
    mended: healed,
  },
  {
    name: 'a shared section with quite another name',
    damage: rename('/shared/visit', 'open-door'),
    told: [
      'pages.json/shared/open-door shared: 2 places use a shared section "visit", which is not there, and none uses "open-door". If this is a slip, write "visit"; if it is a new name, write "open-door" in those places. See also pages.json:104, pages/team.json:27.',
    ],
  },
  {
    name: 'a shared section with a capital',
    damage: rename('/shared/visit', 'Visit'),
    told: ['pages.json/shared/Visit schema: "Visit" cannot be a name here.'],
  },
  {
    name: 'no shared sections',
    damage: drop('/shared'),
    told: [
      'pages.json/pages/0/sections/2/use shared: There is no shared section "visit". Shared sections are written under "shared" in the config. See also pages/team.json:27.',
    ],
  },
  {
    name: 'a use with a typing mistake',
    damage: put('/sections/1/use', 'vist', 'pages/team.json'),
    told: ['pages/team.json/sections/1/use shared: There is no shared section "vist". Did you mean "visit"?'],
  },
  {
    name: 'a use with a capital',
    damage: put('/sections/1/use', 'Visit', 'pages/team.json'),
    told: ['pages/team.json/sections/1/use shared: There is no shared section "Visit". Did you mean "visit"?'],
    mended: healed,
  },
  {
    name: 'a renamed variable',
    damage: rename('/site/variables/email', 'mail'),
    told: [
      'pages.json/site/variables/mail variables: 2 places say {email}, which is no variable, and none says {mail}. If this is a slip, write "email"; if it is a new name, write {mail} in those places. See also pages.json:116.',
    ],
    mended: healed,
  },
  {
    name: 'a variable with quite another name',
    damage: rename('/site/variables/city', 'town'),
    told: [
      'pages.json/site/variables/town variables: 2 places say {city}, which is no variable, and none says {town}. If this is a slip, write "city"; if it is a new name, write {town} in those places. See also pages.json:48, pages.json:63.',
    ],
  },
  {
    name: 'a variable with a typing mistake',
    damage: rename('/site/variables/city', 'ctiy'),
    told: [
      'pages.json/site/variables/ctiy variables: 2 places say {city}, which is no variable, and none says {ctiy}. If this is a slip, write "city"; if it is a new name, write {ctiy} in those places. See also pages.json:48, pages.json:63.',
    ],
    mended: healed,
  },
  {
    name: 'a variable that is gone',
    damage: drop('/site/variables/email'),
    told: [
      'pages.json/pages/1/sections/0/body variables: There is no variable {email}. There are: {city}. For a brace that is no variable write {{. See also pages.json:115.',
    ],
  },
  {
    name: 'no variables',
    damage: drop('/site/variables'),
    told: [
      'pages.json/shared/visit/text variables: There is no variable {city}. Variables are written under "site", "variables". For a brace that is no variable write {{. See also pages.json:59.',
      'pages.json/pages/1/sections/0/body variables: There is no variable {email}. Variables are written under "site", "variables". For a brace that is no variable write {{. See also pages.json:112.',
    ],
  },
  {
    name: 'a text with a typing mistake in a variable',
    damage: put('/shared/visit/text', 'The workshop in {ctiy} is open on Fridays.'),
    told: ['pages.json/shared/visit/text variables: There is no variable {ctiy}. Did you mean {city}?'],
  },
  {
    name: 'a text with another variable that is not there',
    damage: put('/shared/visit/text', 'Ring {phone}.'),
    told: ['pages.json/shared/visit/text variables: There is no variable {phone}.'],
  },
  {
    name: 'from and to swapped',
    damage: put('/site/redirects/0', { from: '/team', to: '/about-us' }),
    told: [
      'pages.json/site/redirects/0 redirects: "from" and "to" are swapped: "/team" exists, and "/about-us" does not.',
    ],
    mended: healed,
  },
  {
    name: 'from and to swapped, all',
    damage: both(
      put('/site/redirects/0', { from: '/team', to: '/about-us' }),
      put('/site/redirects/1', { from: '/contact', to: '/find-us' }),
    ),
    told: [
      'pages.json/site/redirects/0 redirects: "from" and "to" are swapped: "/team" exists, and "/about-us" does not.',
      'pages.json/site/redirects/1 redirects: "from" and "to" are swapped: "/contact" exists, and "/find-us" does not.',
    ],
    mended: healed,
  },
  {
    name: 'a redirect from a page to a slip of one',
    damage: put('/site/redirects/0', { from: '/team', to: '/contat' }),
    told: [
      'pages.json/site/redirects/0/from redirects: "/team" is a page of this site.',
      'pages.json/site/redirects/0/to links: There is no page or file "/contat". Did you mean "/contact"?',
    ],
  },
  {
    name: 'a redirect from a page to a place',
    damage: put('/site/redirects/0', { from: '/team', to: '/people#all' }),
    told: [
      'pages.json/site/redirects/0/from redirects: "/team" is a page of this site.',
      'pages.json/site/redirects/0/to links: There is no page or file "/people".',
    ],
  },
  {
    name: 'a redirect from a page to another',
    damage: put('/site/redirects/0', { from: '/team', to: '/contact' }),
    told: ['pages.json/site/redirects/0/from redirects: "/team" is a page of this site.'],
  },
  {
    name: 'a renamed section',
    damage: put('/pages/1/sections/1/id', 'hours'),
    told: [
      'pages.json/site/header/menu/2/href links: There is no section "opening-hours" on /contact. Its ids are: "rich-text", "hours". See also pages.json:52.',
    ],
  },
  {
    name: 'a section without its name',
    damage: drop('/pages/1/sections/1/id'),
    told: [
      'pages.json/site/header/menu/2/href links: There is no section "opening-hours" on /contact. Its ids are: "rich-text", "rich-text-2". See also pages.json:52.',
    ],
  },
  {
    name: 'a section with a capital in its name',
    damage: put('/pages/1/sections/1/id', 'Opening-Hours'),
    told: ['pages.json/pages/1/sections/1/id schema: "id" cannot be "Opening-Hours".'],
    mended: healed,
  },
]

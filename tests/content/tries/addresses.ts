import { both, healed, put, type Try, write } from './try.ts'

/** Links and pages that say addresses which are like each other. */
export const addresses: readonly Try[] = [
  {
    name: 'a link with a typing mistake',
    damage: put('/site/header/menu/1/href', '/taem'),
    told: ['pages.json/site/header/menu/1/href links: There is no page or file "/taem". Did you mean "/team"?'],
  },
  {
    name: 'a link with a capital',
    damage: put('/site/redirects/1/to', '/Contact'),
    told: ['pages.json/site/redirects/1/to links: There is no page or file "/Contact". Did you mean "/contact"?'],
    mended: healed,
  },
  {
    name: 'a link in capitals',
    damage: put('/site/header/menu/2/href', '/CONTACT#OPENING-HOURS'),
    told: ['pages.json/site/header/menu/2/href links: There is no page or file "/CONTACT". Did you mean "/contact"?'],
    mended: healed,
  },
  {
    name: 'a link with a capital to a place that is not there',
    damage: put('/site/header/menu/2/href', '/Contact#parking'),
    told: ['pages.json/site/header/menu/2/href links: There is no page or file "/Contact". Did you mean "/contact"?'],
  },
  {
    name: 'a link without hyphens',
    damage: both(
      put('/path', '/our-team', 'pages/team.json'),
      put('/site/redirects/0/to', '/our-team'),
      put('/pages/0/sections/0/actions/0/href', '/our-team'),
      put('/site/header/menu/1/href', '/OurTeam'),
    ),
    told: ['pages.json/site/header/menu/1/href links: There is no page or file "/OurTeam". Did you mean "/our-team"?'],
    mended: put('/site/header/menu/1/href', '/our-team'),
  },
  {
    name: 'a path with two letters swapped',
    damage: put('/path', '/taem', 'pages/team.json'),
    told: [
      'pages/team.json/path links: 3 links lead to "/team", which is no page, and none leads to "/taem". If this is a slip, write "/team"; if it is a new address, change the links. See also pages.json:25, pages.json:36, pages.json:77.',
    ],
    mended: healed,
  },
  {
    name: 'a path with a letter too many',
    damage: put('/path', '/teams', 'pages/team.json'),
    told: [
      'pages/team.json/path links: 3 links lead to "/team", which is no page, and none leads to "/teams". If this is a slip, write "/team"; if it is a new address, change the links. See also pages.json:25, pages.json:36, pages.json:77.',
    ],
    mended: healed,
  },
  {
    name: 'a path with a letter too few',
    damage: put('/pages/1/path', '/contct'),
    told: [
      'pages.json/pages/1/path links: 4 links lead to "/contact", which is no page, and none leads to "/contct". If this is a slip, write "/contact"; if it is a new address, change the links. See also pages.json:29, pages.json:40, pages.json:52, pages/team.json:13.',
    ],
    mended: healed,
  },
  {
    name: 'a page at a new address',
    damage: put('/path', '/who-we-are', 'pages/team.json'),
    told: [
      'pages.json/site/header/menu/1/href links: There is no page or file "/team". No link leads to "/who-we-are": is that its new address? See also pages.json:36, pages.json:77.',
    ],
  },
  {
    name: 'a page at a new address that most pages name',
    damage: put('/pages/1/path', '/get-in-touch'),
    told: [
      'pages.json/site/header/menu/2/href links: There is no page or file "/contact". No link leads to "/get-in-touch": is that its new address? See also pages.json:40, pages.json:52, pages/team.json:13.',
    ],
  },
  {
    name: 'the first page at a new address',
    damage: both(put('/pages/0/path', '/home'), put('/site/header/menu/3', { label: 'Start', href: '/' })),
    told: ['pages.json/pages home-page: No page has the path "/"'],
  },
  {
    name: 'a page by its whole address',
    damage: put('/site/header/menu/1/href', 'https://lindgren.example/team'),
    told: ['pages.json/site/header/menu/1/href links: "https://lindgren.example/team" is on this site. Write "/team".'],
    mended: healed,
  },
  {
    name: 'a page that is not there by its whole address',
    damage: put('/site/header/menu/1/href', 'https://lindgren.example/people'),
    told: [
      'pages.json/site/header/menu/1/href links: "https://lindgren.example/people" is on this site. Write the path of a page: there is none at "/people".',
    ],
  },
  {
    name: 'an ignored rule that is only somewhat like one',
    damage: put('/pages/0/ignore', [{ rule: 'redirection', reason: 'We like it as it is, and so do they.' }]),
    told: [
      'pages.json/pages/0/ignore/0/rule ignore: There is no rule "redirection" that can be ignored. Did you mean "redirects"?',
    ],
  },
  {
    name: 'an invisible letter in the address of a picture',
    damage: write('/images/grand.svg', '/images/gr\u200band.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is an invisible character (U+200B) in the address "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'an invisible letter in a variable of several texts',
    damage: both(
      write('tuned and mended in {city}', 'tuned and mended in {ci\u200bty}'),
      write('The workshop in {city}', 'The workshop in {ci\u200bty}'),
    ),
    told: [
      'pages.json/shared/visit/text variables: There is an invisible character (U+200B) in the variable {city}.',
      'pages.json/pages/0/title variables: There is an invisible character (U+200B) in the variable {city}.',
    ],
    mended: healed,
  },
]

import { both, drop, healed, insert, instead, move, put, type Try, write } from './try.ts'

const said = (text: string) => put('/pages/0/sections/1/items/0/text', text)
const ring = both(
  put('/site/variables/dial', '+440000000000'),
  put('/pages/1/sections/0/body', 'Write to [{email}](mailto:{email}), or [ring us](tel:{dial}).'),
  put('/shared/visit/actions/0', { label: 'Ring the workshop', href: 'tel:{dial}' }),
)

/** One cause that shows in several places, and what variables bring. */
export const brought: readonly Try[] = [
  ...['hello@lindgren', 'hello (at) lindgren.example', 'hello@@lindgren.example'].map((email) => ({
    name: `the variable of an address is ${email}`,
    damage: put('/site/variables/email', email),
    told: [
      `pages.json/site/variables/email links: Links write to {email}, and "${email}" is no e-mail address. For example "hello@example.com".`,
    ],
  })),
  ...['mailto:hello@lindgren.example', '<hello@lindgren.example>', 'hello@lindgren.example.'].map((email) => ({
    name: `the variable of an address is ${email}`,
    damage: put('/site/variables/email', email),
    told: [
      `pages.json/site/variables/email links: Links write to {email}, and "${email}" is no e-mail address. Write "hello@lindgren.example".`,
    ],
    mended: healed,
  })),
  {
    name: 'a number with spaces that several links ring',
    damage: both(ring, put('/site/variables/dial', '+44 (0)000 000000')),
    told: [
      'pages.json/site/variables/dial links: Links ring {dial}: there the number stands in one piece, and without "tel:". Write "+44000000000".',
    ],
  },
  {
    name: 'words that several links ring',
    damage: both(ring, put('/site/variables/dial', 'ask for it')),
    told: ['pages.json/site/variables/dial links: Links ring {dial}, and "ask for it" is no telephone number.'],
  },
  ...['[city]', '[[city]]', '<city>'].map((words) => ({
    name: `a variable as ${words}`,
    damage: said(`Twice a year in ${words}.`),
    told: [
      `pages.json/pages/0/sections/1/items/0/text variables (warning): Visitors would read "${words}". A variable stands in braces: {city}.`,
    ],
    mended: instead(said('Twice a year in {city}.')),
  })),
  { name: 'a word in brackets that is no variable', damage: said('Twice a [sic] year.'), told: [] },
  {
    name: 'a link of a word that is a variable',
    damage: said('Twice a year in [city](/workshop).'),
    told: [],
  },
  {
    name: 'two braces around what is no variable',
    damage: said('Twice a year in {{ page.town }}.'),
    told: ['pages.json/pages/0/sections/1/items/0/text variables: Visitors would read "{ page.town }}".'],
  },
  { name: 'a brace that visitors read', damage: said('A brace looks like this: {{'), told: [] },
  {
    name: 'a picture in a text without other signs',
    damage: said('Twice a year. ![A piano](/images/grand.svg)'),
    told: ['pages.json/pages/0/sections/1/items/0/text markup: A text cannot hold a picture.'],
  },
  {
    name: 'a draft that several links lead to',
    damage: put('/draft', true, 'pages/workshop.json'),
    told: [
      'pages.json/site/header/menu/0/href links: "/workshop" leads to a draft, which visitors will not see. Publish it first, or remove this link. See also pages.json:',
    ],
  },
  {
    name: 'the path of another page',
    damage: put('/path', '/contact', 'pages/workshop.json'),
    told: ['pages/workshop.json/path unique-paths: The path "/contact" is already taken by pages.json.'],
  },
  {
    name: 'a folder of pictures with a capital',
    damage: both(move('public/images/people/ada.svg', 'public/images/People/ada.svg')),
    told: [
      'pages/team.json/sections/0/items/0/image/src images: There is no folder public/images/people. There is public/images/People. Rename the folder to "images/people".',
    ],
  },
  {
    name: 'a folder that several pictures are wanted from',
    damage: both(
      put('/pages/0/sections/0/image/src', '/images/new/one-upright.svg'),
      put('/sections/0/items/0/image/src', '/images/new/two-uprights.svg', 'pages/team.json'),
    ),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no folder public/images/new, where the site has files from. Put it there, with its files. See also pages/team.json:',
    ],
  },
  {
    name: 'the theme beside the site',
    damage: both(put('/theme', { colors: { brand: '#0b4f9e', accent: '#0f766e' } }), drop('/site/theme')),
    told: ['pages.json/theme schema: "theme" belongs under "site".'],
  },
  {
    name: 'the language beside the site',
    damage: both(put('/language', 'en'), drop('/site/language')),
    told: ['pages.json/language schema: "language" belongs under "site".'],
  },
  {
    name: 'a field in capitals beside the same one',
    damage: put('/pages/0/sections/0/TEXT', 'We tune.'),
    told: [
      'pages.json/pages/0/sections/0/TEXT schema: "TEXT" is not a field of a "hero" section; it is called "text" here, and there is one already. Remove one of the two.',
    ],
  },
  {
    name: 'addresses alone in a menu',
    damage: put('/site/header/menu', ['/workshop']),
    told: [
      'pages.json/site/header/menu/0 schema: Entry 1 of "menu" must be a block in { }, not text. Write { "href": "/workshop", "label": … }.',
    ],
  },
  ...['???', '...', '[PLACEHOLDER]', 'asdf asdf', 'Your text goes here'].map((heading) => ({
    name: `the heading ${heading}`,
    damage: put('/pages/0/sections/1/heading', heading),
    told: [`pages.json/pages/0/sections/1/heading filler (warning): "${heading}" only fills the place of a text.`],
  })),
  { name: 'a question as a heading', damage: put('/pages/0/sections/1/heading', 'Why, oh why?'), told: [] },
  {
    name: 'figures for inches and a colon',
    damage: write('Keys, felts and strings.', 'A 10" key: mended in a day.'),
    told: ['pages.json/pages/0/sections/1/items/1/text syntax: This quote ends the text, but the text goes on.'],
    mended: instead(write('Keys, felts and strings.', String.raw`A 10\" key: mended in a day.`)),
  },
  {
    name: 'a list without its first bracket',
    damage: both(
      insert('/pages/0/sections', 2, { type: 'feature', heading: 'Two', body: 'Words.', points: ['One', 'Two'] }),
      write('[\n            "One",\n            "Two"\n          ]', '"One", "Two"]'),
    ),
    told: ['pages.json/pages/0/sections/2/Two syntax: A "[" is missing before this list.'],
    mended: instead(
      both(
        insert('/pages/0/sections', 2, { type: 'feature', heading: 'Two', body: 'Words.', points: ['One', 'Two'] }),
        write('[\n            "One",\n            "Two"\n          ]', '["One", "Two"]'),
      ),
    ),
  },
  ...['3%', '3 / 2', '3.5.1'].map((figure) => ({
    name: `the figure ${figure}`,
    damage: write('"columns": 3', `"columns": ${figure}`),
    told: [`pages.json/pages/0/sections/1/columns syntax: ${figure} is not a number as JSON writes it.`],
  })),
  {
    name: 'three points for what was left out',
    damage: write('"columns": 3', '"columns": ...'),
    told: ['pages.json/pages/0/sections/1/columns syntax: "..." stands for something that was left out.'],
  },
  ...['mailto://hello@lindgren.example', 'mailto:mailto:hello@lindgren.example'].map((href) => ({
    name: `the address ${href}`,
    damage: put('/pages/0/sections/0/actions/0/href', href),
    told: [`pages.json/pages/0/sections/0/actions/0/href links: "${href}" is not an e-mail address.`],
  })),
  {
    name: 'a subject with spaces',
    damage: put('/pages/0/sections/0/actions/0/href', 'mailto:hello@lindgren.example?subject=A grand'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: "mailto:hello@lindgren.example?subject=A grand" has a space in it, which no address has. Write "mailto:hello@lindgren.example?subject=A%20grand".',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', 'mailto:hello@lindgren.example?subject=A%20grand')),
  },
  {
    name: 'a site without a dot',
    damage: put('/pages/0/sections/0/actions/0/href', 'https://instagram/lindgren'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: "https://instagram/lindgren" names no site: there is no dot in its name.',
    ],
  },
  {
    name: 'an "alt" that only says that it is a picture',
    damage: put('/pages/0/sections/0/image/alt', 'Picture of'),
    told: [
      'pages.json/pages/0/sections/0/image/alt alt-text: An "alt" need not say that it is a picture. Say in one sentence what it shows.',
    ],
  },
  {
    name: 'a list over several lines without its first bracket',
    damage: write(
      '"include": [\n    "pages/**/*.json"\n  ]',
      '"include":\n    "pages/team.json",\n    "pages/workshop.json"\n  ]',
    ),
    told: ['pages.json/pages~1workshop.json syntax: A "[" is missing before this list.'],
    mended: instead(
      write(
        '"include": [\n    "pages/**/*.json"\n  ]',
        '"include":\n    ["pages/team.json",\n    "pages/workshop.json"\n  ]',
      ),
    ),
  },
  {
    name: 'a time without quotes',
    damage: write('"heading": "Tuning"', '"heading": 10:30'),
    told: ['pages.json/pages/0/sections/1/items/0/heading syntax: 10:30 is not a number as JSON writes it.'],
  },
  ...['→', '✓', '*'].map((sign) => ({
    name: `a list by ${sign}`,
    damage: put('/pages/1/sections/1/body', `Fridays:\n\n${sign}Ring the bell.\n${sign}Leave time to play.`),
    told: ['pages.json/pages/1/sections/1/body markup (warning): These signs make no list'],
    mended: instead(put('/pages/1/sections/1/body', 'Fridays:\n\n- Ring the bell.\n- Leave time to play.')),
  })),
  {
    name: 'emphasis at the beginning of two lines',
    damage: put('/pages/1/sections/1/body', '*Fridays* from nine.\n*Mondays* from ten.'),
    told: [],
  },
  { name: 'a way in one line', damage: put('/pages/1/sections/1/body', 'Bus → tram → workshop.'), told: [] },
]

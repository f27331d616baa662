import { both, healed, insert, instead, put, rename, type Try, write } from './try.ts'

const pricing = (currency: string) => ({
  type: 'pricing',
  heading: 'What it costs',
  currency,
  items: [
    {
      heading: 'Tuning',
      text: 'Once a year',
      price: { amount: 90, per: 'once' },
      points: ['At your home'],
      link: { label: 'Ask for a day', href: '/contact' },
    },
  ],
})
const priced = (currency: string) => insert('/pages/0/sections', 2, pricing(currency))
const article = (published: string) => put('/article', { published }, 'pages/team.json')
const inCountry = (country: string) => put('/site/organization', { name: 'Lindgren Pianos', country })
const form = (kind: string, field = 'words', name = 'ask') =>
  insert('/pages/1/sections', 1, {
    type: 'form',
    name,
    heading: 'Ask us',
    fields: [{ kind, name: field, label: 'Your words' }],
    labels: { submit: 'Send the question' },
    success: 'It is here.',
    failure: 'It did not arrive.',
  })

const choice = (option: string) =>
  both(
    form('text'),
    put('/pages/1/sections/1/fields/0', { kind: 'radio', name: 'time', label: 'When', options: [option, 'Later'] }),
  )

/** Values that would be right if they were written in another way, and codes that there are none of. */
export const forms: readonly Try[] = [
  {
    name: 'a field that hides a part of its form from scripts',
    damage: form('text', 'closest'),
    told: [
      'pages.json/pages/1/sections/1/fields/0/name forms: No answer would arrive: scripts find a part of the form itself under the name "closest". Give the field another name.',
    ],
    mended: instead(form('text', 'closestAnswer')),
  },
  {
    name: 'a form that hides a part of its page from scripts',
    damage: form('text', 'words', 'cookie'),
    told: [
      'pages.json/pages/1/sections/1/name forms: Scripts find a part of the page itself under the name "cookie", which this form would hide. Give the form another name',
    ],
    mended: instead(form('text', 'words', 'cookie-form')),
  },
  {
    name: 'an option of two lines',
    damage: choice('In the\nmorning'),
    told: [
      'pages.json/pages/1/sections/1/fields/0/options/0 forms: Who chooses this could not send the form: there is a line break in it. An option is one line. Write a space in its place.',
    ],
    mended: instead(choice('In the morning')),
  },
  { name: 'a field that hides what nobody asks a form for', damage: form('text', 'children'), told: [] },
  {
    name: 'a currency in small letters',
    damage: priced('eur'),
    told: [
      'pages.json/pages/0/sections/2/currency schema: "currency" cannot be "eur". A currency is three capital letters, for example "EUR". Write "EUR".',
    ],
    mended: instead(priced('EUR')),
  },
  {
    name: 'a currency that there is not',
    damage: priced('GPB'),
    told: ['pages.json/pages/0/sections/2/currency pricing: There is no currency "GPB".'],
  },
  { name: 'a currency of a far country', damage: priced('NZD'), told: [] },
  {
    name: 'a language in capitals',
    damage: put('/site/language', 'EN'),
    told: ['pages.json/site/language schema: "language" cannot be "EN".'],
    mended: healed,
  },
  {
    name: 'a country of a language in small letters',
    damage: put('/site/language', 'en-us'),
    told: [
      'pages.json/site/language schema: "language" cannot be "en-us". A language is two or three small letters, and maybe a country: "en" or "en-GB". Write "en-US".',
    ],
    mended: instead(put('/site/language', 'en-US')),
  },
  {
    name: 'a language of a country by another code',
    damage: put('/site/language', 'en-UK'),
    told: ['pages.json/site/language language: Browsers and search engines know "en-UK" as "en-GB". Write "en-GB".'],
    mended: instead(put('/site/language', 'en-GB')),
  },
  {
    name: 'a country for a language',
    damage: put('/site/language', 'gb'),
    told: ['pages.json/site/language language (warning): "gb" names no language.'],
  },
  { name: 'a language that few speak', damage: put('/site/language', 'nds'), told: [] },
  {
    name: 'a country by another code',
    damage: inCountry('UK'),
    told: ['pages.json/site/organization/country language: Browsers and search engines know "UK" as "GB". Write "GB".'],
    mended: instead(inCountry('GB')),
  },
  {
    name: 'a country that there is not',
    damage: inCountry('QX'),
    told: ['pages.json/site/organization/country language: "QX" names no country.'],
  },
  { name: 'a country that there is', damage: inCountry('IN'), told: [] },
  ...['2025/06/02', '20250602', '2025–06–02'].map((day) => ({
    name: `the day ${day}`,
    damage: article(day),
    told: [
      `pages/team.json/article/published schema: "published" cannot be "${day}". A day is written as year, month, day, for example "2025-06-02". Write "2025-06-02".`,
    ],
    mended: instead(article('2025-06-02')),
  })),
  ...['2025-6-2', '02.06.2025', '2025-06-02T10:00'].map((day) => ({
    name: `the day ${day}`,
    damage: article(day),
    told: [
      `pages/team.json/article/published schema: "published" cannot be "${day}". A day is written as year, month, day, for example "2025-06-02". Write "2025-06-02".`,
    ],
  })),
  {
    name: 'a day of which nobody knows the month',
    damage: article('06/02/2025'),
    told: [
      'pages/team.json/article/published schema: "published" cannot be "06/02/2025". A day is written as year, month, day, for example "2025-06-02".',
    ],
  },
  {
    name: 'a colour without its sign',
    damage: put('/site/theme/colors/brand', '0b4f9e'),
    told: ['pages.json/site/theme/colors/brand schema: "brand" cannot be "0b4f9e".'],
    mended: healed,
  },
  {
    name: 'a colour of three digits',
    damage: put('/site/theme/colors/brand', '#05a'),
    told: [
      'pages.json/site/theme/colors/brand schema: "brand" cannot be "#05a". A colour is "#" and six digits or letters a to f, for example "#0b4f9e". Write "#0055aa".',
    ],
  },
  {
    name: 'an id as it stands in links',
    damage: put('/pages/1/sections/1/id', '#opening-hours'),
    told: ['pages.json/pages/1/sections/1/id schema: "id" cannot be "#opening-hours".'],
    mended: healed,
  },
  {
    name: 'an id in words',
    damage: put('/pages/1/sections/1/id', 'Opening hours'),
    told: [
      'pages.json/pages/1/sections/1/id schema: "id" cannot be "Opening hours". An id is small letters, digits and hyphens and starts with a letter, for example "our-team". Write "opening-hours".',
    ],
    mended: healed,
  },
  {
    name: 'a shared section with a name in words',
    damage: rename('/shared/visit', 'Come and visit'),
    told: [
      'pages.json/shared/Come and visit schema: "Come and visit" cannot be a name here. A name is small letters, digits and hyphens and starts with a letter, for example "open-morning". Write "come-and-visit".',
    ],
  },
  {
    name: 'an old address with a slash at its end',
    damage: put('/site/redirects/0/from', '/about-us/'),
    told: ['pages.json/site/redirects/0/from schema: "from" cannot be "/about-us/".'],
    mended: healed,
  },
  {
    name: 'an old address with the whole site',
    damage: put('/site/redirects/0/from', 'https://lindgren.example/about-us'),
    told: [
      'pages.json/site/redirects/0/from schema: "from" cannot be "https://lindgren.example/about-us". An old address starts with "/", has letters, digits and hyphens, no slash at the end, and no step of it begins with a dot, for example "/ferry/boats". All below one are led on in a file public/_redirects, by a line such as "/boats/* /ferry/:splat 301". Write "/about-us".',
    ],
  },
  {
    name: 'an old and a new address',
    damage: both(rename('/site/redirects/0/from', 'old'), rename('/site/redirects/0/to', 'new')),
    told: [
      'pages.json/site/redirects/0/old schema: "old" is not a field of a redirect; its text belongs in "from".',
      'pages.json/site/redirects/0/new schema: "new" is not a field of a redirect; its text belongs in "to".',
    ],
    mended: healed,
  },
  {
    name: 'the address of the site with a slash at its end',
    damage: put('/site/url', 'https://lindgren.example/'),
    told: ['pages.json/site/url schema: "url" cannot be "https://lindgren.example/".'],
    mended: healed,
  },
  {
    name: 'the address of the site without https',
    damage: put('/site/url', 'www.lindgren.example'),
    told: [
      'pages.json/site/url schema: "url" cannot be "www.lindgren.example". The address starts with "https://" and has no slash at the end, for example "https://www.bay-ferry.example". Write "https://www.lindgren.example".',
    ],
  },
  ...['https://lindgren', 'https://localhost:3000', 'https://lindgren.example:99999'].map((url) => ({
    name: `the site at ${url}`,
    damage: put('/site/url', url),
    told: [`pages.json/site/url site-address (warning): No visitor finds the site at "${url}".`],
  })),
  ...['https://lindgren.example?x', 'https://me@lindgren.example'].map((url) => ({
    name: `the site at ${url}`,
    damage: put('/site/url', url),
    told: [`pages.json/site/url schema: "url" cannot be "${url}".`],
  })),
  {
    name: 'a folder in the place of a pattern',
    damage: write('"pages/**/*.json"', '"pages/"'),
    told: [
      'pages.json/include/0 schema: Entry 1 of "include" cannot be "pages/". A pattern stays below the folder of this file and ends with ".json", for example "pages/**/*.json". Write "pages/**/*.json".',
    ],
  },
  {
    name: 'a pattern with backslashes',
    damage: write('"pages/**/*.json"', String.raw`"pages\\**\\*.json"`),
    told: ['pages.json/include/0 schema: Entry 1 of "include" cannot be'],
    mended: healed,
  },
  {
    name: 'a pattern without a list',
    damage: put('/include', 'pages/**/*.json'),
    told: ['pages.json/include schema: "include" must be a list, even of one entry: put [ and ] around it.'],
    mended: instead(write('[\n    "pages/**/*.json"\n  ]', '["pages/**/*.json"]')),
  },
  {
    name: 'a word around one that can be chosen',
    damage: put('/pages/0/sections/0/tone', 'the brand tone'),
    told: ['pages.json/pages/0/sections/0/tone schema: "tone" cannot be "the brand tone". Did you mean "brand"?'],
  },
  {
    name: 'yes in quotes',
    damage: put('/draft', 'no', 'pages/team.json'),
    told: ['pages/team.json/draft schema: "draft" must be true or false, not text: write false without the quotes.'],
    mended: instead(put('/draft', false, 'pages/team.json')),
  },
  ...[
    ['dropdown', 'select'],
    ['phone', 'tel'],
    ['multiline', 'textarea'],
    ['date', 'text'],
  ].map(([word = '', kind = '']) => ({
    name: `the kind of field "${word}"`,
    damage: form(word),
    told: [
      `pages.json/pages/1/sections/1/fields/0/kind schema: There is no form field kind "${word}"; it is called "${kind}" here.`,
    ],
    ...(kind === 'select' ? {} : { mended: instead(form(kind)) }),
  })),
]

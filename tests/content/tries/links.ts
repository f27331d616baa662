/** An address that an author writes for a link, what is said about it, and what --fix makes of it. */
export interface LinkTry {
  href: string
  told: string
  mended?: string
}

const links = (message: string) => `links: ${message}`

/** The site is https://sample.example and has the page /contact; {phone} is "+91 00000 00000". */
export const addresses: readonly LinkTry[] = [
  // Telephones.
  { href: 'tel:+91 00000 00000', told: links('"tel:+91 00000 00000" has a space in it'), mended: 'tel:+910000000000' },
  { href: 'tel: +910000000000', told: links('"tel: +910000000000" has a space in it'), mended: 'tel:+910000000000' },
  { href: 'tel:+49 (0)89 12345', told: links('"tel:+49 (0)89 12345" has a space in it') },
  {
    href: 'tel:{phone}',
    told: links('Links ring {phone}: there the number stands in one piece, and without "tel:". Write "+910000000000"'),
  },
  { href: 'tel:call', told: links('"tel:call" is not a telephone number.') },
  // Spaces.
  {
    href: 'https://ward.example/our prices',
    told: links('"https://ward.example/our prices" has a space in it, which no address has.'),
  },
  {
    href: 'https://ward.example ',
    told: links('"https://ward.example " has a space in it'),
    mended: 'https://ward.example',
  },
  { href: 'https:// ward.example', told: links('"https:// ward.example" has a space in it') },
  {
    href: 'https://ward.example\u00a0',
    told: links('There is an invisible character (U+00A0)'),
    mended: 'https://ward.example',
  },
  {
    href: 'https://ward.example/our\u00a0prices',
    told: links('There is an invisible character (U+00A0)'),
  },
  { href: '/contact\u200b#none', told: links('There is an invisible character (U+200B)') },
  { href: '#\u200bnone', told: links('There is an invisible character (U+200B)') },
  // This site.
  {
    href: 'https://sample.example/contact',
    told: links('"https://sample.example/contact" is on this site. Write "/contact".'),
    mended: '/contact',
  },
  {
    href: 'https://www.sample.example/contact#form',
    told: links('"https://www.sample.example/contact#form" is on this site.'),
    mended: '/contact#form',
  },
  { href: 'http://sample.example', told: links('"http://sample.example" is on this site. Write "/".'), mended: '/' },
  {
    href: 'http://www.sample.example/',
    told: links('"http://www.sample.example/" is on this site. Write "/".'),
    mended: '/',
  },
  {
    href: 'https://Sample.Example/contact',
    told: links('"https://Sample.Example/contact" is on this site.'),
    mended: '/contact',
  },
  {
    href: 'https://sample.example#hero',
    told: links('"https://sample.example#hero" is on this site. Write "/#hero".'),
    mended: '/#hero',
  },
  {
    href: 'https://sample.example/none',
    told: links('"https://sample.example/none" is on this site. Write the path of a page: there is none at "/none".'),
  },
  // Somebody's own computer.
  {
    href: 'http://localhost:5173/contact',
    told: links('"http://localhost:5173/contact" is on your own computer, where no visitor gets.'),
    mended: '/contact',
  },
  { href: 'http://localhost:8000', told: links('"http://localhost:8000" is on your own computer'), mended: '/' },
  { href: 'https://localhost/none', told: links('"https://localhost/none" is on your own computer') },
  {
    href: 'http://127.0.0.1:8000/contact',
    told: links('"http://127.0.0.1:8000/contact" is on your own computer'),
    mended: '/contact',
  },
  { href: 'http://192.168.1.20/', told: links('"http://192.168.1.20/" is on your own computer'), mended: '/' },
  {
    href: 'http://0.0.0.0:3000/contact',
    told: links('"http://0.0.0.0:3000/contact" is on your own computer'),
    mended: '/contact',
  },
  {
    href: 'http://macbook.local:5173/contact',
    told: links('"http://macbook.local:5173/contact" is on your own computer'),
    mended: '/contact',
  },
  // Letters that nobody sees.
  {
    href: '/contact\u200b',
    told: links('There is an invisible character (U+200B) in the address "/contact".'),
    mended: '/contact',
  },
  { href: '/con\u00adtact#form', told: links('There is an invisible character (U+00AD)'), mended: '/contact#form' },
  { href: '/none\u200b', told: links('There is an invisible character (U+200B) in the address "/none".') },
  {
    href: 'mailto:\u2060hello@sample.example',
    told: links('There is an invisible character (U+2060)'),
    mended: 'mailto:hello@sample.example',
  },
  {
    href: '\ufeffhttps://ward.example',
    told: 'schema: "href" has an invisible character (U+FEFF) in it. Write "https://ward.example".',
    mended: 'https://ward.example',
  },
  // Elsewhere.
  { href: 'http://ward.example', told: 'external-https: "http://ward.example" is not encrypted.' },
]

export const rightAddresses: readonly string[] = [
  'https://ward.example',
  'https://ward.example/our%20prices?a=b&c=d#e',
  'https://sample.example.org/contact',
  'https://mysample.example',
  'https://shop.sample.example/contact',
  'https://ward.example/?from=https://sample.example/contact',
  'https://localhost.ward.example',
  'https://10.example/prices',
  'https://locals.example',
  'https://भारत.example/दवा',
  'tel:+910000000000',
  'tel:+91-00000-00000',
  'tel:0800123456',
  'mailto:hello@sample.example',
  'mailto:{email}',
  '/contact',
  '/contact?from=home#form',
  '#hero',
]

/** Labels that say nothing of where they lead, by the language of the site. */
export const emptyLabels: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Learn more',
    'Read more',
    'READ MORE',
    'Read more →',
    '» More',
    'Click here!',
    'Find out more',
    'Details',
    'More info…',
    'Here',
    'Continue reading',
    'View more >',
  ],
  'en-GB': ['Discover more', 'Show more'],
  de: [
    'Mehr erfahren',
    'Weiterlesen',
    'Hier klicken',
    'mehr',
    'Mehr …',
    'Klicken Sie hier',
    'Weitere Informationen',
    'Zur Seite',
    'Jetzt mehr erfahren',
  ],
  'de-AT': ['Mehr lesen', 'Details'],
  fr: ['En savoir plus', 'Lire la suite', 'Plus d’informations'],
  es: ['Leer más', 'Haga clic aquí'],
  hi: ['और पढ़ें'],
  ta: ['Read more'],
}

/** Labels that look like them and say something. */
export const rightLabels: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Learn more about us',
    'Read about security',
    'Read the full story',
    'See all prices',
    'Here we are',
    'More than bread',
    'Go-live',
    'View on a map',
    'Details of the plan',
    'Go to lesson 1',
    '+91 00000 00000',
    '24/7',
    'C#',
    'Mehr erfahren',
  ],
  de: [
    'Mehr über unser Mehl',
    'Weiter zur Kasse',
    'Preise ansehen',
    'Hier finden Sie uns',
    'See',
    'Brot bestellen',
    '089 12345',
  ],
  hi: ['हमारे बारे में', 'संपर्क करें'],
}

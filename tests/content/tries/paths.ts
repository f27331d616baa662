import { healed, put, type Try, write } from './try.ts'

/** Addresses of pages. */
export const paths: readonly Try[] = [
  {
    name: 'a link with a typing mistake',
    damage: put('/site/header/menu/1/href', '/taem'),
    told: ['pages.json/site/header/menu/1/href links: There is no page or file "/taem". Did you mean "/team"?'],
  },
  {
    name: 'a link with a capital',
    damage: write('"to": "/contact"', '"to": "/Contact"'),
    told: ['pages.json/site/redirects/1/to links: There is no page or file "/Contact". Did you mean "/contact"?'],
    mended: healed,
  },
]

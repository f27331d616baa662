import { healed, instead, put, type Try, write } from './try.ts'

/** Addresses of pages, files and pictures that are written in another way. */
export const suggestions: readonly Try[] = [
  {
    name: 'a link "team"',
    damage: put('/pages/0/sections/0/actions/0/href', 'team'),
    told: ['pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "team". Write "/team".'],
    mended: healed,
  },
  {
    name: 'a link "./team"',
    damage: put('/pages/0/sections/0/actions/0/href', './team'),
    told: ['pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "./team". Write "/team".'],
    mended: healed,
  },
  {
    name: 'a link "../team"',
    damage: put('/pages/0/sections/0/actions/0/href', '../team'),
    told: ['pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "../team". Write "/team".'],
    mended: healed,
  },
  {
    name: 'a link "team.html"',
    damage: put('/pages/0/sections/0/actions/0/href', 'team.html'),
    told: ['pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "team.html". Write "/team".'],
    mended: healed,
  },
  {
    name: 'a link "/team.html"',
    damage: put('/pages/0/sections/0/actions/0/href', '/team.html'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: There is no page or file "/team.html". Did you mean "/team"?',
    ],
    mended: healed,
  },
  {
    name: 'a link "pages/team.json"',
    damage: put('/pages/0/sections/0/actions/0/href', 'pages/team.json'),
    told: ['pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "pages/team.json". Write "/team".'],
    mended: healed,
  },
  {
    name: 'a link "/pages/team.json"',
    damage: put('/pages/0/sections/0/actions/0/href', '/pages/team.json'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: There is no page or file "/pages/team.json". Did you mean "/team"?',
    ],
    mended: healed,
  },
  {
    name: 'a link "team.json"',
    damage: put('/pages/0/sections/0/actions/0/href', 'team.json'),
    told: ['pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "team.json". Write "/team".'],
    mended: healed,
  },
  {
    name: 'a link "\\\\team"',
    damage: put('/pages/0/sections/0/actions/0/href', '\\team'),
    told: ['pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "\\\\team". Write "/team".'],
    mended: healed,
  },
  {
    name: 'a link "/Team"',
    damage: put('/pages/0/sections/0/actions/0/href', '/Team'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: There is no page or file "/Team". Did you mean "/team"?',
    ],
    mended: healed,
  },
  {
    name: 'a link "/team/"',
    damage: put('/pages/0/sections/0/actions/0/href', '/team/'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: There is no page or file "/team/". Did you mean "/team"?',
    ],
    mended: healed,
  },
  {
    name: 'a link "Team"',
    damage: put('/pages/0/sections/0/actions/0/href', 'Team'),
    told: ['pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "Team". Write "/team".'],
    mended: healed,
  },
  {
    name: 'a link "contact#opening-hours"',
    damage: put('/pages/0/sections/0/actions/0/href', 'contact#opening-hours'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "contact#opening-hours". Write "/contact#opening-hours".',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', '/contact#opening-hours')),
  },
  {
    name: 'a link "public/downloads/repairs.pdf"',
    damage: put('/pages/0/sections/0/actions/0/href', 'public/downloads/repairs.pdf'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "public/downloads/repairs.pdf". Write "/downloads/repairs.pdf".',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', '/downloads/repairs.pdf')),
  },
  {
    name: 'a link "/public/downloads/repairs.pdf"',
    damage: put('/pages/0/sections/0/actions/0/href', '/public/downloads/repairs.pdf'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: There is no page or file "/public/downloads/repairs.pdf". Did you mean "/downloads/repairs.pdf"?',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', '/downloads/repairs.pdf')),
  },
  {
    name: 'a link "downloads/repairs.pdf"',
    damage: put('/pages/0/sections/0/actions/0/href', 'downloads/repairs.pdf'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "downloads/repairs.pdf". Write "/downloads/repairs.pdf".',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', '/downloads/repairs.pdf')),
  },
  {
    name: 'a link "hello@lindgren.example"',
    damage: put('/pages/0/sections/0/actions/0/href', 'hello@lindgren.example'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "hello@lindgren.example". Write "mailto:hello@lindgren.example".',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', 'mailto:hello@lindgren.example')),
  },
  {
    name: 'a link "www.example.com"',
    damage: put('/pages/0/sections/0/actions/0/href', 'www.example.com'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "www.example.com". Write "https://www.example.com".',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', 'https://www.example.com')),
  },
  {
    name: 'a link "+44 123 456"',
    damage: put('/pages/0/sections/0/actions/0/href', '+44 123 456'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "+44 123 456". Write "tel:+44123456".',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', 'tel:+44123456')),
  },
  {
    name: 'a link "https://lindgren.example/contact"',
    damage: put('/pages/0/sections/0/actions/0/href', 'https://lindgren.example/contact'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: "https://lindgren.example/contact" is on this site. Write "/contact".',
    ],
    mended: instead(put('/pages/0/sections/0/actions/0/href', '/contact')),
  },
  {
    name: 'a link "nowhere"',
    damage: put('/pages/0/sections/0/actions/0/href', 'nowhere'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "nowhere". A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".',
    ],
  },
  {
    name: 'a link "/taem"',
    damage: put('/pages/0/sections/0/actions/0/href', '/taem'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href links: There is no page or file "/taem". Did you mean "/team"?',
    ],
  },
  {
    name: 'a link "/nowhere.html"',
    damage: put('/pages/0/sections/0/actions/0/href', '/nowhere.html'),
    told: ['pages.json/pages/0/sections/0/actions/0/href links: There is no page or file "/nowhere.html".'],
  },
  {
    name: 'a link "opening-hours"',
    damage: put('/pages/0/sections/0/actions/0/href', 'opening-hours'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "opening-hours". A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".',
    ],
  },
  {
    name: 'a link "C:\\\\site\\\\team.html"',
    damage: put('/pages/0/sections/0/actions/0/href', 'C:\\site\\team.html'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "C:\\\\site\\\\team.html". A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".',
    ],
  },
  {
    name: 'a link "ftp://example.com"',
    damage: put('/pages/0/sections/0/actions/0/href', 'ftp://example.com'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "ftp://example.com". A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".',
    ],
  },
  {
    name: 'a link "pages/none.json"',
    damage: put('/pages/0/sections/0/actions/0/href', 'pages/none.json'),
    told: [
      'pages.json/pages/0/sections/0/actions/0/href schema: "href" cannot be "pages/none.json". A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".',
    ],
  },
  {
    name: 'links in a text',
    damage: write('[the workshop](/workshop)', '[the workshop](workshop.html)'),
    told: ['pages.json/pages/0/sections/0/text links: "workshop.html" leads nowhere. Write "/workshop".'],
    mended: healed,
  },
  {
    name: 'a link in the menu',
    damage: put('/site/header/menu/0/href', 'workshop'),
    told: ['pages.json/site/header/menu/0/href schema: "href" cannot be "workshop". Write "/workshop".'],
    mended: healed,
  },
  {
    name: 'the target of a redirect',
    damage: put('/site/redirects/0/to', '/pages/team.json'),
    told: ['pages.json/site/redirects/0/to links: There is no page or file "/pages/team.json". Did you mean "/team"?'],
    mended: healed,
  },
  {
    name: 'a picture "public/images/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', 'public/images/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "public/images/grand.svg". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "/public/images/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', '/public/images/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "/public/images/grand.svg". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "images/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', 'images/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "images/grand.svg". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "grand.svg"',
    damage: put('/pages/0/sections/0/image/src', 'grand.svg'),
    told: ['pages.json/pages/0/sections/0/image/src schema: "src" cannot be "grand.svg". Write "/images/grand.svg".'],
    mended: healed,
  },
  {
    name: 'a picture "/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', '/grand.svg'),
    told: ['pages.json/pages/0/sections/0/image/src schema: "src" cannot be "/grand.svg". Write "/images/grand.svg".'],
    mended: healed,
  },
  {
    name: 'a picture "./images/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', './images/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "./images/grand.svg". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "../public/images/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', '../public/images/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "../public/images/grand.svg". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "/Images/Grand.SVG"',
    damage: put('/pages/0/sections/0/image/src', '/Images/Grand.SVG'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "/Images/Grand.SVG". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "/images/Grand.svg"',
    damage: put('/pages/0/sections/0/image/src', '/images/Grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/Grand.svg. Did you mean "/images/grand.svg"? In public/images there are: grand.svg.',
    ],
    mended: healed,
  },
  {
    name: 'a picture "images\\\\grand.svg"',
    damage: put('/pages/0/sections/0/image/src', 'images\\grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "images\\\\grand.svg". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "https://lindgren.example/images/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', 'https://lindgren.example/images/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "https://lindgren.example/images/grand.svg". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "/img/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', '/img/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "/img/grand.svg". Write "/images/grand.svg".',
    ],
    mended: healed,
  },
  {
    name: 'a picture "/images/pianos/grand.svg"',
    damage: put('/pages/0/sections/0/image/src', '/images/pianos/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/pianos/grand.svg. Did you mean "/images/grand.svg"? Put the file into public/images/pianos.',
    ],
    mended: healed,
  },
  {
    name: 'a picture of another folder',
    damage: put('/pages/0/sections/0/image/src', '/images/ada.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/ada.svg. Did you mean "/images/people/ada.svg"? In public/images there are: grand.svg.',
    ],
    mended: instead(put('/pages/0/sections/0/image/src', '/images/people/ada.svg')),
  },
  {
    name: 'a picture "/images/garnd.svg"',
    damage: put('/pages/0/sections/0/image/src', '/images/garnd.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/garnd.svg. Did you mean "/images/grand.svg"? In public/images there are: grand.svg.',
    ],
  },
  {
    name: 'a picture "/images/grand.png"',
    damage: put('/pages/0/sections/0/image/src', '/images/grand.png'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/grand.png. Did you mean "/images/grand.svg"? In public/images there are: grand.svg.',
    ],
  },
  {
    name: 'a picture "images/missing.jpg"',
    damage: put('/pages/0/sections/0/image/src', 'images/missing.jpg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "images/missing.jpg". Put the picture into public/images and write "/images/missing.jpg".',
    ],
  },
  {
    name: 'a picture "https://example.com/x.jpg"',
    damage: put('/pages/0/sections/0/image/src', 'https://example.com/x.jpg'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "https://example.com/x.jpg". Pictures are files of the site. Put the picture into public/images and write "/images/x.jpg".',
    ],
  },
  {
    name: 'a picture "/team"',
    damage: put('/pages/0/sections/0/image/src', '/team'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "/team". An image is a PNG, JPEG, WebP, AVIF or SVG file below /images/, for example "/images/workshop/bench.svg".',
    ],
  },
  {
    name: 'a picture "/images/grand"',
    damage: put('/pages/0/sections/0/image/src', '/images/grand'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" cannot be "/images/grand". An image is a PNG, JPEG, WebP, AVIF or SVG file below /images/, for example "/images/workshop/bench.svg".',
    ],
  },
  {
    name: 'a path that many links nearly name',
    damage: put('/path', '/taem', 'pages/team.json'),
    told: [
      'pages/team.json/path links: 3 links lead to "/team", which is no page, and none leads to "/taem". If this is a slip, write "/team"; if it is a new address, change the links. See also pages.json:25, pages.json:36, pages.json:77.',
    ],
    mended: healed,
  },
  {
    name: 'a page as a shared section',
    damage: put('/pages/0/sections/2/use', 'team'),
    told: ['pages.json/pages/0/sections/2/use shared: There is no shared section "team". There are: "visit".'],
  },
]

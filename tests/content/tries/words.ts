import { healed, instead, put, rename, type Try } from './try.ts'

const _button = { label: 'Meet us', href: '/team' }

/** Words of other tools for looks, lists and the site. */
export const words: readonly Try[] = [
  {
    name: 'background with a tone',
    damage: put('/pages/0/sections/0/background', 'dark'),
    told: [
      'pages.json/pages/0/sections/0/background schema: "background" is not a field of a "hero" section; its text belongs in "tone".',
    ],
    mended: instead(put('/pages/0/sections/0/tone', 'dark')),
  },
  {
    name: 'color with a tone',
    damage: put('/pages/0/sections/0/color', 'dark'),
    told: [
      'pages.json/pages/0/sections/0/color schema: "color" is not a field of a "hero" section; its text belongs in "tone".',
    ],
    mended: instead(put('/pages/0/sections/0/tone', 'dark')),
  },
  {
    name: 'theme with a tone',
    damage: put('/pages/0/sections/0/theme', 'dark'),
    told: [
      'pages.json/pages/0/sections/0/theme schema: "theme" is not a field of a "hero" section; its text belongs in "tone".',
    ],
    mended: instead(put('/pages/0/sections/0/tone', 'dark')),
  },
  {
    name: 'background with a colour',
    damage: put('/pages/0/sections/0/background', '#ff0000'),
    told: [
      'pages.json/pages/0/sections/0/background schema: "background" is not a field of a "hero" section. How it looks is chosen by "tone" and "look"; colours and fonts of the whole site stand under "theme" in "site".',
    ],
  },
  {
    name: 'color with a colour',
    damage: put('/pages/0/sections/0/color', '#ff0000'),
    told: [
      'pages.json/pages/0/sections/0/color schema: "color" is not a field of a "hero" section. How it looks is chosen by "tone" and "look"; colours and fonts of the whole site stand under "theme" in "site".',
    ],
  },
  {
    name: 'class of a section',
    damage: put('/pages/0/sections/0/class', 'big'),
    told: [
      'pages.json/pages/0/sections/0/class schema: "class" is not a field of a "hero" section. How it looks is chosen by "tone" and "look"; colours and fonts of the whole site stand under "theme" in "site".',
    ],
  },
  {
    name: 'className of a section',
    damage: put('/pages/0/sections/0/className', 'big'),
    told: [
      'pages.json/pages/0/sections/0/className schema: "className" is not a field of a "hero" section. How it looks is chosen by "tone" and "look"; colours and fonts of the whole site stand under "theme" in "site".',
    ],
  },
  {
    name: 'style of a section',
    damage: put('/pages/0/sections/0/style', 'big'),
    told: [
      'pages.json/pages/0/sections/0/style schema: "style" is not a field of a "hero" section. How it looks is chosen by "tone" and "look"; colours and fonts of the whole site stand under "theme" in "site".',
    ],
  },
  {
    name: 'css of a section',
    damage: put('/pages/0/sections/0/css', 'big'),
    told: [
      'pages.json/pages/0/sections/0/css schema: "css" is not a field of a "hero" section. How it looks is chosen by "tone" and "look"; colours and fonts of the whole site stand under "theme" in "site".',
    ],
  },
  {
    name: 'style of a tile',
    damage: put('/pages/0/sections/1/items/0/style', { color: 'red' }),
    told: [
      'pages.json/pages/0/sections/1/items/0/style schema: "style" is not a field of a tile. How it looks is chosen by "tone"; colours and fonts of the whole site stand under "theme" in "site".',
    ],
  },
  {
    name: 'hidden section',
    damage: put('/pages/0/sections/0/hidden', true),
    told: [
      'pages.json/pages/0/sections/0/hidden schema: "hidden" is not a field of a "hero" section; its value belongs in "draft". true keeps it out of the published site; while you write you see it, with a badge. Example: true',
    ],
  },
  {
    name: 'disabled section',
    damage: put('/pages/0/sections/0/disabled', true),
    told: [
      'pages.json/pages/0/sections/0/disabled schema: "disabled" is not a field of a "hero" section; its value belongs in "draft". true keeps it out of the published site; while you write you see it, with a badge. Example: true',
    ],
  },
  {
    name: 'hidden tile',
    damage: put('/pages/0/sections/1/items/0/hidden', true),
    told: [
      'pages.json/pages/0/sections/1/items/0/hidden schema: "hidden" is not a field of a tile. What is written is shown. Remove it.',
    ],
  },
  {
    name: 'visible section',
    damage: put('/pages/0/sections/0/visible', false),
    told: [
      'pages.json/pages/0/sections/0/visible schema: "visible" is not a field of a "hero" section. What is written is shown. To keep it back write "draft": true; otherwise remove it.',
    ],
  },
  {
    name: 'width of a section',
    damage: put('/pages/0/sections/0/width', 'full'),
    told: [
      'pages.json/pages/0/sections/0/width schema: "width" is not a field of a "hero" section. Sizes and distances are worked out for every screen. Remove it.',
    ],
  },
  {
    name: 'animation of a section',
    damage: put('/pages/0/sections/0/animation', 'fade'),
    told: [
      'pages.json/pages/0/sections/0/animation schema: "animation" is not a field of a "hero" section. Movements are the same on all pages: "entrance" under "theme" in "site" sets them. Remove it.',
    ],
  },
  {
    name: 'order of a section',
    damage: put('/pages/0/sections/0/order', 1),
    told: [
      'pages.json/pages/0/sections/0/order schema: "order" is not a field of a "hero" section. What comes first in its list comes first on the page. Move it there, and remove this.',
    ],
  },
  {
    name: 'level of a section',
    damage: put('/pages/0/sections/0/level', 2),
    told: [
      'pages.json/pages/0/sections/0/level schema: "level" is not a field of a "hero" section. The level of a heading is worked out from its place. Remove it.',
    ],
  },
  {
    name: 'video of a section',
    damage: put('/pages/0/sections/0/video', 'https://example.com/v'),
    told: [
      'pages.json/pages/0/sections/0/video schema: "video" is not a field of a "hero" section. A film is a section of its own, of the type "video". Move it there.',
    ],
  },
  {
    name: 'target of a button',
    damage: put('/pages/0/sections/0/actions/0/newTab', true),
    told: [
      'pages.json/pages/0/sections/0/actions/0/newTab schema: "newTab" is not a field of an action. All links open in the same way; visitors choose. Remove it.',
    ],
  },
  {
    name: 'cards of tiles',
    damage: rename('/pages/0/sections/1/items', 'cards'),
    told: [
      'pages.json/pages/0/sections/1/cards schema: "cards" is not a field of a "tile-grid" section; its list belongs in "items".',
    ],
    mended: healed,
  },
  {
    name: 'tiles of tiles',
    damage: rename('/pages/0/sections/1/items', 'tiles'),
    told: [
      'pages.json/pages/0/sections/1/tiles schema: "tiles" is not a field of a "tile-grid" section; its list belongs in "items".',
    ],
    mended: healed,
  },
  {
    name: 'features of tiles',
    damage: rename('/pages/0/sections/1/items', 'features'),
    told: [
      'pages.json/pages/0/sections/1/features schema: "features" is not a field of a "tile-grid" section; its list belongs in "items".',
    ],
    mended: healed,
  },
  {
    name: 'entries of tiles',
    damage: rename('/pages/0/sections/1/items', 'entries'),
    told: [
      'pages.json/pages/0/sections/1/entries schema: "entries" is not a field of a "tile-grid" section; its list belongs in "items".',
    ],
    mended: healed,
  },
  {
    name: 'questions and answers',
    damage: put('/pages/0/sections/1', {
      type: 'accordion',
      heading: 'Before you ring',
      questions: [{ question: 'How often?', answer: 'Twice a year.' }],
    }),
    told: [
      'pages.json/pages/0/sections/1/questions schema: "questions" is not a field of an "accordion" section; its list belongs in "items".',
    ],
    mended: instead(
      put('/pages/0/sections/1', {
        type: 'accordion',
        heading: 'Before you ring',
        items: [{ heading: 'How often?', body: 'Twice a year.' }],
      }),
    ),
  },
  {
    name: 'lang',
    damage: rename('/site/language', 'lang'),
    told: ['pages.json/site/lang schema: "lang" is not a field of the site settings; its text belongs in "language".'],
    mended: healed,
  },
  {
    name: 'domain',
    damage: rename('/site/url', 'domain'),
    told: ['pages.json/site/domain schema: "domain" is not a field of the site settings; its text belongs in "url".'],
    mended: healed,
  },
  {
    name: 'the title of the site',
    damage: rename('/site/name', 'title'),
    told: ['pages.json/site/title schema: "title" is not a field of the site settings; its text belongs in "name".'],
    mended: healed,
  },
  {
    name: 'nav',
    damage: rename('/site/header/menu', 'nav'),
    told: ['pages.json/site/header/nav schema: "nav" is not a field of a header; its list belongs in "menu".'],
    mended: healed,
  },
  {
    name: 'primary',
    damage: rename('/site/theme/colors/brand', 'primary'),
    told: [
      'pages.json/site/theme/colors/primary schema: "primary" is not a field of the theme colours; its text belongs in "brand".',
    ],
    mended: healed,
  },
  {
    name: 'settings',
    damage: rename('/site', 'settings'),
    told: ['pages.json/settings schema: "settings" is not a field of a site file; its value belongs in "site".'],
    mended: healed,
  },
  {
    name: 'routes',
    damage: rename('/pages', 'routes'),
    told: ['pages.json/routes schema: "routes" is not a field of a site file; its list belongs in "pages".'],
    mended: healed,
  },
  {
    name: 'a menu entry with text and url',
    damage: put('/site/header/menu/0', { text: 'Workshop', url: '/workshop' }),
    told: [
      'pages.json/site/header/menu/0/text schema: "text" is not a field of a menu entry; its text belongs in "label".',
      'pages.json/site/header/menu/0/url schema: "url" is not a field of a menu entry; its text belongs in "href".',
    ],
    mended: healed,
  },
  {
    name: 'a redirect with source and destination',
    damage: put('/site/redirects/0', { source: '/about-us', destination: '/team' }),
    told: [
      'pages.json/site/redirects/0/source schema: "source" is not a field of a redirect; its text belongs in "from".',
      'pages.json/site/redirects/0/destination schema: "destination" is not a field of a redirect; its text belongs in "to".',
    ],
    mended: healed,
  },
  {
    name: 'ref',
    damage: rename('/pages/0/sections/2/use', 'ref'),
    told: [
      'pages.json/pages/0/sections/2/ref schema: "ref" is not a field of a section. Did you mean "use"? A shared section is put in its place by { "use": "its-name" }.',
    ],
  },
  {
    name: 'overrides',
    damage: rename('/sections/1/with', 'overrides', 'pages/team.json'),
    told: ['pages/team.json/sections/1/overrides schema: "overrides" is not known beside "use". Did you mean "with"?'],
    mended: healed,
  },
]

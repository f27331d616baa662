import { both, drop, healed, instead, put, rename, type Try, write } from './try.ts'

const picture = { src: '/images/grand.svg', alt: 'A grand piano' }
const button = { label: 'Meet us', href: '/team' }

/** Words of other tools for fields. */
export const words: readonly Try[] = [
  {
    name: 'image_url with an address',
    damage: both(drop('/pages/0/sections/0/image'), put('/pages/0/sections/0/image_url', 'piano.jpg')),
    told: [
      'pages.json/pages/0/sections/0/image_url schema: "image_url" is not a field of a "hero" section; its text belongs in "image". Write "image": { "src": "/images/piano.jpg", "alt": … }.',
    ],
  },
  {
    name: 'img with an address',
    damage: both(drop('/pages/0/sections/0/image'), put('/pages/0/sections/0/img', 'piano.jpg')),
    told: [
      'pages.json/pages/0/sections/0/img schema: "img" is not a field of a "hero" section; its text belongs in "image". Write "image": { "src": "/images/piano.jpg", "alt": … }.',
    ],
  },
  {
    name: 'picture with an address',
    damage: both(drop('/pages/0/sections/0/image'), put('/pages/0/sections/0/picture', 'piano.jpg')),
    told: [
      'pages.json/pages/0/sections/0/picture schema: "picture" is not a field of a "hero" section; its text belongs in "image". Write "image": { "src": "/images/piano.jpg", "alt": … }.',
    ],
  },
  {
    name: 'photo with an address',
    damage: both(drop('/pages/0/sections/0/image'), put('/pages/0/sections/0/photo', 'piano.jpg')),
    told: [
      'pages.json/pages/0/sections/0/photo schema: "photo" is not a field of a "hero" section; its text belongs in "image". Write "image": { "src": "/images/piano.jpg", "alt": … }.',
    ],
  },
  {
    name: 'src with an address',
    damage: both(drop('/pages/0/sections/0/image'), put('/pages/0/sections/0/src', 'piano.jpg')),
    told: [
      'pages.json/pages/0/sections/0/src schema: "src" is not a field of a "hero" section; its text belongs in "image". Write "image": { "src": "/images/piano.jpg", "alt": … }.',
    ],
  },
  {
    name: 'thumbnail with an address',
    damage: both(drop('/pages/0/sections/0/image'), put('/pages/0/sections/0/thumbnail', 'piano.jpg')),
    told: [
      'pages.json/pages/0/sections/0/thumbnail schema: "thumbnail" is not a field of a "hero" section; its text belongs in "image". Write "image": { "src": "/images/piano.jpg", "alt": … }.',
    ],
  },
  {
    name: 'imageUrl with a picture',
    damage: put('/pages/0/sections/1/items/0/imageUrl', picture),
    told: [
      'pages.json/pages/0/sections/1/items/0/imageUrl schema: "imageUrl" is not a field of a tile; its value belongs in "image".',
    ],
    mended: instead(put('/pages/0/sections/1/items/0/image', picture)),
  },
  {
    name: 'img with a picture',
    damage: put('/pages/0/sections/1/items/0/img', picture),
    told: [
      'pages.json/pages/0/sections/1/items/0/img schema: "img" is not a field of a tile; its value belongs in "image".',
    ],
    mended: instead(put('/pages/0/sections/1/items/0/image', picture)),
  },
  {
    name: 'media with a picture',
    damage: put('/pages/0/sections/1/items/0/media', picture),
    told: [
      'pages.json/pages/0/sections/1/items/0/media schema: "media" is not a field of a tile; its value belongs in "image".',
    ],
    mended: instead(put('/pages/0/sections/1/items/0/image', picture)),
  },
  {
    name: 'Picture with a picture',
    damage: put('/pages/0/sections/1/items/0/Picture', picture),
    told: [
      'pages.json/pages/0/sections/1/items/0/Picture schema: "Picture" is not a field of a tile; its value belongs in "image".',
    ],
    mended: instead(put('/pages/0/sections/1/items/0/image', picture)),
  },
  {
    name: 'cover with a picture',
    damage: put('/pages/0/sections/1/items/0/cover', picture),
    told: [
      'pages.json/pages/0/sections/1/items/0/cover schema: "cover" is not a field of a tile; its value belongs in "image".',
    ],
    mended: instead(put('/pages/0/sections/1/items/0/image', picture)),
  },
  {
    name: 'a picture by its address',
    damage: put('/pages/0/sections/0/image', '/images/grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image schema: "image" must be a block in { }, not text. Write "image": { "src": "/images/grand.svg", "alt": … }.',
    ],
  },
  {
    name: 'a picture with url',
    damage: put('/pages/0/sections/0/image', { url: '/images/grand.svg', alt: 'A grand piano' }),
    told: [
      'pages.json/pages/0/sections/0/image/url schema: "url" is not a field of an image; its text belongs in "src".',
    ],
    mended: instead(put('/pages/0/sections/0/image', { src: '/images/grand.svg', alt: 'A grand piano' })),
  },
  {
    name: 'a picture with alt_text',
    damage: put('/pages/0/sections/0/image', { src: '/images/grand.svg', alt_text: 'A grand piano' }),
    told: [
      'pages.json/pages/0/sections/0/image/alt_text schema: "alt_text" is not a field of an image; its text belongs in "alt".',
    ],
    mended: instead(put('/pages/0/sections/0/image', { src: '/images/grand.svg', alt: 'A grand piano' })),
  },
  {
    name: 'button with words',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/button', 'Meet us')),
    told: [
      'pages.json/pages/0/sections/0/button schema: "button" is not a field of a "hero" section; its text belongs in "actions". Write "actions": [ { "label": "Meet us", "href": … } ].',
    ],
  },
  {
    name: 'button with a list of buttons',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/button', [button])),
    told: [
      'pages.json/pages/0/sections/0/button schema: "button" is not a field of a "hero" section; its list belongs in "actions".',
    ],
    mended: instead(both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/actions', [button]))),
  },
  {
    name: 'buttons with words',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/buttons', 'Meet us')),
    told: [
      'pages.json/pages/0/sections/0/buttons schema: "buttons" is not a field of a "hero" section; its text belongs in "actions". Write "actions": [ { "label": "Meet us", "href": … } ].',
    ],
  },
  {
    name: 'buttons with a list of buttons',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/buttons', [button])),
    told: [
      'pages.json/pages/0/sections/0/buttons schema: "buttons" is not a field of a "hero" section; its list belongs in "actions".',
    ],
    mended: instead(both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/actions', [button]))),
  },
  {
    name: 'cta with words',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/cta', 'Meet us')),
    told: [
      'pages.json/pages/0/sections/0/cta schema: "cta" is not a field of a "hero" section; its text belongs in "actions". Write "actions": [ { "label": "Meet us", "href": … } ].',
    ],
  },
  {
    name: 'cta with a list of buttons',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/cta', [button])),
    told: [
      'pages.json/pages/0/sections/0/cta schema: "cta" is not a field of a "hero" section; its list belongs in "actions".',
    ],
    mended: instead(both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/actions', [button]))),
  },
  {
    name: 'link with words',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/link', 'Meet us')),
    told: [
      'pages.json/pages/0/sections/0/link schema: "link" is not a field of a "hero" section; its text belongs in "actions". Write "actions": [ { "label": "Meet us", "href": … } ].',
    ],
  },
  {
    name: 'link with a list of buttons',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/link', [button])),
    told: [
      'pages.json/pages/0/sections/0/link schema: "link" is not a field of a "hero" section; its list belongs in "actions".',
    ],
    mended: instead(both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/actions', [button]))),
  },
  {
    name: 'cta with a button',
    damage: both(drop('/pages/0/sections/0/actions'), put('/pages/0/sections/0/cta', button)),
    told: [
      'pages.json/pages/0/sections/0/cta schema: "cta" is not a field of a "hero" section; its value belongs in "actions".',
    ],
    mended: instead(
      both(
        drop('/pages/0/sections/0/actions'),
        put('/pages/0/sections/0/cta', button),
        write(
          '"cta": {\n            "label": "Meet us",\n            "href": "/team"\n          }',
          '"actions": [{\n            "label": "Meet us",\n            "href": "/team"\n          }]',
        ),
      ),
    ),
  },
  {
    name: 'cta with text and url',
    damage: both(
      drop('/pages/0/sections/0/actions'),
      put('/pages/0/sections/0/cta', { text: 'Meet us', url: '/team' }),
    ),
    told: [
      'pages.json/pages/0/sections/0/cta schema: "cta" is not a field of a "hero" section; its value belongs in "actions".',
    ],
    mended: instead(
      both(
        drop('/pages/0/sections/0/actions'),
        put('/pages/0/sections/0/cta', button),
        write(
          '"cta": {\n            "label": "Meet us",\n            "href": "/team"\n          }',
          '"actions": [{\n            "label": "Meet us",\n            "href": "/team"\n          }]',
        ),
      ),
    ),
  },
  {
    name: 'call_to_action with a list',
    damage: rename('/pages/0/sections/0/actions', 'call_to_action'),
    told: [
      'pages.json/pages/0/sections/0/call_to_action schema: "call_to_action" is not a field of a "hero" section; its list belongs in "actions".',
    ],
    mended: healed,
  },
  {
    name: 'buttons beside actions',
    damage: put('/pages/0/sections/0/buttons', [button]),
    told: [
      'pages.json/pages/0/sections/0/buttons schema: "buttons" is not a field of a "hero" section; it is called "actions" here, and there is one already. Remove one of the two.',
    ],
  },
  {
    name: 'a button with text and link_url',
    damage: put('/pages/0/sections/0/actions/0', { text: 'Meet us', link_url: '/team' }),
    told: [
      'pages.json/pages/0/sections/0/actions/0/text schema: "text" is not a field of an action; its text belongs in "label".',
      'pages.json/pages/0/sections/0/actions/0/link_url schema: "link_url" is not a field of an action; its text belongs in "href".',
    ],
    mended: instead(put('/pages/0/sections/0/actions', [button])),
  },
  {
    name: 'buttons as words',
    damage: put('/pages/0/sections/0/actions', ['Meet us']),
    told: [
      'pages.json/pages/0/sections/0/actions/0 schema: Entry 1 of "actions" must be a block in { }, not text. Write { "label": "Meet us", "href": … }.',
    ],
  },
  {
    name: 'actions as a word',
    damage: put('/pages/0/sections/0/actions', 'Meet us'),
    told: [
      'pages.json/pages/0/sections/0/actions schema: "actions" must be a list in [ ], not text. Write "actions": [ { "label": "Meet us", "href": … } ].',
    ],
  },
  {
    name: 'the url of a tile',
    damage: put('/pages/0/sections/1/items/0/url', '/team'),
    told: [
      'pages.json/pages/0/sections/1/items/0/url schema: "url" is not a field of a tile; its text belongs in "link". Write "link": { "href": "/team" }.',
    ],
  },
  {
    name: 'the href of a tile',
    damage: put('/pages/0/sections/1/items/0/href', '/team'),
    told: [
      'pages.json/pages/0/sections/1/items/0/href schema: "href" is not a field of a tile; its text belongs in "link". Write "link": { "href": "/team" }.',
    ],
  },
  {
    name: 'the link of a tile by its address',
    damage: put('/pages/0/sections/1/items/0/link', '/team'),
    told: [
      'pages.json/pages/0/sections/1/items/0/link schema: "link" must be a block in { }, not text. Write "link": { "href": "/team" }.',
    ],
  },
  {
    name: 'title of a section',
    damage: rename('/pages/0/sections/0/heading', 'title'),
    told: [
      'pages.json/pages/0/sections/0/title schema: "title" is not a field of a "hero" section; its text belongs in "heading".',
    ],
    mended: healed,
  },
  {
    name: 'headline of a section',
    damage: rename('/pages/0/sections/0/heading', 'headline'),
    told: [
      'pages.json/pages/0/sections/0/headline schema: "headline" is not a field of a "hero" section. Did you mean "heading"?',
    ],
    mended: healed,
  },
  {
    name: 'name of a section',
    damage: rename('/pages/0/sections/0/heading', 'name'),
    told: [
      'pages.json/pages/0/sections/0/name schema: "name" is not a field of a "hero" section; its text belongs in "heading".',
    ],
    mended: healed,
  },
  {
    name: 'Title of a section',
    damage: rename('/pages/0/sections/0/heading', 'Title'),
    told: [
      'pages.json/pages/0/sections/0/Title schema: "Title" is not a field of a "hero" section; its text belongs in "heading".',
    ],
    mended: healed,
  },
  {
    name: 'title beside heading',
    damage: put('/pages/0/sections/0/title', 'Pianos'),
    told: [
      'pages.json/pages/0/sections/0/title schema: "title" is not a field of a "hero" section; it is called "heading" here, and there is one already. Remove one of the two.',
    ],
  },
  {
    name: 'subtitle of a section',
    damage: rename('/pages/0/sections/0/text', 'subtitle'),
    told: [
      'pages.json/pages/0/sections/0/subtitle schema: "subtitle" is not a field of a "hero" section; its text belongs in "text".',
    ],
    mended: healed,
  },
  {
    name: 'content of a section',
    damage: rename('/pages/0/sections/0/text', 'content'),
    told: [
      'pages.json/pages/0/sections/0/content schema: "content" is not a field of a "hero" section; its text belongs in "text".',
    ],
    mended: healed,
  },
  {
    name: 'paragraph of a section',
    damage: rename('/pages/0/sections/0/text', 'paragraph'),
    told: [
      'pages.json/pages/0/sections/0/paragraph schema: "paragraph" is not a field of a "hero" section; its text belongs in "text".',
    ],
    mended: healed,
  },
  {
    name: 'description of a section',
    damage: rename('/pages/0/sections/0/text', 'description'),
    told: [
      'pages.json/pages/0/sections/0/description schema: "description" is not a field of a "hero" section; its text belongs in "text".',
    ],
    mended: healed,
  },
  {
    name: 'copy of a section',
    damage: rename('/pages/0/sections/0/text', 'copy'),
    told: [
      'pages.json/pages/0/sections/0/copy schema: "copy" is not a field of a "hero" section; its text belongs in "text".',
    ],
    mended: healed,
  },
  {
    name: 'body of a section',
    damage: rename('/pages/0/sections/0/text', 'body'),
    told: [
      'pages.json/pages/0/sections/0/body schema: "body" is not a field of a "hero" section; its text belongs in "text".',
    ],
    mended: healed,
  },
  {
    name: 'lead of a section',
    damage: rename('/pages/0/sections/0/text', 'lead'),
    told: [
      'pages.json/pages/0/sections/0/lead schema: "lead" is not a field of a "hero" section; its text belongs in "text".',
    ],
    mended: healed,
  },
  {
    name: 'content of running text',
    damage: rename('/pages/1/sections/0/body', 'content'),
    told: [
      'pages.json/pages/1/sections/0/content schema: "content" is not a field of a "rich-text" section; its text belongs in "body".',
    ],
    mended: healed,
  },
  {
    name: 'description of running text',
    damage: rename('/pages/1/sections/0/body', 'description'),
    told: [
      'pages.json/pages/1/sections/0/description schema: "description" is not a field of a "rich-text" section; its text belongs in "body".',
    ],
    mended: healed,
  },
  {
    name: 'html of running text',
    damage: rename('/pages/1/sections/0/body', 'html'),
    told: [
      'pages.json/pages/1/sections/0/html schema: "html" is not a field of a "rich-text" section; its text belongs in "body".',
    ],
    mended: healed,
  },
  {
    name: 'markdown of running text',
    damage: rename('/pages/1/sections/0/body', 'markdown'),
    told: [
      'pages.json/pages/1/sections/0/markdown schema: "markdown" is not a field of a "rich-text" section; its text belongs in "body".',
    ],
    mended: healed,
  },
  {
    name: 'paragraph of running text',
    damage: rename('/pages/1/sections/0/body', 'paragraph'),
    told: [
      'pages.json/pages/1/sections/0/paragraph schema: "paragraph" is not a field of a "rich-text" section; its text belongs in "body".',
    ],
    mended: healed,
  },
  {
    name: 'anchor of a section',
    damage: rename('/pages/1/sections/1/id', 'anchor'),
    told: [
      'pages.json/pages/1/sections/1/anchor schema: "anchor" is not a field of a "rich-text" section; its text belongs in "id".',
    ],
    mended: healed,
  },
  {
    name: 'slug of a page',
    damage: rename('/path', 'slug', 'pages/team.json'),
    told: ['pages/team.json/slug schema: "slug" is not a field of a page file; its text belongs in "path".'],
    mended: healed,
  },
  {
    name: 'route of a page',
    damage: rename('/path', 'route', 'pages/team.json'),
    told: ['pages/team.json/route schema: "route" is not a field of a page file; its text belongs in "path".'],
    mended: healed,
  },
  {
    name: 'permalink of a page',
    damage: rename('/path', 'permalink', 'pages/team.json'),
    told: ['pages/team.json/permalink schema: "permalink" is not a field of a page file; its text belongs in "path".'],
    mended: healed,
  },
  {
    name: 'the name of a page',
    damage: rename('/title', 'name', 'pages/team.json'),
    told: ['pages/team.json/name schema: "name" is not a field of a page file; its text belongs in "title".'],
    mended: healed,
  },
  {
    name: 'meta_description',
    damage: rename('/description', 'meta_description', 'pages/team.json'),
    told: [
      'pages/team.json/meta_description schema: "meta_description" is not a field of a page file. Did you mean "description"?',
    ],
    mended: healed,
  },
  {
    name: 'the author of a page',
    damage: put('/author', 'Ada', 'pages/team.json'),
    told: [
      'pages/team.json/author schema: "author" belongs inside "article". Move it between the { and } of "article".',
    ],
  },
  {
    name: 'the date of a page',
    damage: put('/date', '2025-02-02', 'pages/team.json'),
    told: [
      'pages/team.json/date schema: "date" belongs inside "article", as "published". Move it between the { and } of "article".',
    ],
  },
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
      'pages.json/pages/0/sections/0/hidden schema: "hidden" is not a field of a "hero" section; its value belongs in "draft". true keeps it out of the published site; npm run dev still shows it, with a badge. Example: true',
    ],
  },
  {
    name: 'disabled section',
    damage: put('/pages/0/sections/0/disabled', true),
    told: [
      'pages.json/pages/0/sections/0/disabled schema: "disabled" is not a field of a "hero" section; its value belongs in "draft". true keeps it out of the published site; npm run dev still shows it, with a badge. Example: true',
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
      'pages.json/pages/0/sections/0/video schema: "video" is not a field of a "hero" section. Nothing of other sites is shown inside of pages. Link to it.',
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
      'pages.json/site/theme/colors/primary schema: "primary" is not a field of the theme colors; its text belongs in "brand".',
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

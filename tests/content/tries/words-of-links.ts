import { both, drop, healed, instead, put, rename, type Try, write } from './try.ts'

const picture = { src: '/images/grand.svg', alt: 'A grand piano' }
const button = { label: 'Meet us', href: '/team' }

/** Words of other tools for pictures, buttons and links. */
export const wordsOfLinks: readonly Try[] = [
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
      'pages.json/pages/0/sections/0/image/url schema: "url" is not a field of a picture; its text belongs in "src".',
    ],
    mended: instead(put('/pages/0/sections/0/image', { src: '/images/grand.svg', alt: 'A grand piano' })),
  },
  {
    name: 'a picture with alt_text',
    damage: put('/pages/0/sections/0/image', { src: '/images/grand.svg', alt_text: 'A grand piano' }),
    told: [
      'pages.json/pages/0/sections/0/image/alt_text schema: "alt_text" is not a field of a picture; its text belongs in "alt".',
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
]

import { drop, healed, instead, put, rename, type Try } from './try.ts'

const part = (fields: object) =>
  put('/pages/0/sections/1', { type: 'article', heading: 'How a piano is tuned', parts: [fields] })

/** Types of sections that are none, missing or changed. */
export const types: readonly Try[] = [
  {
    name: '"heros" for a hero',
    damage: put('/pages/0/sections/0/type', 'heros'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "heros". Did you mean "hero"? There are: "hero",',
    ],
    mended: healed,
  },
  {
    name: '"Hero" for a hero',
    damage: put('/pages/0/sections/0/type', 'Hero'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "Hero". Did you mean "hero"? There are: "hero",',
    ],
    mended: healed,
  },
  {
    name: '" hero" for a hero',
    damage: put('/pages/0/sections/0/type', ' hero'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type " hero". Did you mean "hero"? There are: "hero",',
    ],
    mended: healed,
  },
  {
    name: '"hero-banner" for a hero',
    damage: put('/pages/0/sections/0/type', 'hero-banner'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "hero-banner"; it is called "hero" here. There are: "hero",',
    ],
    mended: healed,
  },
  {
    name: '"heroSection" for a hero',
    damage: put('/pages/0/sections/0/type', 'heroSection'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "heroSection"; it is called "hero" here. There are: "hero",',
    ],
    mended: healed,
  },
  {
    name: '"HERO_BANNER" for a hero',
    damage: put('/pages/0/sections/0/type', 'HERO_BANNER'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "HERO_BANNER"; it is called "hero" here. There are: "hero",',
    ],
    mended: healed,
  },
  {
    name: '"cards" for tiles',
    damage: put('/pages/0/sections/1/type', 'cards'),
    told: [
      'pages.json/pages/0/sections/1/type schema: There is no section type "cards"; it is called "tile-grid" here. There are: "tile-grid",',
    ],
    mended: healed,
  },
  {
    name: '"grid" for tiles',
    damage: put('/pages/0/sections/1/type', 'grid'),
    told: [
      'pages.json/pages/0/sections/1/type schema: There is no section type "grid"; it is called "tile-grid" here. There are: "tile-grid",',
    ],
    mended: healed,
  },
  {
    name: '"tile_grid" for tiles',
    damage: put('/pages/0/sections/1/type', 'tile_grid'),
    told: [
      'pages.json/pages/0/sections/1/type schema: There is no section type "tile_grid". Did you mean "tile-grid"? There are: "tile-grid",',
    ],
    mended: healed,
  },
  {
    name: '"Tile Grid" for tiles',
    damage: put('/pages/0/sections/1/type', 'Tile Grid'),
    told: [
      'pages.json/pages/0/sections/1/type schema: There is no section type "Tile Grid". Did you mean "tile-grid"? There are: "tile-grid",',
    ],
    mended: healed,
  },
  {
    name: '"tilegrid" for tiles',
    damage: put('/pages/0/sections/1/type', 'tilegrid'),
    told: [
      'pages.json/pages/0/sections/1/type schema: There is no section type "tilegrid". Did you mean "tile-grid"? There are: "tile-grid",',
    ],
    mended: healed,
  },
  {
    name: '"services" for tiles',
    damage: put('/pages/0/sections/1/type', 'services'),
    told: [
      'pages.json/pages/0/sections/1/type schema: There is no section type "services"; it is called "tile-grid" here. There are: "tile-grid",',
    ],
    mended: healed,
  },
  {
    name: '"rich_text" for running text',
    damage: put('/pages/1/sections/0/type', 'rich_text'),
    told: [
      'pages.json/pages/1/sections/0/type schema: There is no section type "rich_text". Did you mean "rich-text"? There are: "rich-text",',
    ],
    mended: healed,
  },
  {
    name: '"RichText" for running text',
    damage: put('/pages/1/sections/0/type', 'RichText'),
    told: [
      'pages.json/pages/1/sections/0/type schema: There is no section type "RichText". Did you mean "rich-text"? There are: "rich-text",',
    ],
    mended: healed,
  },
  {
    name: '"text" for running text',
    damage: put('/pages/1/sections/0/type', 'text'),
    told: [
      'pages.json/pages/1/sections/0/type schema: There is no section type "text"; it is called "rich-text" here. There are: "rich-text",',
    ],
    mended: healed,
  },
  {
    name: '"paragraph" for running text',
    damage: put('/pages/1/sections/0/type', 'paragraph'),
    told: [
      'pages.json/pages/1/sections/0/type schema: There is no section type "paragraph"; it is called "rich-text" here. There are: "rich-text",',
    ],
    mended: healed,
  },
  {
    name: '"text-block" for running text',
    damage: put('/pages/1/sections/0/type', 'text-block'),
    told: [
      'pages.json/pages/1/sections/0/type schema: There is no section type "text-block"; it is called "rich-text" here. There are: "rich-text",',
    ],
    mended: healed,
  },
  {
    name: '"markdown" for running text',
    damage: put('/pages/1/sections/0/type', 'markdown'),
    told: [
      'pages.json/pages/1/sections/0/type schema: There is no section type "markdown"; it is called "rich-text" here. There are: "rich-text",',
    ],
    mended: healed,
  },
  {
    name: '"tab" for tabs',
    damage: put('/sections/0/type', 'tab', 'pages/team.json'),
    told: [
      'pages/team.json/sections/0/type schema: There is no section type "tab". Did you mean "tabs"? There are: "tabs",',
    ],
    mended: healed,
  },
  {
    name: '"Tabs" for tabs',
    damage: put('/sections/0/type', 'Tabs', 'pages/team.json'),
    told: [
      'pages/team.json/sections/0/type schema: There is no section type "Tabs". Did you mean "tabs"? There are: "tabs",',
    ],
    mended: healed,
  },
  {
    name: '"panels" for tabs',
    damage: put('/sections/0/type', 'panels', 'pages/team.json'),
    told: [
      'pages/team.json/sections/0/type schema: There is no section type "panels"; it is called "tabs" here. There are: "tabs",',
    ],
    mended: healed,
  },
  {
    name: '"cta" for an invitation',
    damage: put('/shared/visit/type', 'cta'),
    told: [
      'pages.json/shared/visit/type schema: There is no section type "cta"; it is called "call-to-action" here. There are: "call-to-action",',
    ],
    mended: healed,
  },
  {
    name: '"callout" for an invitation',
    damage: put('/shared/visit/type', 'callout'),
    told: [
      'pages.json/shared/visit/type schema: There is no section type "callout"; it is called "call-to-action" here. There are: "call-to-action",',
    ],
    mended: healed,
  },
  {
    name: '"faq" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'faq'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "faq"; it is called "accordion" here. There are: "accordion",',
    ],
  },
  {
    name: '"banner" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'banner'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "banner". Did you mean "call-to-action" or "hero"? There are: "call-to-action",',
    ],
  },
  {
    name: '"gallery" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'gallery'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "gallery". Did you mean "carousel" or "tile-grid"? There are: "carousel",',
    ],
  },
  {
    name: '"testimonial" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'testimonial'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "testimonial"; it is called "quote" here. There are: "quote",',
    ],
  },
  {
    name: '"contact" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'contact'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "contact"; it is called "form" here. There are: "form",',
    ],
  },
  {
    name: '"newsletter" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'newsletter'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "newsletter"; it is called "form" here. There are: "form",',
    ],
  },
  {
    name: '"columns" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'columns'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "columns"; it is called "tile-grid" here. There are: "tile-grid",',
    ],
  },
  {
    name: '"image" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'image'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "image". Did you mean "feature" or "hero"? There are: "feature",',
    ],
  },
  {
    name: '"slider" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'slider'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "slider". Did you mean "carousel" or "hero-slider"? There are: "carousel",',
    ],
  },
  {
    name: '"pricing-table" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'pricing-table'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "pricing-table"; it is called "pricing" here. There are: "pricing",',
    ],
  },
  {
    name: '"image-gallery" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'image-gallery'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "image-gallery". Did you mean "carousel" or "tile-grid" or "feature"? There are: "carousel",',
    ],
  },
  {
    name: '"faq-section" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'faq-section'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "faq-section"; it is called "accordion" here. There are: "accordion",',
    ],
  },
  {
    name: '"accordeon" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'accordeon'),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "accordeon". Did you mean "accordion"? There are: "accordion",',
    ],
  },
  {
    name: '"section" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'section'),
    told: ['pages.json/pages/0/sections/0/type schema: There is no section type "section". There are: "accordion",'],
  },
  {
    name: '"xyz" with the fields of a hero',
    damage: put('/pages/0/sections/0/type', 'xyz'),
    told: ['pages.json/pages/0/sections/0/type schema: There is no section type "xyz". There are: "form",'],
  },
  {
    name: '"faq" with questions',
    damage: put('/pages/0/sections/0', {
      type: 'faq',
      heading: 'Before you ring',
      questions: [{ question: 'How often?', answer: 'Twice a year.' }],
    }),
    told: [
      'pages.json/pages/0/sections/0/type schema: There is no section type "faq"; it is called "accordion" here. There are: "accordion",',
    ],
    mended: instead(
      put('/pages/0/sections/0', {
        type: 'accordion',
        heading: 'Before you ring',
        items: [{ heading: 'How often?', body: 'Twice a year.' }],
      }),
    ),
  },
  {
    name: 'no type',
    damage: drop('/pages/0/sections/0/type'),
    told: ['pages.json/pages/0/sections/0 schema: This section has no "type". There are: "call-to-action",'],
  },
  {
    name: 'no type of tiles',
    damage: drop('/pages/0/sections/1/type'),
    told: ['pages.json/pages/0/sections/1 schema: This section has no "type". There are: "carousel",'],
  },
  {
    name: 'no type and nothing else',
    damage: put('/pages/0/sections/0', {}),
    told: ['pages.json/pages/0/sections/0 schema: This section has no "type". There are: "accordion",'],
  },
  {
    name: 'the type as "Type"',
    damage: rename('/pages/0/sections/0/type', 'Type'),
    told: ['pages.json/pages/0/sections/0/Type schema: "Type" is not a field of a section. Did you mean "type"?'],
    mended: healed,
  },
  {
    name: 'the type as "TYPE"',
    damage: rename('/pages/0/sections/0/type', 'TYPE'),
    told: ['pages.json/pages/0/sections/0/TYPE schema: "TYPE" is not a field of a section. Did you mean "type"?'],
    mended: healed,
  },
  {
    name: 'the type as "component"',
    damage: rename('/pages/0/sections/0/type', 'component'),
    told: [
      'pages.json/pages/0/sections/0/component schema: "component" is not a field of a section. Did you mean "type"?',
    ],
    mended: healed,
  },
  {
    name: 'the type as "kind"',
    damage: rename('/pages/0/sections/0/type', 'kind'),
    told: ['pages.json/pages/0/sections/0/kind schema: "kind" is not a field of a section. Did you mean "type"?'],
    mended: healed,
  },
  {
    name: 'the type as "block"',
    damage: rename('/pages/0/sections/0/type', 'block'),
    told: ['pages.json/pages/0/sections/0/block schema: "block" is not a field of a section. Did you mean "type"?'],
    mended: healed,
  },
  {
    name: 'a number as type',
    damage: put('/pages/0/sections/0/type', 3),
    told: ['pages.json/pages/0/sections/0/type schema: "type" must be text in quotes, not 3. There are: "accordion",'],
  },
  {
    name: 'a hero changed to "tabs"',
    damage: put('/pages/0/sections/0/type', 'tabs'),
    told: [
      'pages.json/pages/0/sections/0/type schema: A "tabs" section has no "image" and no "actions": what stands here fits "call-to-action" or "hero". Write that as "type" again, or give it the fields of this type.',
    ],
  },
  {
    name: 'a hero changed to "accordion"',
    damage: put('/pages/0/sections/0/type', 'accordion'),
    told: [
      'pages.json/pages/0/sections/0/type schema: An "accordion" section has no "image" and no "actions": what stands here fits "call-to-action" or "hero". Write that as "type" again, or give it the fields of this type.',
    ],
  },
  {
    name: 'a hero changed to "form"',
    damage: put('/pages/0/sections/0/type', 'form'),
    told: [
      'pages.json/pages/0/sections/0/type schema: A "form" section has no "actions": what stands here fits "call-to-action" or "hero". Write that as "type" again, or give it the fields of this type.',
    ],
  },
  {
    name: 'a hero changed to "pricing"',
    damage: put('/pages/0/sections/0/type', 'pricing'),
    told: [
      'pages.json/pages/0/sections/0/type schema: A "pricing" section has no "image" and no "actions": what stands here fits "call-to-action" or "hero". Write that as "type" again, or give it the fields of this type.',
    ],
  },
  {
    name: 'a hero changed to "carousel"',
    damage: put('/pages/0/sections/0/type', 'carousel'),
    told: [
      'pages.json/pages/0/sections/0/type schema: A "carousel" section has no "image" and no "actions": what stands here fits "call-to-action" or "hero". Write that as "type" again, or give it the fields of this type.',
    ],
  },
  {
    name: 'tiles changed to "hero"',
    damage: put('/pages/0/sections/1/type', 'hero'),
    told: [
      'pages.json/pages/0/sections/1/type schema: A "hero" section has no "columns" and no "items": what stands here fits "carousel" or "tile-grid". Write that as "type" again, or give it the fields of this type.',
    ],
  },
  {
    name: 'tiles changed to "rich-text"',
    damage: put('/pages/0/sections/1/type', 'rich-text'),
    told: [
      'pages.json/pages/0/sections/1/type schema: A "rich-text" section has no "columns" and no "items": what stands here fits "carousel" or "tile-grid". Write that as "type" again, or give it the fields of this type.',
    ],
  },
  {
    name: 'the type of a form field',
    damage: put('/pages/0/sections/3', {
      type: 'form',
      name: 'ask',
      heading: 'Ask us',
      fields: [{ type: 'email', name: 'email', label: 'E-mail' }],
    }),
    told: [
      'pages.json/pages/0/sections/3/fields/0/type schema: "type" is not a field of a form field. Did you mean "kind"?',
    ],
    mended: instead(
      put('/pages/0/sections/3', {
        type: 'form',
        name: 'ask',
        heading: 'Ask us',
        fields: [{ kind: 'email', name: 'email', label: 'E-mail' }],
      }),
    ),
  },
  {
    name: 'the kind of part "picture"',
    damage: part({ kind: 'picture', image: { src: '/images/grand.svg', alt: 'A grand piano' } }),
    told: [
      'pages.json/pages/0/sections/1/parts/0/kind schema: There is no article part kind "picture"; it is called "image" here.',
    ],
    mended: instead(part({ kind: 'image', image: { src: '/images/grand.svg', alt: 'A grand piano' } })),
  },
  {
    name: 'a name in a part that is a quote',
    damage: part({ kind: 'quote', text: 'It sounds again.', name: 'Ada Harper' }),
    told: ['pages.json/pages/0/sections/1/parts/0/name schema: "name" is not a field of a "quote" part.'],
  },
]

import { healed, put, rename, type Try } from './try.ts'

/** Words of other tools for texts, names and addresses. */
export const wordsOfTexts: readonly Try[] = [
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
]

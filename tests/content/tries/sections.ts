import { both, healed, insert, instead, put, rename, save, type Try } from './try.ts'

const stray = { type: 'rich-text', heading: 'A word more', body: 'We also buy pianos.' }
const other = { type: 'hero', heading: 'And another' }
const tile = { heading: 'Moving', text: 'Down every staircase.' }
const page = {
  path: '/prices',
  title: 'What tuning costs',
  description: 'What it costs to have a piano tuned, mended or moved, at home and in the workshop, this year.',
  noindex: true,
  sections: [{ type: 'rich-text', heading: 'Prices', body: 'Ask us.' }],
}
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Whole sections, pages and sites in wrong places. */
export const sections: readonly Try[] = [
  {
    name: 'a section behind the buttons',
    damage: put('/pages/0/sections/0/actions/1', stray),
    told: [
      'pages.json/pages/0/sections/0/actions/1 schema: A whole "rich-text" section stands inside a "hero" section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
    mended: instead(insert('/pages/0/sections', 1, stray)),
  },
  {
    name: 'a section before the buttons',
    damage: insert('/pages/0/sections/0/actions', 0, stray),
    told: [
      'pages.json/pages/0/sections/0/actions/0 schema: A whole "rich-text" section stands inside a "hero" section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
  },
  {
    name: 'a section behind the tiles',
    damage: put('/pages/0/sections/1/items/3', stray),
    told: [
      'pages.json/pages/0/sections/1/items/3 schema: A whole "rich-text" section stands inside a "tile-grid" section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
    mended: instead(insert('/pages/0/sections', 2, stray)),
  },
  {
    name: 'a section among the tiles',
    damage: insert('/pages/0/sections/1/items', 1, stray),
    told: [
      'pages.json/pages/0/sections/1/items/1 schema: A whole "rich-text" section stands inside a "tile-grid" section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
  },
  {
    name: 'a shared section behind the tiles',
    damage: put('/pages/0/sections/1/items/3', { use: 'visit' }),
    told: [
      'pages.json/pages/0/sections/1/items/3 schema: A whole section stands inside a "tile-grid" section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
    mended: instead(insert('/pages/0/sections', 2, { use: 'visit' })),
  },
  {
    name: 'a section behind the tabs of a page file',
    damage: put('/sections/0/items/2', stray, 'pages/team.json'),
    told: [
      'pages/team.json/sections/0/items/2 schema: A whole "rich-text" section stands inside a "tabs" section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
    mended: instead(insert('/sections', 1, stray, 'pages/team.json')),
  },
  {
    name: 'a section as a field of a section',
    damage: put('/pages/0/sections/0/content', stray),
    told: [
      'pages.json/pages/0/sections/0/content schema: A whole "rich-text" section stands inside a "hero" section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
    mended: instead(insert('/pages/0/sections', 1, stray)),
  },
  {
    name: 'a section as a link of a tile',
    damage: put('/pages/0/sections/1/items/2/link', stray),
    told: [
      'pages.json/pages/0/sections/1/items/2/link schema: A whole "rich-text" section stands inside a "tile-grid" section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
    mended: instead(insert('/pages/0/sections', 2, stray)),
  },
  {
    name: 'a list of sections in a section',
    damage: put('/pages/0/sections/0/sections', [stray, other]),
    told: [
      'pages.json/pages/0/sections/0/sections schema: A list of sections stands inside a "hero" section. Move them between two sections of the page: behind the } of this one, or before its {.',
    ],
    mended: instead(both(insert('/pages/0/sections', 1, other), insert('/pages/0/sections', 1, stray))),
  },
  {
    name: 'a section beside what is replaced of a shared one',
    damage: put('/sections/1/with/extra', stray, 'pages/team.json'),
    told: [
      'pages/team.json/sections/1/with/extra schema: A whole "rich-text" section stands inside another section. Move it between two sections of the page: behind the } of this one, or before its {.',
    ],
    mended: instead(insert('/sections', 2, stray, 'pages/team.json')),
  },
  {
    name: 'a section in a shared one',
    damage: put('/shared/visit/actions/1', stray),
    told: [
      'pages.json/shared/visit/actions/1 schema: A whole "rich-text" section stands inside a "call-to-action" section. Move it into a page, between two sections.',
    ],
  },
  {
    name: 'shared sections in a list',
    damage: put('/shared', [stray]),
    told: [
      'pages.json/shared schema: A list of sections stands here without a name. Each shared section has a name before it: "shared": { "open-morning": { "type": … } }.',
    ],
  },
  {
    name: 'a shared section without a name',
    damage: put('/shared', stray),
    told: [
      'pages.json/shared schema: A whole "rich-text" section stands here without a name. Each shared section has a name before it: "shared": { "open-morning": { "type": … } }.',
    ],
  },
  {
    name: 'a list of sections under one shared name',
    damage: put('/shared/visit', [stray]),
    told: [
      'pages.json/shared/visit schema: A list of sections stands where one section belongs. Remove the [ and ] around it.',
    ],
  },
  {
    name: 'a section beside the pages',
    damage: put('/hero', stray),
    told: [
      'pages.json/hero schema: A whole "rich-text" section stands outside of the pages. Move it into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a list of sections beside the pages',
    damage: put('/sections', [stray]),
    told: [
      'pages.json/sections schema: A list of sections stands outside of the pages. Move them into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a section in the settings',
    damage: put('/site/hero', stray),
    told: [
      'pages.json/site/hero schema: A whole "rich-text" section stands outside of the pages. Move it into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a list of sections in the settings',
    damage: put('/site/sections', [stray]),
    told: [
      'pages.json/site/sections schema: A list of sections stands outside of the pages. Move them into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a section in the menu',
    damage: put('/site/header/menu/3', stray),
    told: [
      'pages.json/site/header/menu/3 schema: A whole "rich-text" section stands outside of the pages. Move it into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a section among the redirects',
    damage: put('/site/redirects/2', stray),
    told: [
      'pages.json/site/redirects/2 schema: A whole "rich-text" section stands outside of the pages. Move it into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a section among the patterns',
    damage: put('/include/1', stray),
    told: [
      'pages.json/include/1 schema: A whole "rich-text" section stands outside of the pages. Move it into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a section in the theme',
    damage: put('/site/theme/hero', stray),
    told: [
      'pages.json/site/theme/hero schema: A whole "rich-text" section stands outside of the pages. Move it into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a section behind the pages',
    damage: put('/pages/2', stray),
    told: [
      'pages.json/pages/2 schema: A whole "rich-text" section stands among the pages. Move it into a page, between the [ and ] of its "sections".',
    ],
    mended: instead(put('/pages/1/sections/2', stray)),
  },
  {
    name: 'a section between two pages',
    damage: insert('/pages', 1, stray),
    told: [
      'pages.json/pages/1 schema: A whole "rich-text" section stands among the pages. Move it into a page, between the [ and ] of its "sections".',
    ],
  },
  {
    name: 'a list of sections behind the pages',
    damage: put('/pages/2', [stray, other]),
    told: [
      'pages.json/pages/2 schema: A list of sections stands among the pages. Move them into a page, between the [ and ] of its "sections".',
    ],
    mended: instead(both(put('/pages/1/sections/2', stray), put('/pages/1/sections/3', other))),
  },
  {
    name: 'a section behind the sections of a page',
    damage: put('/hero', stray, 'pages/workshop.json'),
    told: [
      'pages/workshop.json/hero schema: A whole "rich-text" section stands beside "sections". Move it between the [ and ] of "sections".',
    ],
    mended: instead(put('/sections/1', stray, 'pages/workshop.json')),
  },
  {
    name: 'a list of sections behind the sections of a page',
    damage: put('/more', [stray, other], 'pages/workshop.json'),
    told: [
      'pages/workshop.json/more schema: A list of sections stands beside "sections". Move them between the [ and ] of "sections".',
    ],
    mended: instead(
      both(put('/sections/1', stray, 'pages/workshop.json'), put('/sections/2', other, 'pages/workshop.json')),
    ),
  },
  {
    name: 'a section as the picture of a page',
    damage: put('/image', stray, 'pages/workshop.json'),
    told: [
      'pages/workshop.json/image schema: A whole "rich-text" section stands beside "sections". Move it between the [ and ] of "sections".',
    ],
    mended: instead(put('/sections/1', stray, 'pages/workshop.json')),
  },
  {
    name: 'sections under another name',
    damage: rename('/sections', 'blocks', 'pages/team.json'),
    told: ['pages/team.json/blocks schema: "blocks" is not a field of a page file; its list belongs in "sections".'],
    mended: healed,
  },
  {
    name: 'sections in brackets of their own',
    damage: put('/pages/0/sections/3', [stray, other]),
    told: [
      'pages.json/pages/0/sections/3 schema: These entries of "sections" have brackets of their own. Remove this [ and the ] that belongs to it.',
    ],
    mended: instead(both(put('/pages/0/sections/3', stray), put('/pages/0/sections/4', other))),
  },
  {
    name: 'a section in brackets of its own',
    damage: put('/pages/0/sections/3', [stray]),
    told: [
      'pages.json/pages/0/sections/3 schema: This entry of "sections" has brackets of its own. Remove this [ and the ] that belongs to it.',
    ],
    mended: instead(put('/pages/0/sections/3', stray)),
  },
  {
    name: 'all sections in brackets twice',
    damage: put('/sections', [[stray]], 'pages/workshop.json'),
    told: [
      'pages/workshop.json/sections/0 schema: This entry of "sections" has brackets of its own. Remove this [ and the ] that belongs to it.',
    ],
    mended: instead(both(put('/sections', [stray], 'pages/workshop.json'))),
  },
  {
    name: 'tiles in brackets twice',
    damage: put('/pages/0/sections/1/items', [[tile, tile]]),
    told: [
      'pages.json/pages/0/sections/1/items/0 schema: These entries of "items" have brackets of their own. Remove this [ and the ] that belongs to it.',
    ],
    mended: instead(put('/pages/0/sections/1/items', [tile, tile])),
  },
  {
    name: 'a tile in brackets of its own',
    damage: put('/pages/0/sections/1/items/3', [tile]),
    told: [
      'pages.json/pages/0/sections/1/items/3 schema: This entry of "items" has brackets of its own. Remove this [ and the ] that belongs to it.',
    ],
    mended: instead(put('/pages/0/sections/1/items/3', tile)),
  },
  {
    name: 'a button in brackets of its own',
    damage: put('/pages/0/sections/0/actions', [[{ label: 'Meet us', href: '/team' }]]),
    told: [
      'pages.json/pages/0/sections/0/actions/0 schema: This entry of "actions" has brackets of its own. Remove this [ and the ] that belongs to it.',
    ],
    mended: instead(put('/pages/0/sections/0/actions', [{ label: 'Meet us', href: '/team' }])),
  },
  {
    name: 'a page in brackets of its own',
    damage: put('/pages/2', [page]),
    told: [
      'pages.json/pages/2 schema: A list of pages stands outside of "pages". Move them into "pages", between two pages.',
    ],
    mended: instead(put('/pages/2', page)),
  },
  {
    name: 'sections under names',
    damage: put('/sections', { one: stray, two: other }, 'pages/workshop.json'),
    told: [
      'pages/workshop.json/sections schema: "sections" must be a list in [ ], not a block in { }. Its entries have no names: write [ and ] in place of { and }, and leave out the name before each entry.',
    ],
  },
  {
    name: 'tiles under names',
    damage: put('/pages/0/sections/1/items', { a: tile, b: tile }),
    told: [
      'pages.json/pages/0/sections/1/items schema: "items" must be a list in [ ], not a block in { }. Its entries have no names: write [ and ] in place of { and }, and leave out the name before each entry.',
    ],
  },
  {
    name: 'a section alone in a page file',
    damage: save('pages/workshop.json', json(stray)),
    told: [
      'pages/workshop.json schema: A whole "rich-text" section stands here, and no page. A page file holds a page, { "path": …, "title": …, "description": …, "sections": [ … ] }: put it between the [ and ] of "sections".',
    ],
  },
  {
    name: 'sections alone in a page file',
    damage: save('pages/workshop.json', json([stray, other])),
    told: [
      'pages/workshop.json schema: A list of sections stands here, and no page. A page file holds a page, { "path": …, "title": …, "description": …, "sections": [ … ] }: put them between the [ and ] of "sections".',
    ],
  },
  {
    name: 'pages in a page file',
    damage: save('pages/workshop.json', json([page, page])),
    told: [
      'pages/workshop.json schema: A list of 2 pages stands here; a page file holds one page. Put each page into a file of its own, without [ and ].',
    ],
  },
  {
    name: 'a page in brackets in a page file',
    damage: save('pages/workshop.json', json([page])),
    told: [
      'pages/workshop.json schema: A list of 1 page stands here; a page file holds one page. Remove the [ and ] around it.',
    ],
  },
  {
    name: 'a page under a name in a page file',
    damage: save('pages/workshop.json', json({ page })),
    told: [
      'pages/workshop.json/page schema: The page in this file has brackets and a name of its own. Leave only what stands between its { and }, with these two.',
    ],
  },
  {
    name: 'a list of pages under its name in a page file',
    damage: save('pages/workshop.json', json({ pages: [page] })),
    told: [
      'pages/workshop.json schema: A whole site stands here, as in pages.json; a page file holds one page. Remove this file, or leave only one page in it: { "path": …, "title": …, "description": …, "sections": [ … ] }.',
    ],
  },
  {
    name: 'the config copied into the pages',
    damage: (files) => ({ ...files, 'pages/pages.json': String(files['pages.json']) }),
    told: [
      'pages/pages.json schema: A whole site stands here, as in pages.json; a page file holds one page. Remove this file, or leave only one page in it: { "path": …, "title": …, "description": …, "sections": [ … ] }.',
    ],
  },
  {
    name: 'a page among the sections',
    damage: put('/pages/0/sections/3', page),
    told: [
      'pages.json/pages/0/sections/3 schema: A whole page stands inside another page. Move it into "pages", between two pages.',
    ],
    mended: instead(insert('/pages', 1, page)),
  },
  {
    name: 'a page among the sections of a page file',
    damage: put('/sections/2', page, 'pages/team.json'),
    told: [
      'pages/team.json/sections/2 schema: A whole page stands inside another page. Move it into a file of its own in pages/.',
    ],
  },
  {
    name: 'a page beside the pages',
    damage: put('/more', page),
    told: ['pages.json/more schema: A whole page stands outside of "pages". Move it into "pages", between two pages.'],
    mended: instead(put('/pages/2', page)),
  },
  {
    name: 'a page in the settings',
    damage: put('/site/more', page),
    told: [
      'pages.json/site/more schema: A whole page stands outside of "pages". Move it into "pages", between two pages.',
    ],
    mended: instead(put('/pages/2', page)),
  },
  {
    name: 'pages under their paths',
    damage: put('/pages', { '/': page }),
    told: [
      'pages.json/pages schema: "pages" must be a list in [ ], not a block in { }. Its entries have no names: write [ and ] in place of { and }, and leave out the name before each entry.',
    ],
  },
  {
    name: 'the settings in a page file',
    damage: put('/site', { name: 'Lindgren' }, 'pages/workshop.json'),
    told: [
      'pages/workshop.json/site schema: "site" belongs beside "pages", not in a page file. Move it to the file that holds the settings of the site, such as pages.json.',
    ],
  },
  {
    name: 'a word in place of a section',
    damage: put('/sections/1', 'visit', 'pages/team.json'),
    told: [
      'pages/team.json/sections/1 schema: Entry 2 of "sections" must be a block in { }, not text. For a shared section write { "use": "visit" }, and for one of its own { "type": …, … }.',
    ],
  },
  {
    name: 'nothing in place of a section',
    damage: put('/sections/1', null, 'pages/team.json'),
    told: [
      'pages/team.json/sections/1 schema: Entry 2 of "sections" is empty (null); it must be a block in { }. A field that is not needed is left out.',
    ],
  },
  {
    name: 'a section under its type',
    damage: put('/sections/1', { hero: { heading: 'Hello all' } }, 'pages/team.json'),
    told: [
      'pages/team.json/sections/1 schema: This section has no "type". Write "type": "hero" inside, and leave out "hero": and the brackets after it.',
    ],
  },
  {
    name: 'a single group of questions',
    damage: put('/pages/0/sections/1', {
      type: 'accordion',
      heading: 'Before you ring',
      groups: [{ label: 'Tuning', items: [{ heading: 'How often?', body: 'Twice a year.' }] }],
    }),
    told: [
      'pages.json/pages/0/sections/1/groups schema: There is one group only; a single list stands under "items". Write "items": [ … ] with its entries in place of "groups", or make a second group.',
    ],
  },
  {
    name: 'a single group of questions in old words',
    damage: put('/pages/0/sections/1', {
      type: 'accordion',
      heading: 'Before you ring',
      groups: [{ label: 'Tuning', items: [{ question: 'How often?', text: 'Twice a year.' }] }],
    }),
    told: [
      'pages.json/pages/0/sections/1/groups schema: There is one group only; a single list stands under "items". Write "items": [ … ] with its entries in place of "groups", or make a second group.',
    ],
  },
  {
    name: 'questions in place of groups',
    damage: put('/pages/0/sections/1', {
      type: 'accordion',
      heading: 'Before you ring',
      groups: [{ heading: 'How often?', body: 'Twice a year.' }],
    }),
    told: [
      'pages.json/pages/0/sections/1/groups schema: "groups" has entries and no groups; a list of entries stands under "items".',
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
    name: 'no first page',
    damage: put('/pages/0/path', '/home'),
    told: [
      'pages.json/pages home-page: No page has the path "/", so visitors who type the address of the site find none. Give "/home" the path "/".',
    ],
  },
  {
    name: 'no first page, and a link to it',
    damage: both(put('/pages/0/path', '/pianos'), put('/site/header/menu/0/href', '/')),
    told: [
      'pages.json/pages home-page: No page has the path "/", so visitors who type the address of the site find none. Write "path": "/" in the page that is to be the first one.',
    ],
  },
]

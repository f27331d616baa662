import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fits } from '../../src/content/judge/fits.ts'
import { validateSection } from '../../src/generated/validate.js'
import { root } from '../../src/root.ts'
import { flatten } from '../../src/schema/flatten.ts'
import { schema } from '../../src/schema/read.ts'
import type { Schema } from '../../src/schema/schema.ts'
import { version } from '../version.ts'
import { aPage, aSite, check, fixed, said } from './a-site.ts'

const hero = { type: 'hero', heading: 'Care for all' }
const place = {
  type: 'place',
  heading: 'Where',
  image: { src: '/images/map.svg', decorative: true },
  address: ['Old Pier 4'],
}
const demo = { type: 'call-to-action', heading: 'See it', actions: [{ label: 'Book a demo', href: '/' }] }
const form = (field: object) => ({
  type: 'form',
  name: 'write',
  heading: 'Write',
  sends: false,
  fields: [field],
})

const tell = (...sections: object[]) => said(check(aSite(sections as never)))
const mended = (...sections: object[]) => JSON.parse(fixed(JSON.stringify(aSite(sections as never)))).pages[0].sections

test('a misspelt field is one mistake, not an unknown and a missing one', () => {
  const field = { kind: 'text', name: 'organisation', lable: 'Organisation' }
  expect(tell(form(field))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/fields/0/lable  schema
    "lable" is not a field of a "text" field. Did you mean "label"?
    fix: rename to "label"",
    ]
  `)
  expect(mended(form(field))[0].fields[0]).toEqual({ kind: 'text', name: 'organisation', label: 'Organisation' })
})

test('an unknown field is told with the fields that there are', () => {
  expect(tell({ ...hero, price: 5 })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/price  schema
    "price" is not a field of a "hero" section.
    It can also have: "id", "tone", "draft", "starts", "ends", "ignore", "eyebrow", "text", "image", "actions", "figure", "note", "look".",
    ]
  `)
})

test('a missing field says what it is for', () => {
  expect(tell({ type: 'hero' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0  schema
    "heading" is missing in a "hero" section.
    The section's heading. Whether it is the main one of the page is worked out from its place. Example: "One ticket for the bay and the garden"",
    ]
  `)
})

test('an unknown type is told at its value', () => {
  expect(
    tell({ type: 'heroo', heading: 'Care' }, { heading: 'Care' }, { type: 3 }, { type: 'nonsense' }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/type  schema
    There is no section type "heroo". Did you mean "hero"?
    There are: "hero", "form", "logos", "media", "team", "video", "place", "quote" and 16 more.
    fix: change to "hero"",
      "/pages/0/sections/1  schema
    This section has no "type".
    There are: "accordion", "feature", "hero", "article", "call-to-action", "carousel", "comparison", "filter-list" and 16 more.",
      "/pages/0/sections/2/type  schema
    "type" must be text in quotes, not 3.
    There are: "accordion", "article", "call-to-action", "carousel", "comparison", "feature", "filter-list", "form" and 16 more.",
      "/pages/0/sections/3/type  schema
    There is no section type "nonsense".
    There are: "logos", "steps", "article", "carousel", "feature", "form", "hero", "media" and 16 more.",
    ]
  `)
  expect(mended({ type: 'heroo', heading: 'Care' })).toEqual([{ type: 'hero', heading: 'Care' }])
})

test('an unknown kind of form field is told in its own words', () => {
  expect(tell(form({ kind: 'mail', name: 'mail', label: 'E-mail' }))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/fields/0/kind  schema
    There is no form field kind "mail". Did you mean "email"?
    There are: "email", "tel", "radio", "text", "select", "textarea", "consent", "checkboxes".
    fix: change to "email"",
    ]
  `)
})

test('numbers and yes or no lose their quotes, texts get some', () => {
  const sections = [
    { type: 'tile-grid', columns: '3', items: [{ heading: 'One', figure: 30 }, { heading: 'Two' }] },
    { ...hero, draft: 'true' },
  ]
  expect(tell(...sections)).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/columns  schema
    "columns" must be a whole number, not text: write 3 without the quotes.
    fix: write 3",
      "/pages/0/sections/0/items/0/figure  schema
    "figure" must be text, not a number: put 30 in quotes.
    fix: put it in quotes",
      "/pages/0/sections/1/draft  schema
    "draft" must be true or false, not text: write true without the quotes.
    fix: write true",
    ]
  `)
  expect(mended(...sections)).toMatchObject([{ columns: 3, items: [{ figure: '30' }, {}] }, { draft: true }])
})

test('a single entry gets brackets around it', () => {
  const section = { ...demo, actions: { label: 'Book a demo', href: '/' } }
  expect(tell(section)).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/actions  schema
    "actions" must be a list, even of one entry: put [ and ] around it.
    fix: put it in a list",
    ]
  `)
  expect(mended(section)).toEqual([{ ...section, actions: [section.actions] }])
})

test('other kinds of values are told in plain words', () => {
  expect(
    tell(
      { ...hero, heading: ['Care'] },
      { ...hero, image: '/images/ward.svg' },
      { ...hero, text: null },
      { type: 'tile-grid', columns: 2.5, items: {} },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/heading  schema
    "heading" must be text, not a list in [ ].
    The section's heading. Whether it is the main one of the page is worked out from its place. Example: "One ticket for the bay and the garden"",
      "/pages/0/sections/1/image  schema
    "image" must be a block in { }, not text.
    Write "image": { "src": "/images/ward.svg", "alt": … }.",
      "/pages/0/sections/2/text  schema
    "text" is empty (null); it must be text.
    A field that is not needed is left out.",
      "/pages/0/sections/3/columns  schema
    "columns" must be a whole number, not 2.5.
    How many tiles stand side by side on wide screens; narrow screens show fewer. Example: 3",
      "/pages/0/sections/3/items  schema
    "items" must be a list in [ ], not a block in { }.
    Write "items": [ { "heading": … } ].",
    ]
  `)
})

test('a choice is told with what there is', () => {
  expect(tell({ ...hero, look: 'splitt', tone: 'loud' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/look  schema
    "look" cannot be "splitt". Did you mean "split"?
    It can be: "split", "bleed", "centered", "figure", "editorial", "compact".
    fix: change to "split"",
      "/pages/0/sections/0/tone  schema
    "tone" cannot be "loud".
    It can be: "plain", "tint", "brand", "dark".",
    ]
  `)
  expect(
    tell({ type: 'tile-grid', items: [{ heading: 'One', icon: 'shield' }, { heading: 'Two' }] }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0/icon  schema
    "icon" cannot be "shield". Did you mean "shield-check"?
    It can be: "shield-check", "bed", "check", "mail", "pill", "pills", "school", "world" and 73 more.",
    ]
  `)
})

test('a text that is too long or too short is told with its length', () => {
  expect(
    tell({ ...hero, heading: 'a'.repeat(111) }, { ...hero, heading: '' }, { ...place, phone: '1' }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/heading  schema
    "heading" has 111 letters; at most 110 fit.
    Shorten it by 1 letter: a longer text would not fit the layout.",
      "/pages/0/sections/1/heading  schema
    "heading" is empty.
    The section's heading. Whether it is the main one of the page is worked out from its place. Example: "One ticket for the bay and the garden"",
      "/pages/0/sections/2/phone  schema
    "phone" has 1 letter; it needs at least 3.
    A telephone number; becomes a link. Example: "{phone}"",
    ]
  `)
})

test('letters are counted as JSON Schema does: an emoji is one', () => {
  const takes = (heading: string) => validateSection({ ...hero, heading })
  expect(['🥖'.repeat(110), '🥖'.repeat(111), '🥖', ''].map(takes)).toEqual([true, false, true, false])
  expect(tell({ ...hero, heading: '🥖'.repeat(111) })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/heading  schema
    "heading" has 111 letters; at most 110 fit.
    Shorten it by 1 letter: a longer text would not fit the layout.",
    ]
  `)
})

test('one letter is a word in some languages', () => {
  expect(tell({ type: 'tile-grid', heading: '酒', items: [{ heading: '魚' }, { heading: '肉' }] })).toEqual([])
})

test('a cell of a table that is a number, or a row without cells, is told as what it is', () => {
  const table = (...rows: unknown[]) => ({ type: 'table', heading: 'Hours', head: ['Day', 'Hours'], rows })
  expect(tell(table(['Monday', 9], ['Tuesday']), table([['Monday', '9']]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/rows/0/1  schema
    Entry 2 of entry 1 of "rows" must be text, not a number: put 9 in quotes.
    fix: put it in quotes",
      "/pages/0/sections/0/rows/1  schema
    Entry 2 of "rows" has 1 entry; it needs at least 2.
    The cells of a row. Example: ["Peas", "March"]",
      "/pages/0/sections/1/rows/0/0  schema
    These entries of "rows" have brackets of their own.
    Remove this [ and the ] that belongs to it.
    fix: remove the brackets",
    ]
  `)
})

test('of a list of typefaces, as styles have it, the first is meant', () => {
  const fonts = { text: { family: "'Source Sans 3', Arial, sans-serif" } }
  const settings = { theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' }, fonts } }
  expect(said(check(aSite([hero] as never, { settings })))).toEqual([expect.stringContaining('Write "Source Sans 3".')])
})

test('of two limits the tighter one is told', () => {
  expect(tell({ ...hero, text: 'a'.repeat(700) })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/text  schema
    "text" has 700 letters; at most 300 fit.
    Shorten it by 400 letters: a longer text would not fit the layout.",
    ]
  `)
})

test('a list that is too long or too short is told with its length', () => {
  const tiles = (count: number) => ({
    type: 'tile-grid',
    items: Array.from({ length: count }, () => ({ heading: 'One' })),
  })
  expect(tell(tiles(1), tiles(25), { type: 'accordion', groups: [] })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items  schema
    "items" has 1 entry; it needs at least 2.
    Two to twenty-four tiles. Example: [{ "icon": "shield-check", "heading": "A promise for a year", "text": "What we mended stays mended." }]",
      "/pages/0/sections/1/items  schema
    "items" has 25 entries; at most 24 fit.
    Two to twenty-four tiles. Example: [{ "icon": "shield-check", "heading": "A promise for a year", "text": "What we mended stays mended." }]",
      "/pages/0/sections/2/groups  schema
    "groups" is an empty list.
    Two to eight lists of questions, with a row of buttons to choose one; a single list stands under "items". Example: [{ "label": "Tickets", "items": [{ "heading": "May I bring my bicycle?", "body": "Yes." }] }, { "label": "Groups", "items": [{ "heading": "Is there a price for schools?", "body": "Half of it." }] }]",
    ]
  `)
})

test('a number outside of its bounds is told with them', () => {
  expect(
    tell({ type: 'tile-grid', columns: 9, items: [{ heading: 'One' }, { heading: 'Two' }] }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/columns  schema
    "columns" is 9; the highest is 5.
    How many tiles stand side by side on wide screens; narrow screens show fewer. Example: 3",
    ]
  `)
})

test('a word that every object knows is offered as neither yes nor no', () => {
  expect(tell({ ...hero, draft: 'constructor' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/draft  schema
    "draft" must be true or false, not text.
    true keeps it out of the published site; while you write you see it, with a badge. Example: true",
    ]
  `)
})

test('a text of the wrong form says how it is written', () => {
  expect(
    tell({ ...hero, id: 'Our Team' }, { ...demo, actions: [{ label: 'Go on', href: 'contact' }] }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/id  schema
    "id" cannot be "Our Team".
    An id is small letters, digits and hyphens and starts with a letter, for example "our-team". Write "our-team".
    fix: change to "our-team"",
      "/pages/0/sections/1/actions/0/href  schema
    "href" cannot be "contact".
    A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".",
    ]
  `)
})

test('a shared section takes replaced fields under "with"', () => {
  const site = (use: object) => said(check(aSite([hero as never, use as never], { shared: { demo: demo as never } })))
  expect(site({ use: 'demo', with: { heading: 'See it in your ward' } })).toEqual([])
  expect(site({ use: 'demo', heading: 'See it' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/heading  schema
    "heading" cannot stand beside "use".
    Fields that replace those of the shared section stand under "with": { "use": …, "with": { "heading": … } }.",
    ]
  `)
  expect(site({ use: 'demo', with: { headin: 'See it', actions: [{ label: 'Go' }] } })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/with/headin  schema
    "headin" is not a field of a "call-to-action" section. Did you mean "heading"?
    fix: rename to "heading"",
      "/pages/0/sections/1/with/actions/0  schema
    "href" is missing in an action.
    Where a link leads: a page of this site ("/ferry/timetable"), a place on a page ("/ferry/timetable#sunday" or "#sunday"), a file in public/ ("/downloads/guide.pdf"), another site ("https://…"), an e-mail address ("mailto:…") or a telephone number ("tel:…"). Example: "/ferry/timetable"",
    ]
  `)
  expect(site({ use: 'demo', with: { type: 'hero' } })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/with/type  shared
    "with" cannot replace the "type" of a shared section.
    Remove it, or write a section of its own here.",
    ]
  `)
  expect(site({ use: 'dmeo' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/use  shared
    There is no shared section "dmeo". Did you mean "demo"?
    There are: "demo".",
    ]
  `)
})

test('a shared section that uses another one is told so', () => {
  expect(said(check(aSite([hero as never], { shared: { demo: { use: 'other' } as never } })))).toMatchInlineSnapshot(`
    [
      "/shared/demo/use  schema
    A shared section cannot use another one.
    Write its "type" and fields here.",
    ]
  `)
})

test('settings are judged like sections', () => {
  const settings = { language: 'English', url: 'https://sample.example/', variables: { 'Our Brand': 'x' } }
  expect(said(check({ ...aSite([hero as never], { settings }), version: 3 }))).toMatchInlineSnapshot(`
    [
      "/version  schema
    "version" can only be 2.
    The version of this format. Example: 2",
      "/site/url  schema
    "url" cannot be "https://sample.example/".
    The address starts with "https://" and has no slash at the end, for example "https://www.bay-ferry.example". Write "https://sample.example".
    fix: change to "https://sample.example"",
      "/site/language  schema
    "language" cannot be "English".
    A language is two or three small letters, and maybe a country: "en" or "en-GB".",
      "/site/variables/Our Brand  schema
    "Our Brand" cannot be a name here.
    A name is letters and digits, without spaces, and starts with a small letter, for example "openingHours". Write "ourBrand".",
    ]
  `)
})

test('a site without pages is told', () => {
  expect(said(check({ ...aSite([]), pages: [] }))).toMatchInlineSnapshot(`
    [
      "/pages  schema
    "pages" is an empty list.
    The pages of the site. Their order does not matter to visitors. Example: [{ "path": "/", "title": "The bay ferry", "description": "Every half hour across the bay.", "sections": [] }]",
    ]
  `)
  expect(said(check({ version }))).toMatchInlineSnapshot(`
    [
      "(file)  schema
    "site" is missing in a site file.
    What holds for the whole site: its name, look, header, footer and the services around it.",
      "(file)  schema
    "pages" is missing in a site file.
    The pages of the site. Their order does not matter to visitors. Example: [{ "path": "/", "title": "The bay ferry", "description": "Every half hour across the bay.", "sections": [] }]",
    ]
  `)
})

test('a page file is judged by itself', () => {
  const includes = {
    'pages/a.json': { path: '/A', title: 'A page of some kind', sections: [{ ...hero, lok: 'split' }] },
  }
  const found = check(aSite([hero as never]), { includes })
  expect(said(found)).toMatchInlineSnapshot(`
    [
      "(file)  schema
    "description" is missing in a page file.
    One or two sentences that search engines show under the title; 50 to 160 letters are shown whole. Example: "Every half hour across the bay, all year round: times, tickets and the way to the pier."",
      "/path  schema
    "path" cannot be "/A".
    A path starts with "/", has small letters, digits and hyphens, and no slash at the end, for example "/garden/river-path".
    fix: change to "/a"",
      "/sections/0/lok  schema
    "lok" is not a field of a "hero" section. Did you mean "look"?
    fix: rename to "look"",
    ]
  `)
  expect(found.map(({ file, page, section }) => [file, page, section])).toEqual([
    ['pages/a.json', '/A', null],
    ['pages/a.json', '/A', null],
    ['pages/a.json', '/A', 0],
  ])
})

const image = { src: '/images/ward.svg', alt: 'A ward with free beds' }
const plan = { heading: 'Basic', text: 'Every day', figure: 'Free', points: ['Beds'], link: { href: '/' } }
const grid = (...icons: string[]) => ({ type: 'tile-grid', items: icons.map((icon) => ({ heading: 'One', icon })) })

test('of a field with one possible value the opposite is not mended', () => {
  expect(
    tell(
      { ...hero, image: { src: image.src, decorative: false } },
      { ...hero, image: { src: image.src, decorative: 'True' } },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/image/decorative  schema
    "decorative" can only be true: remove it.
    true when the picture says nothing that the text does not say; screen readers then pass over it. Example: true",
      "/pages/0/sections/1/image/decorative  schema
    "decorative" can only be true.
    true when the picture says nothing that the text does not say; screen readers then pass over it. Example: true
    fix: write true",
    ]
  `)
  expect(said(check({ ...aSite([hero as never]), version: '2' }))).toMatchInlineSnapshot(`
    [
      "/version  schema
    "version" can only be 2.
    The version of this format. Example: 2
    fix: write 2",
    ]
  `)
})

test('only one slip of the finger is mended in a choice, and none in a long list of words', () => {
  expect(
    tell({ ...hero, look: 'cenetred' }, { ...hero, look: 'center' }, { ...hero, tone: 'Dark' }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/look  schema
    "look" cannot be "cenetred". Did you mean "centered"?
    It can be: "split", "bleed", "centered", "figure", "editorial", "compact".
    fix: change to "centered"",
      "/pages/0/sections/1/look  schema
    "look" cannot be "center". Did you mean "centered"?
    It can be: "split", "bleed", "centered", "figure", "editorial", "compact".",
      "/pages/0/sections/2/tone  schema
    "tone" cannot be "Dark". Did you mean "dark"?
    It can be: "plain", "tint", "brand", "dark".
    fix: change to "dark"",
    ]
  `)
  expect(tell(grid('plus', 'boot', 'hand', 'Shield_Check'))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0/icon  schema
    "icon" cannot be "plus". Did you mean "plug"?
    It can be: "plug", "pills", "brush", "cloud", "flask", "lungs", "pill", "virus" and 73 more.",
      "/pages/0/sections/0/items/1/icon  schema
    "icon" cannot be "boot". Did you mean "book"?
    It can be: "book", "tooth", "baby", "bed", "bulb", "code", "gift", "lock" and 73 more.",
      "/pages/0/sections/0/items/2/icon  schema
    "icon" cannot be "hand". Did you mean "hand-click"?
    It can be: "hand-click", "heart-handshake", "award", "baby", "bed", "heart", "mail", "phone" and 73 more.",
      "/pages/0/sections/0/items/3/icon  schema
    "icon" cannot be "Shield_Check". Did you mean "shield-check"?
    It can be: "shield-check", "check", "hand-click", "wheelchair", "clipboard-check", "headset", "search", "ambulance" and 73 more.
    fix: change to "shield-check"",
    ]
  `)
})

test('a type is mended only when the section then fits', () => {
  const fixes = (section: object) => check(aSite([section as never])).map(({ fix }) => fix?.title)
  expect(fixes({ type: 'heros', heading: 'Care' })).toEqual(['change to "hero"'])
  expect(fixes({ type: 'heros', label: 'Care' })).toEqual([undefined])
  expect(fixes({ tpye: 'hero', heading: 'Care' })).toEqual(['rename to "type"'])
  expect(fixes({ tpye: 'hospital', heading: 'Care' })).toEqual([undefined])
})

test('a name is mended only when it is one slip away and the value fits', () => {
  expect(
    tell(
      { ...hero, note: 'A word' },
      { ...hero, txet: 'A word' },
      { ...hero, txet: ['A word'] },
      { ...hero, imagery: image },
      { ...hero, imagery: 'A ward' },
      { ...hero, Look: 5 },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/txet  schema
    "txet" is not a field of a "hero" section. Did you mean "text"?
    fix: rename to "text"",
      "/pages/0/sections/2/txet  schema
    "txet" is not a field of a "hero" section. Did you mean "text"?",
      "/pages/0/sections/3/imagery  schema
    "imagery" is not a field of a "hero" section. Did you mean "image"?",
      "/pages/0/sections/4/imagery  schema
    "imagery" is not a field of a "hero" section.
    It can also have: "id", "tone", "draft", "starts", "ends", "ignore", "eyebrow", "text", "image", "actions", "figure", "note", "look".",
      "/pages/0/sections/5/Look  schema
    "Look" is not a field of a "hero" section. Did you mean "look"?
    fix: rename to "look"",
    ]
  `)
  expect(
    said(check(aSite([{ use: 'demo', wiht: {} } as never, { use: 'demo', wiht: 3 } as never]))),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/wiht  schema
    "wiht" is not known beside "use". Did you mean "with"?
    fix: rename to "with"",
      "/pages/0/sections/1/wiht  schema
    "wiht" is not known beside "use". Did you mean "with"?",
    ]
  `)
})

test('an entry is put in a list only when the list then fits', () => {
  expect(
    tell(
      { ...demo, actions: { label: 'Book a demo', herf: '/' } },
      { type: 'tile-grid', items: { heading: 'One' } },
      { type: 'feature', heading: 'Care', points: 'Within 5 days' },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/actions  schema
    "actions" must be a list, even of one entry: put [ and ] around it.",
      "/pages/0/sections/1/items  schema
    "items" must be a list in [ ], not a block in { }.
    Write "items": [ { "heading": "One" } ].",
      "/pages/0/sections/2/points  schema
    "points" must be a list, even of one entry: put [ and ] around it.
    fix: put it in a list",
    ]
  `)
  const redirects = { '/prices': '/' } as never
  expect(said(check(aSite([hero as never], { settings: { redirects } })))).toMatchInlineSnapshot(`
    [
      "/site/redirects  schema
    "redirects" must be a list in [ ], not a block in { }.
    Old addresses and where they lead now. Example: [{ "from": "/ferry/boats", "to": "/ferry/timetable" }]",
    ]
  `)
  expect(said(check(aSite([aPage({ a: hero } as never)])))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections  schema
    "sections" must be a list in [ ], not a block in { }.
    Its entries have no names: write [ and ] in place of { and }, and leave out the name before each entry.",
    ]
  `)
})

test('quotes are put around a number only where a text may have digits', () => {
  expect(tell({ ...hero, id: 5 }, { ...hero, heading: true }, { ...hero, heading: 24 })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/id  schema
    "id" must be text, not a number.
    A name for this section, once a page, so that links can lead to it: "/workshop/repairs#team" leads to the section with the id "team". Small letters, digits and hyphens. Example: "team"",
      "/pages/0/sections/1/heading  schema
    "heading" must be text, not true.
    The section's heading. Whether it is the main one of the page is worked out from its place. Example: "One ticket for the bay and the garden"",
      "/pages/0/sections/2/heading  schema
    "heading" must be text, not a number: put 24 in quotes.
    fix: put it in quotes",
    ]
  `)
})

test('a link without an address is told once, by the rule for placeholders', () => {
  const links = ['#', '', ' '].map((href) => ({ label: 'Go on', href }))
  expect(tell({ ...demo, actions: links.slice(0, 2) }, { ...demo, actions: links.slice(2) })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/actions/0/href  schema
    "href" is empty.
    Where a link leads: a page of this site ("/ferry/timetable"), a place on a page ("/ferry/timetable#sunday" or "#sunday"), a file in public/ ("/downloads/guide.pdf"), another site ("https://…"), an e-mail address ("mailto:…") or a telephone number ("tel:…"). Example: "/ferry/timetable"",
    ]
  `)
  expect(tell({ ...demo, actions: links.slice(0, 2) })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/actions/0/href  placeholder-links
    "#" is a placeholder, not an address.
    Write where the link leads, or remove it until there is a page.",
      "/pages/0/sections/0/actions/1/href  placeholder-links
    A link here has no address.
    Write where the link leads, or remove it until there is a page.",
    ]
  `)
  expect(
    said(check(aSite([hero as never], { settings: { redirects: [{ from: '/a', to: '#' }] } }))),
  ).toMatchInlineSnapshot(`
    [
      "/site/redirects/0/to  placeholder-links
    "#" is a placeholder, not an address.
    Write where the link leads, or remove it until there is a page.",
    ]
  `)
})

test('a text of spaces is empty, like no text at all', () => {
  expect(
    tell(
      { ...hero, heading: '   ', eyebrow: ' ', text: '\n\n', image: { ...image, alt: '\u00a0' } },
      { type: 'rich-text', body: '\n \n' },
      { ...hero, id: '', actions: [{ label: '\t\t', href: '/' }] },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/heading  schema
    "heading" is empty.
    The section's heading. Whether it is the main one of the page is worked out from its place. Example: "One ticket for the bay and the garden"",
      "/pages/0/sections/0/eyebrow  schema
    "eyebrow" is empty.
    A few words in small type above the heading. Example: "Ferry and garden"",
      "/pages/0/sections/0/text  schema
    "text" is empty.
    One or two sentences that say what the visitor finds here. Example: "Board at the old pier and walk among the roses."",
      "/pages/0/sections/0/image/alt  schema
    "alt" is empty.
    What the picture shows, in one sentence, for visitors who do not see it. Leave it out only for a decorative picture. Example: "Tools on the wall above a workbench"",
      "/pages/0/sections/1/body  schema
    "body" is empty.
    Paragraphs, lists, and headings that start with "## " (one step smaller: "### "). Example: "## What we write down\\n\\nOnly what you tell us."",
      "/pages/0/sections/2/id  schema
    "id" is empty.
    A name for this section, once a page, so that links can lead to it: "/workshop/repairs#team" leads to the section with the id "team". Small letters, digits and hyphens. Example: "team"",
      "/pages/0/sections/2/actions/0/label  schema
    "label" is empty.
    What the button says, as a short invitation. Example: "Reserve a place"",
    ]
  `)
  expect(said(check(aSite([aPage([hero as never], { title: '   ', description: '' })])))).toMatchInlineSnapshot(`
    [
      "/pages/0/title  schema
    "title" is empty.
    The title in the browser's tab and in search results; 15 to 65 letters are shown whole. Example: "The ferry across the bay and its timetable"",
      "/pages/0/description  schema
    "description" is empty.
    One or two sentences that search engines show under the title; 50 to 160 letters are shown whole. Example: "Every half hour across the bay, all year round: times, tickets and the way to the pier."",
    ]
  `)
})

test('a text of spaces fits no field that visitors read', () => {
  const open: string[] = []
  const look = (at: string, node: Schema) => {
    if (node.type === 'string' && (node.minLength ?? 0) > 0 && fits(node, ' '.repeat(20))) open.push(at)
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null && key !== 'examples' && key !== '$ref')
        look(`${at}/${key}`, value)
    }
  }
  for (const name of ['page.schema.json', 'pages.schema.json', ...schemasIn('parts', 'sections', 'site')])
    look(name, schema(name))
  // Names of shared sections and of rules are told by who looks for them; a font's name is no text.
  expect(open).toEqual([
    'parts/ignore.schema.json/items/properties/rule',
    'parts/shared-use.schema.json/properties/use',
    'site/font.schema.json/properties/family',
  ])
})

test('the ending of a file in capitals is told as the cause', () => {
  expect(
    tell(
      { ...hero, image: { ...image, src: '/images/IMG_1234.JPG' } },
      { ...hero, image: { ...image, src: '/images/a.GIF' } },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/image/src  schema
    The ending of "IMG_1234.JPG" has capitals; endings are written in small letters.
    Rename the file to "img-1234.jpg", and write "/images/img-1234.jpg" here.",
      "/pages/0/sections/1/image/src  schema
    "src" cannot be "/images/a.GIF".
    An image is a PNG, JPEG, WebP, AVIF or SVG file below /images/, for example "/images/workshop/bench.svg".",
    ]
  `)
})

test('a picture that is there and of a kind that is not shown is told with what to do', () => {
  const image = { src: '/images/oven.gif', alt: 'The oven in the morning' }
  const site = aSite([{ type: 'hero', heading: 'The oven', image }])
  expect(said(check(site, { publicFiles: ['/images/oven.gif'] }))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/image/src  schema
    "src" cannot be "/images/oven.gif".
    public/images/oven.gif is a GIF, which is not shown here: save it in public/images as a PNG or WebP file, and write the address of that.",
    ]
  `)
})

test('another word for a missing field is one mistake', () => {
  expect(
    tell(
      { type: 'hero', title: 'Care for all' },
      { type: 'hero', headline: 'Care for all' },
      { type: 'rich-text', content: 'We visit you.' },
      { ...hero, image: { url: '/images/ward.svg', alt: image.alt } },
      { ...hero, actions: [{ label: 'Go on', link: '/' }] },
      { type: 'tabs', tabs: [{ heading: 'One' }, { heading: 'Two' }] },
      { type: 'tabs', tabs: [{ heading: 'One' }] },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/title  schema
    "title" is not a field of a "hero" section; its text belongs in "heading".
    fix: rename to "heading"",
      "/pages/0/sections/1/headline  schema
    "headline" is not a field of a "hero" section. Did you mean "heading"?
    fix: rename to "heading"",
      "/pages/0/sections/2/content  schema
    "content" is not a field of a "rich-text" section; its text belongs in "body".
    fix: rename to "body"",
      "/pages/0/sections/3/image/url  schema
    "url" is not a field of a picture; its text belongs in "src".
    fix: rename to "src"",
      "/pages/0/sections/4/actions/0/link  schema
    "link" is not a field of an action; its text belongs in "href".
    fix: rename to "href"",
      "/pages/0/sections/5/tabs  schema
    "tabs" is not a field of a "tabs" section; its list belongs in "items".
    fix: rename to "items"",
      "/pages/0/sections/6/tabs  schema
    "tabs" is not a field of a "tabs" section; its list belongs in "items".
    Write "items": [ { "heading": "One" } ].",
    ]
  `)
  expect(mended({ type: 'hero', title: 'Care for all' })).toEqual([hero])
})

test('a field too much and one too few are asked about together, when the value would do', () => {
  expect(
    tell(
      { type: 'hero', motto: 'Care for all' },
      { type: 'hero', motto: 5 },
      { type: 'hero', motto: 'Care', claim: 'All' },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/motto  schema
    "motto" is not a field of a "hero" section. Does its text belong in "heading"?",
      "/pages/0/sections/1  schema
    "heading" is missing in a "hero" section.
    The section's heading. Whether it is the main one of the page is worked out from its place. Example: "One ticket for the bay and the garden"",
      "/pages/0/sections/1/motto  schema
    "motto" is not a field of a "hero" section.
    It can also have: "id", "tone", "draft", "starts", "ends", "ignore", "eyebrow", "heading", "text", "image", "actions", "figure", "note", "look".",
      "/pages/0/sections/2  schema
    "heading" is missing in a "hero" section.
    The section's heading. Whether it is the main one of the page is worked out from its place. Example: "One ticket for the bay and the garden"",
      "/pages/0/sections/2/motto  schema
    "motto" is not a field of a "hero" section.
    It can also have: "id", "tone", "draft", "starts", "ends", "ignore", "eyebrow", "heading", "text", "image", "actions", "figure", "note", "look".",
      "/pages/0/sections/2/claim  schema
    "claim" is not a field of a "hero" section.
    It can also have: "id", "tone", "draft", "starts", "ends", "ignore", "eyebrow", "heading", "text", "image", "actions", "figure", "note", "look".",
    ]
  `)
})

test('a field in the wrong place is told where it belongs', () => {
  expect(
    tell(
      { ...hero, image: { src: image.src }, alt: image.alt },
      { ...hero, label: 'Go on', href: '/' },
      { type: 'call-to-action', heading: 'See it', label: 'Go on', href: '/' },
      { ...hero, noindex: true },
      { ...hero, image: { ...image, look: 'split' } },
      { type: 'accordion', items: [{ heading: 'Why?', body: 'So.' }], image },
      // Neither prices nor plans show an image; that the page has one is no reason to move it there.
      { type: 'pricing', currency: 'EUR', items: [plan], image },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/alt  schema
    "alt" belongs inside "image".
    Move it between the { and } of "image".",
      "/pages/0/sections/1/label  schema
    "label" belongs inside "actions".
    Move it into an entry of "actions".",
      "/pages/0/sections/1/href  schema
    "href" belongs inside "actions".
    Move it into an entry of "actions".",
      "/pages/0/sections/2/label  schema
    "label" belongs inside "actions".
    Move it into an entry of "actions".",
      "/pages/0/sections/2/href  schema
    "href" belongs inside "actions".
    Move it into an entry of "actions".",
      "/pages/0/sections/3/noindex  schema
    "noindex" belongs beside "sections", not in a "hero" section.
    Move it one level up.",
      "/pages/0/sections/4/image/look  schema
    "look" belongs beside "image", not in a picture.
    Move it one level up.",
      "/pages/0/sections/5/image  schema
    "image" belongs inside "items".
    Move it into an entry of "items".",
      "/pages/0/sections/6/image  schema
    "image" is not a field of a "pricing" section.
    It can also have: "id", "tone", "draft", "starts", "ends", "ignore", "eyebrow", "heading", "text", "periods", "extras", "note".",
    ]
  `)
  const redirects = [{ from: '/a', to: '/' }]
  expect(said(check({ ...aSite([hero as never]), redirects, theme: {} }))).toMatchInlineSnapshot(`
    [
      "/redirects  schema
    "redirects" belongs under "site".
    Move it between the { and } of "site".",
      "/theme  schema
    "theme" belongs under "site".
    Move it between the { and } of "site".",
    ]
  `)
  const includes = { 'pages/a.json': { ...aPage([hero as never], { path: '/a' }), redirects, shared: {}, name: 'A' } }
  expect(said(check(aSite([hero as never]), { includes }))).toMatchInlineSnapshot(`
    [
      "/redirects  schema
    "redirects" belongs under "site", not in a page file.
    Move it to the file that holds the settings of the site, such as pages.json.",
      "/shared  schema
    "shared" belongs beside "pages", not in a page file.
    Move it to the file that holds the settings of the site, such as pages.json.",
      "/name  schema
    "name" is not a field of a page file; it is called "title" here, and there is one already.
    Remove one of the two.",
    ]
  `)
})

const tile = (more: object) => ({ type: 'tile-grid', items: [{ heading: 'One', ...more }, { heading: 'Two' }] })

test('an entry is told with the fields that its section shows, though it may have those of every list', () => {
  expect(
    tell(
      tile({ prize: 5 }),
      tile({ txet: 'A word' }),
      // A tile shows no label: it is neither what was meant nor where a title belongs.
      tile({ lable: 'One' }),
      tile({ title: 'One' }),
      { ...tile({}), badge: 'New' },
      { type: 'pricing', currency: 'EUR', items: [{ ...plan, prize: { amount: 5, per: 'month' } }] },
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0/prize  schema
    "prize" is not a field of a tile.
    It can also have: "id", "eyebrow", "text", "body", "note", "points", "figure", "icon", "image", "link", "tone".",
      "/pages/0/sections/1/items/0/txet  schema
    "txet" is not a field of a tile. Did you mean "text"?
    fix: rename to "text"",
      "/pages/0/sections/2/items/0/lable  schema
    "lable" is not a field of a tile.
    It can also have: "id", "eyebrow", "text", "body", "note", "points", "figure", "icon", "image", "link", "tone".",
      "/pages/0/sections/3/items/0/title  schema
    "title" is not a field of a tile; it is called "heading" here, and there is one already.
    Remove one of the two.",
      "/pages/0/sections/4/badge  schema
    "badge" is not a field of a "tile-grid" section.
    It can also have: "id", "tone", "draft", "starts", "ends", "ignore", "eyebrow", "heading", "text", "source", "columns", "look", "actions".",
      "/pages/0/sections/5/items/0/prize  schema
    "prize" is not a field of a plan. Did you mean "price"?
    fix: rename to "price"",
    ]
  `)
})

test('an entry is called by what it is, and of its limits the narrower one is told', () => {
  const long = 'a'.repeat(620)
  expect(tell({ type: 'tile-grid', items: [{ heading: long, text: long }, {}] })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0/heading  schema
    "heading" has 620 letters; at most 90 fit.
    Shorten it by 530 letters: a longer text would not fit the layout.",
      "/pages/0/sections/0/items/0/text  schema
    "text" has 620 letters; at most 320 fit.
    Shorten it by 300 letters: a longer text would not fit the layout.",
      "/pages/0/sections/0/items/1  schema
    "heading" is missing in a tile.
    The title of the tile. Example: "A promise for a year"",
    ]
  `)
})

test('the colours of an entry are a word or two colours, and what is wrong is told once', () => {
  const tones = ['loud', 'Dark', 5, null, ['tint'], '#ffffff', { text: '#000000' }, { text: 'red', background: '#fff' }]
  for (const tone of ['tint', { text: '#000000', background: '#ffffff' }]) expect(tell(tile({ tone }))).toEqual([])
  expect(tell(...tones.map((tone) => tile({ tone })))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0/tone  schema
    "tone" cannot be "loud".
    It can be: "plain", "tint", "brand", "dark", or { "text": …, "background": … }.",
      "/pages/0/sections/1/items/0/tone  schema
    "tone" cannot be "Dark". Did you mean "dark"?
    It can be: "plain", "tint", "brand", "dark", or { "text": …, "background": … }.
    fix: change to "dark"",
      "/pages/0/sections/2/items/0/tone  schema
    "tone" cannot be 5.
    It can be: "plain", "tint", "brand", "dark", or { "text": …, "background": … }.",
      "/pages/0/sections/3/items/0/tone  schema
    "tone" cannot be null.
    It can be: "plain", "tint", "brand", "dark", or { "text": …, "background": … }.",
      "/pages/0/sections/4/items/0/tone  schema
    "tone" cannot be ["tint"].
    It can be: "plain", "tint", "brand", "dark", or { "text": …, "background": … }.",
      "/pages/0/sections/5/items/0/tone  schema
    "tone" cannot be "#ffffff".
    It can be: "plain", "tint", "brand", "dark", or { "text": …, "background": … }.",
      "/pages/0/sections/6/items/0/tone  schema
    "background" is missing in a tone.
    Colour behind the letters. Example: "#e8f1ff"",
      "/pages/0/sections/7/items/0/tone/text  schema
    "text" cannot be "red".
    A colour is "#" and six digits or letters a to f, for example "#0b4f9e".",
      "/pages/0/sections/7/items/0/tone/background  schema
    "background" cannot be "#fff".
    A colour is "#" and six digits or letters a to f, for example "#0b4f9e". Write "#ffffff".",
    ]
  `)
  expect(mended(tile({ tone: 'Dark' }))[0].items[0].tone).toBe('dark')
})

test('the label of a link in an entry may be left out, but not its address', () => {
  expect(tell(tile({ link: { href: '/' } }))).toEqual([])
  expect(
    tell(tile({ link: { label: 'Go on' } }), tile({ link: { label: '', href: '/' } }), tile({ link: '/' })),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0/link  schema
    "href" is missing in an item link.
    Where a link leads: a page of this site ("/ferry/timetable"), a place on a page ("/ferry/timetable#sunday" or "#sunday"), a file in public/ ("/downloads/guide.pdf"), another site ("https://…"), an e-mail address ("mailto:…") or a telephone number ("tel:…"). Example: "/ferry/timetable"",
      "/pages/0/sections/1/items/0/link/label  schema
    "label" is empty.
    What the visitor reads on it; left out, the heading is the link. Example: "See all repairs"",
      "/pages/0/sections/2/items/0/link  schema
    "link" must be a block in { }, not text.
    Write "link": { "href": "/" }.",
    ]
  `)
})

test('a list that stands in "items" is put there', () => {
  const extras = [{ heading: 'A second bed', price: { amount: 9, per: 'month' } }]
  const pricing = { type: 'pricing', currency: 'EUR', items: [plan] }
  expect(tell({ ...pricing, extras: { heading: 'Extras', items: extras } })).toEqual([])
  expect(
    tell({ ...pricing, extras }, { ...pricing, extras: [{ heading: 'A second bed' }] }, { ...hero, image: [image] }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/extras  schema
    "extras" must be a block in { }: its list stands in "items".
    Write { "items": … } around the list.
    fix: put it in "items"",
      "/pages/0/sections/1/extras  schema
    "extras" must be a block in { }: its list stands in "items".
    Write { "items": … } around the list.",
      "/pages/0/sections/2/image  schema
    "image" must be a block in { }, not a list in [ ].
    A picture beside the words. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }",
    ]
  `)
  expect(mended({ ...pricing, extras })).toEqual([{ ...pricing, extras: { items: extras } }])
})

test('labels without any are told', () => {
  expect(tell({ ...form({ kind: 'email', name: 'email', label: 'E-mail' }), labels: {} })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/labels  schema
    "labels" has nothing in it.
    Words on what is operated here, where they differ from those of the site. Example: { "submit": "Send request" }",
    ]
  `)
})

test('why a text is too long depends on where it is read', () => {
  const long = 'a'.repeat(250)
  expect(said(check(aSite([aPage([hero as never], { title: long, description: long })])))).toMatchInlineSnapshot(`
    [
      "/pages/0/title  schema
    "title" has 250 letters; at most 90 fit.
    Shorten it by 160 letters: search engines show only the start of a longer one.",
      "/pages/0/description  schema
    "description" has 250 letters; at most 220 fit.
    Shorten it by 30 letters: search engines show only the start of a longer one.",
    ]
  `)
  expect(tell({ ...hero, id: long, image: { ...image, alt: long } })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/id  schema
    "id" has 250 letters; at most 60 fit.
    Shorten it by 190 letters.",
      "/pages/0/sections/0/image/alt  schema
    "alt" has 250 letters; at most 160 fit.
    Shorten it by 90 letters: screen readers read it out in one go.",
    ]
  `)
})

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

test('what descriptions say of how many there may be is what the schema allows', () => {
  const wrong: string[] = []
  const look = (at: string, node: Schema) => {
    const { type, description = '', minItems, maxItems, properties = {} } = flatten(node, undefined)
    const [, low = '', high = ''] = /^(\w+) (?:to|or) (\w+)\b/.exec(description) ?? []
    const [least, most] = [numbers.indexOf(low.toLowerCase()), numbers.indexOf(high)]
    if (type === 'array' && least > 0 && most > 0 && (least !== minItems || most !== maxItems))
      wrong.push(`${at}: ${description}`)
    // Where entries may come from a source, only what stands there without one has to be enough.
    const fields = Object.entries(properties).map(([name, field]) => [name, flatten(field, undefined)])
    const inside = node.properties && node.if ? { properties: Object.fromEntries(fields) } : node
    for (const [key, value] of Object.entries(inside)) {
      if (typeof value === 'object' && value !== null && key !== 'examples' && key !== '$ref')
        look(`${at}/${key}`, value)
    }
  }
  for (const name of schemasIn('parts', 'sections', 'site')) look(name, schema(name))
  expect(wrong).toEqual([])
})

test('whether a value would fit is judged as by the compiled schema, but for lengths of texts', () => {
  const values = [null, true, 3.5, -1, '', 'text', '#0b4f9e', '/contact', [], {}, [[]], { type: 'hero' }, 'split']
  const images = [{ src: image.src }, { src: image.src, decorative: false }, { src: image.src, alternative: 'A ward' }]
  const section = schema('section.schema.json')
  const wrong: unknown[] = []
  for (const name of schemasIn('sections')) {
    const { examples = [] } = schema(name) as { examples?: unknown[] }
    const text = JSON.stringify(examples.at(-1))
    for (let changed = 1; changed < 40; changed += 3) {
      for (const value of [...values, ...images]) {
        let left = changed
        const other: unknown = JSON.parse(text, (_, old) => (left-- === 0 ? value : old))
        validateSection(other)
        const errors = (validateSection.errors ?? []).filter(({ keyword }) => !/^(min|max)Length$/.test(keyword))
        if (fits(section, other) !== (errors.length === 0)) wrong.push(other)
      }
    }
  }
  expect(wrong).toEqual([])
})

function schemasIn(...folders: string[]): string[] {
  return folders.flatMap((folder) => readdirSync(path.join(root, 'schemas', folder)).map((name) => `${folder}/${name}`))
}

test('a time to keep is said in days, from one to ten years', () => {
  const field = { kind: 'email', name: 'email', label: 'E-mail' }
  const said = (keep: string) => tell({ ...form(field), keep })
  expect(['1 day', '2 days', '99 days', '180 days', '3650 days'].flatMap(said)).toEqual([])
  for (const keep of ['0 days', '1 days', '2 day', '01 days', '3651 days', '9999 days', '6 months', '180'])
    expect(said(keep)).toEqual([
      `/pages/0/sections/0/keep  schema
"keep" cannot be "${keep}".
A time to keep is a number of days, from "1 day" (so that there is time to forward it) to "3650 days" (ten years), for example "180 days".`,
    ])
})

import { expect, test } from 'vitest'
import { aSite, check, fixed, said } from './a-site.ts'

const hero = { type: 'hero', heading: 'Care for all' }
const demo = { type: 'call-to-action', heading: 'See it', actions: [{ label: 'Book a demo', href: '/' }] }
const form = (field: object) => ({
  type: 'form',
  name: 'write',
  heading: 'Write',
  submit: 'Send it',
  target: 'none',
  fields: [field],
})

const tell = (...sections: object[]) => said(check(aSite(sections as never)))
const mended = (...sections: object[]) => JSON.parse(fixed(JSON.stringify(aSite(sections as never)))).pages[0].sections

test('a misspelt field is one mistake, not an unknown and a missing one', () => {
  const field = { kind: 'text', name: 'organisation', lable: 'Organisation' }
  expect(tell(form(field))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/fields/0/lable  schema
    "lable" is not a field of a text field. Did you mean "label"?
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
    It can also have: "id", "tone", "draft", "ignore", "eyebrow", "text", "image", "actions", "look".",
    ]
  `)
})

test('a missing field says what it is for', () => {
  expect(tell({ type: 'hero' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0  schema
    "heading" is missing in a "hero" section.
    The section's heading. Its level (h1, h2, …) is worked out from its place on the page. Example: "Healthcare Technology Insights"",
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
    There are: "accordion", "call-to-action", "carousel", "feature", "filter-list", "form", "hero", "hero-slider", "pricing", "rich-text", "steps", "tabs", "tile-grid".
    fix: change to "hero"",
      "/pages/0/sections/1  schema
    This section has no "type".
    There are: "accordion", "call-to-action", "carousel", "feature", "filter-list", "form", "hero", "hero-slider", "pricing", "rich-text", "steps", "tabs", "tile-grid".",
      "/pages/0/sections/2/type  schema
    "type" must be text, not 3.
    There are: "accordion", "call-to-action", "carousel", "feature", "filter-list", "form", "hero", "hero-slider", "pricing", "rich-text", "steps", "tabs", "tile-grid".",
      "/pages/0/sections/3/type  schema
    There is no section type "nonsense".
    There are: "accordion", "call-to-action", "carousel", "feature", "filter-list", "form", "hero", "hero-slider", "pricing", "rich-text", "steps", "tabs", "tile-grid".",
    ]
  `)
  expect(mended({ type: 'heroo', heading: 'Care' })).toEqual([{ type: 'hero', heading: 'Care' }])
})

test('an unknown kind of form field is told in its own words', () => {
  expect(tell(form({ kind: 'mail', name: 'mail', label: 'E-mail' }))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/fields/0/kind  schema
    There is no form field kind "mail". Did you mean "email"?
    There are: "text", "email", "tel", "textarea", "select", "radio", "checkboxes", "consent".
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
    "heading" must be text, not a list.
    The section's heading. Its level (h1, h2, …) is worked out from its place on the page. Example: "Healthcare Technology Insights"",
      "/pages/0/sections/1/image  schema
    "image" must be an object, not text.
    A picture beside the words. Example: { "src": "/images/ward.svg", "alt": "A nurse checks the bed board on a tablet" }",
      "/pages/0/sections/2/text  schema
    "text" must be text, not null.
    A field that is not needed is left out.",
      "/pages/0/sections/3/columns  schema
    "columns" must be a whole number, not 2.5.
    How many tiles stand side by side on wide screens; narrow screens show fewer. Example: 3",
      "/pages/0/sections/3/items  schema
    "items" must be a list, not an object.
    Two to twenty-four tiles. Example: [{ "icon": "shield-check", "heading": "Secure systems", "text": "Encrypted at rest and on the way." }]",
    ]
  `)
})

test('a choice is told with what there is', () => {
  expect(tell({ ...hero, look: 'splitt', tone: 'loud' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/look  schema
    "look" cannot be "splitt". Did you mean "split"?
    It can be: "split", "centered", "compact".
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
    It can be: "shield-check", "bed", "check", "mail", "pill", "pills", "school", "world" and 73 more.
    fix: change to "shield-check"",
    ]
  `)
})

test('a text that is too long or too short is told with its length', () => {
  expect(
    tell({ ...hero, heading: 'a'.repeat(111) }, { ...hero, heading: '' }, { ...hero, heading: 'a' }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/heading  schema
    "heading" has 111 letters; at most 110 fit.
    Shorten it by 1 letter: a longer text would not fit the layout.",
      "/pages/0/sections/1/heading  schema
    "heading" is empty.
    The section's heading. Its level (h1, h2, …) is worked out from its place on the page. Example: "Healthcare Technology Insights"",
      "/pages/0/sections/2/heading  schema
    "heading" has 1 letter; it needs at least 2.
    The section's heading. Its level (h1, h2, …) is worked out from its place on the page. Example: "Healthcare Technology Insights"",
    ]
  `)
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
    Two to twenty-four tiles. Example: [{ "icon": "shield-check", "heading": "Secure systems", "text": "Encrypted at rest and on the way." }]",
      "/pages/0/sections/1/items  schema
    "items" has 25 entries; at most 24 fit.
    Two to twenty-four tiles. Example: [{ "icon": "shield-check", "heading": "Secure systems", "text": "Encrypted at rest and on the way." }]",
      "/pages/0/sections/2/groups  schema
    "groups" is an empty list.
    One group, or several with a row of buttons to choose from. Example: [{ "items": [{ "question": "How long does it take?", "text": "About 60 days." }] }]",
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

test('a text of the wrong form says how it is written', () => {
  expect(
    tell({ ...hero, id: 'Our Team' }, { ...demo, actions: [{ label: 'Go on', href: 'contact' }] }),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/id  schema
    "id" cannot be "Our Team".
    An id is small letters, digits and hyphens and starts with a letter, for example "our-team".",
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
    Where a link leads: a page of this site ("/contact"), a place on a page ("/contact#form" or "#form"), a file in public/ ("/downloads/guide.pdf"), another site ("https://…"), an e-mail address ("mailto:…") or a telephone number ("tel:…"). Example: "/contact"",
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
  expect(said(check({ ...aSite([hero as never], { settings }), version: 2 }))).toMatchInlineSnapshot(`
    [
      "/version  schema
    "version" can only be 1.
    The version of this format. Example: 1
    fix: write 1",
      "/site/url  schema
    "url" cannot be "https://sample.example/".
    The address starts with "https://" and has no slash at the end, for example "https://www.sahaya.example".",
      "/site/language  schema
    "language" cannot be "English".
    A language is two or three small letters, and maybe a country: "en" or "en-IN".",
      "/site/variables/Our Brand  schema
    "Our Brand" cannot be a name here.
    Words that appear in many places; write {name} in any text or link to have one filled in. Example: { "brand": "Sahaya Health", "phone": "+91 00000 00000" }",
    ]
  `)
})

test('a site without pages is told', () => {
  expect(said(check({ ...aSite([]), pages: [] }))).toMatchInlineSnapshot(`
    [
      "/pages  schema
    "pages" is an empty list.
    The pages of the site. Their order does not matter to visitors. Example: [{ "path": "/", "title": "Home of good care", "description": "What we do.", "sections": [] }]",
    ]
  `)
  expect(said(check({ version: 1 }))).toMatchInlineSnapshot(`
    [
      "(file)  schema
    "site" is missing in a site file.
    What holds for the whole site: its name, look, header, footer and the services around it.",
      "(file)  schema
    "pages" is missing in a site file.
    The pages of the site. Their order does not matter to visitors. Example: [{ "path": "/", "title": "Home of good care", "description": "What we do.", "sections": [] }]",
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
    One or two sentences that search engines show under the title; 50 to 160 letters are shown whole. Example: "One connected system for wards, pharmacy, laboratory and billing, live within 60 days."",
      "/path  schema
    "path" cannot be "/A".
    A path starts with "/", has small letters, digits and hyphens, and no slash at the end, for example "/case-studies".",
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

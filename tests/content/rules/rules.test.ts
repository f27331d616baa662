import { expect, test } from 'vitest'
import { rules } from '../../../src/content/rules/index.ts'
import { fillVariables } from '../../../src/content/text/variables.ts'
import type { Action, FormField, Header, Section, ThemeColours } from '../../../src/generated/types.ts'
import { aPage, aSite, check, said, saidBy } from '../a-site.ts'

const hero: Section = { type: 'hero', heading: 'Care, well organised' }
const linkTo = (href: string, label = 'Book a demo'): Section => ({
  type: 'call-to-action',
  heading: 'See it',
  actions: [{ label, href }],
})
const contact = aPage([{ type: 'hero', id: 'form', heading: 'Write to us' }], {
  path: '/contact',
  title: 'Contact our hospital team',
  description: 'Write to us or call us; somebody answers within one working day, always.',
})
const tile = (more: object): Section => ({
  type: 'tile-grid',
  items: [{ heading: 'One' }, { heading: 'Two', ...more }],
})

test('a site without mistakes gets no remark', () => {
  expect(check(aSite([aPage([hero, linkTo('/contact#form')]), contact]))).toEqual([])
})

test('every rule has a name in small letters and says what it asks for', () => {
  for (const { id, describe } of rules) expect(`${id} ${describe}`).toMatch(/^[a-z-]+ [A-Z].*\.$/)
})

test('unique-paths: the second of two pages with one path is told', () => {
  expect(
    saidBy('unique-paths', aSite([aPage([hero]), aPage([hero], { title: 'Another home of care' })])),
  ).toMatchInlineSnapshot(`
    [
      "/pages/1/path
    The path "/" is already taken by the page "Software for hospitals".
    Give this page a path of its own, or remove one of the two.",
    ]
  `)
})

test('unique-paths: a page file is named', () => {
  const includes = { 'pages/a.json': aPage([hero], { path: '/a' }), 'pages/b.json': aPage([hero], { path: '/a' }) }
  expect(saidBy('unique-paths', aSite([aPage([linkTo('/')])]), { includes })).toMatchInlineSnapshot(`
    [
      "/path
    The path "/a" is already taken by pages/a.json.
    Give this page a path of its own, or remove one of the two.",
    ]
  `)
})

test('unique-paths: a file in public/ that stands where a page is to be is told', () => {
  const pages = ['/', '/notes', '/notes/first', '/about'].map((path) => aPage([hero], { path }))
  const publicFiles = ['/index.html', '/notes', '/about/index.html', '/about-us', '/terms/index.html']
  expect(saidBy('unique-paths', aSite(pages), { publicFiles })).toEqual(
    [
      ['/pages/0/path', '/index.html', '/'],
      ['/pages/1/path', '/notes', '/notes'],
      ['/pages/2/path', '/notes', '/notes/first'],
      ['/pages/3/path', '/about/index.html', '/about'],
    ].map(
      ([place, file, page]) =>
        `${place}\npublic${file} stands where the page ${page} is to be.\nRemove that file, give it another name, or give the page another path.`,
    ),
  )
})

test('unique-paths, redirects: an address at which the server says how it is', () => {
  const page = { title: 'How our clinics feel', description: 'What patients say of our clinics, month by month.' }
  const redirects = [
    { from: '/readyz', to: '/' },
    { from: '/ready', to: '/' },
  ]
  const pages = [aPage([linkTo('/healthz'), linkTo('/health')])]
  for (const path of ['/healthz', '/health']) pages.push(aPage([hero], { ...page, path }))
  const site = aSite(pages, { settings: { redirects } })
  expect([...saidBy('unique-paths', site), ...saidBy('redirects', site)]).toMatchInlineSnapshot(`
    [
      "/pages/1/path (warning)
    Where the site is served with its lead service, that says at /healthz how it is, and nobody finds this page.
    Give this page another path.",
      "/site/redirects/0/from (warning)
    Where the site is served with its lead service, that says at /readyz how it is, and nobody is led on.
    Remove this redirect.",
    ]
  `)
})

test('links: to a file that only hosts are given', () => {
  const addresses = ['/.hidden', '/.well-known/security.txt', '/notes/.old/a.pdf', '/_headers', '/a.pdf']
  const site = aSite([aPage([hero, ...addresses.map((address) => linkTo(address))])])
  expect(saidBy('links', site, { publicFiles: addresses })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/actions/0/href
    public/.hidden is for your host: visitors do not get it.
    Give it a name, and folders, that do not begin with a dot.",
      "/pages/0/sections/3/actions/0/href
    public/notes/.old/a.pdf is for your host: visitors do not get it.
    Give it a name, and folders, that do not begin with a dot.",
      "/pages/0/sections/4/actions/0/href
    public/_headers is for your host: visitors do not get it.
    Remove this link.",
    ]
  `)
})

test('unique-ids: sections, steps and made ids are compared', () => {
  const steps: Section = {
    type: 'steps',
    heading: 'How',
    items: [
      { id: 'top', heading: 'One', text: 'First.' },
      { heading: 'Two', text: 'Then.' },
    ],
  }
  expect(saidBy('unique-ids', aSite([{ ...hero, id: 'top' }, steps]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/items/0/id
    The id "top" is also that of section 1 (hero) of this page.
    Links to it would find only the first.",
    ]
  `)
  expect(saidBy('unique-ids', aSite([hero, { ...linkTo('/'), id: 'hero' }]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/id
    The id "hero" is also that of section 1 (hero) of this page.
    Links to it would find only the first.",
    ]
  `)
})

test('unique-ids: what stands around the sections of a page keeps its ids', () => {
  const site = aSite([{ ...hero, id: 'content' }, { use: 'talk' }, { ...linkTo('/'), id: 'consent' }], {
    shared: { talk: { ...linkTo('/'), id: 'chat' } },
  })
  const chat = { label: 'Chat', href: 'https://chat.example/44', phone: '+44', message: 'Hello.' }
  expect(saidBy('unique-ids', { ...site, site: { ...site.site, chat } })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/id
    The id "content" is also that of the main part of every page.
    Links to it, and scripts, would find only one of the two. Another one would do, such as "content-section".",
      "/shared/talk/id
    The id "chat" is also that of the button for a chat.
    Links to it, and scripts, would find only one of the two. Another one would do, such as "chat-section".",
    ]
  `)
})

test('unique-ids: a shared section with an id is told where it is used again', () => {
  const site = aSite([hero, { use: 'demo' }, { use: 'demo' }], { shared: { demo: { ...linkTo('/'), id: 'demo' } } })
  expect(saidBy('unique-ids', site)).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/2/use
    The id "demo" is also that of section 2 (call-to-action) of this page.
    Give this one an id of its own: "with": { "id": "…" }.",
    ]
  `)
})

test('links: a page, an anchor, a file and a redirect are found', () => {
  const redirects = [{ from: '/old', to: '/contact' }]
  const hrefs = [
    '/contact',
    '/contact#form',
    '/contact?from=home#form',
    '/images/ward.svg',
    '/old',
    '#hero',
    'https://other.example',
    'mailto:a@b.example',
    'tel:+910000000000',
  ]
  const site = aSite([aPage([hero, ...hrefs.map((href) => linkTo(href))]), contact], { settings: { redirects } })
  expect(saidBy('links', site)).toEqual([])
})

test('links: what leads nowhere is told, with what was meant', () => {
  const hrefs = [
    '/contct',
    '/contact/',
    '/contact#from',
    '#heros',
    '/images/wards.svg',
    'https://sample.example/contact',
    'mailto:nobody',
    'tel:call',
  ]
  expect(saidBy('links', aSite([aPage([hero, ...hrefs.map((href) => linkTo(href))]), contact]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/actions/0/href
    There is no page or file "/contct". Did you mean "/contact"?",
      "/pages/0/sections/2/actions/0/href
    There is no page or file "/contact/". Did you mean "/contact"?
    fix: change to "/contact"",
      "/pages/0/sections/3/actions/0/href
    There is no section "from" on /contact. Did you mean "form"?
    Its ids are: "form".",
      "/pages/0/sections/4/actions/0/href
    There is no section "heros" on /. Did you mean "#hero"?
    Its ids are: "hero", "call-to-action", "call-to-action-2", "call-to-action-3", "call-to-action-4", "call-to-action-5", "call-to-action-6", "call-to-action-7", "call-to-action-8".",
      "/pages/0/sections/5/actions/0/href
    There is no page or file "/images/wards.svg". Did you mean "/images/ward.svg"?",
      "/pages/0/sections/6/actions/0/href
    "https://sample.example/contact" is on this site.
    Write "/contact".
    fix: change to "/contact"",
      "/pages/0/sections/7/actions/0/href
    "mailto:nobody" is not an e-mail address.
    For example "mailto:hello@example.com".",
      "/pages/0/sections/8/actions/0/href
    "tel:call" is not a telephone number.
    For example "tel:+440000000000".",
    ]
  `)
})

test('links: of a file that is not there it is said where it would be', () => {
  const text = 'Read the [price list](/downloads/prices.pdf).'
  expect(saidBy('links', aSite([aPage([{ ...hero, text }])]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/text
    There is no page or file "/downloads/prices.pdf".
    That file would be public/downloads/prices.pdf.",
    ]
  `)
})

test('links: those in texts are followed too', () => {
  const text = 'Read [how](/hwo), then [write](/contact#form), or [look](#hero) at \\[this](/none).'
  expect(saidBy('links', aSite([aPage([{ ...hero, text }]), contact]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/text
    There is no page or file "/hwo".
    Lead to another page. If this one was removed, "redirects" in the settings say where its address leads.",
    ]
  `)
})

test('links: a draft must not be linked to, unless from a draft', () => {
  const draft = { ...contact, draft: true }
  const sections: Section[] = [
    hero,
    linkTo('/contact'),
    { ...linkTo('/contact'), draft: true },
    linkTo('#call-to-action-2'),
  ]
  expect(saidBy('links', aSite([aPage(sections), draft]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/actions/0/href
    "/contact" leads to a draft, which visitors will not see.
    Publish it first, or remove this link.",
      "/pages/0/sections/3/actions/0/href
    "#call-to-action-2" leads to a draft, which visitors will not see.
    Publish that section first, or remove this link.",
    ]
  `)
})

test('links: sections are counted without drafts, as visitors find them', () => {
  const text = (more: object = {}): Section => ({ type: 'rich-text', body: 'Some words of ours.', ...more })
  const to = (number: number) => linkTo(`#rich-text-${number}`)
  const saidOf = (...links: Section[]) =>
    saidBy('links', aSite([hero, text({ draft: true }), text(), text(), text({ id: 'last' }), ...links]))
  expect(saidOf(to(2), to(3), linkTo('#last'))).toEqual([
    '/pages/0/sections/5/actions/0/href (warning)\n' +
      'Visitors are led by "#rich-text-2" to section 4, not to section 3: a draft before it does not count.\n' +
      'Give section 3 of / an "id", and lead there.',
    '/pages/0/sections/6/actions/0/href (warning)\n' +
      'Visitors find no "#rich-text-3": a draft before that section does not count.\n' +
      'Give section 4 of / an "id", and lead there.',
  ])
  // Whoever looks at drafts finds all of them.
  expect(saidOf({ ...to(3), draft: true })).toEqual([])
})

test('links: a draft that several links name is told once', () => {
  const sections = [hero, linkTo('/contact'), linkTo('/contact#form')]
  expect(saidBy('links', aSite([aPage(sections), { ...contact, draft: true }]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/actions/0/href
    "/contact" leads to a draft, which visitors will not see.
    Publish it first, or remove this link. See also pages.json:40.",
    ]
  `)
})

test('links: an anchor in a shared section is looked up on each page that uses it', () => {
  const site = aSite(
    [aPage([hero, { use: 'demo' }]), { ...contact, sections: [...contact.sections, { use: 'demo' }] }],
    { shared: { demo: linkTo('#form') } },
  )
  expect(saidBy('links', site)).toMatchInlineSnapshot(`
    [
      "/shared/demo/actions/0/href
    There is no section "form" on /.
    Its ids are: "hero", "call-to-action".",
    ]
  `)
})

test('links: the header names the page of an anchor', () => {
  const header = {
    menu: [
      { label: 'Home', href: '#hero' },
      {
        label: 'Menu',
        groups: [{ label: 'All', items: [{ heading: 'Home page', text: 'It.', link: { href: '#hero' } }] }],
      },
    ],
  }
  expect(saidBy('links', aSite([hero], { settings: { header } }))).toMatchInlineSnapshot(`
    [
      "/site/header/menu/0/href
    "#hero" is a place on a page, and this link is on every page.
    Name the page too: "/contact#hero".",
      "/site/header/menu/1/groups/0/items/0/link/href
    "#hero" is a place on a page, and this link is on every page.
    Name the page too: "/contact#hero".",
    ]
  `)
})

test('links: a page with mistakes still exists', () => {
  const broken = { ...contact, sections: [{ type: 'hero' }] }
  const rulesThatSpoke = check(aSite([aPage([linkTo('/contact#form')]), broken as never])).map(({ rule }) => rule)
  expect(rulesThatSpoke).toEqual(['schema'])
})

test('redirects: a file in public/ that stands where one begins is told', () => {
  const redirects = ['/old', '/plan.pdf', '/notes/first', '/free'].map((from) => ({ from, to: '/' }))
  const publicFiles = ['/old/index.html', '/plan.pdf', '/notes']
  expect(saidBy('redirects', aSite([hero], { settings: { redirects } }), { publicFiles })).toEqual(
    publicFiles.map(
      (file, index) =>
        `/site/redirects/${index}/from\n"${file}" is a file in public/.\nA redirect starts at an address that no longer exists.`,
    ),
  )
})

test('redirects: pages, circles, chains and repeats are told', () => {
  const redirects = [
    { from: '/contact', to: '/' },
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/c', to: '/d' },
    { from: '/d', to: '/contact' },
    { from: '/d', to: '/' },
    { from: '/e', to: '/nowhere' },
  ]
  const site = aSite([aPage([linkTo('/contact')]), contact], { settings: { redirects } })
  expect([...saidBy('redirects', site), ...saidBy('links', site)]).toMatchInlineSnapshot(`
    [
      "/site/redirects/0/from
    "/contact" is a page of this site.
    A redirect starts at an address that no longer exists.",
      "/site/redirects/1/to
    "/a" leads back to itself.
    Visitors would go round in a circle.",
      "/site/redirects/2/to
    "/b" leads back to itself.
    Visitors would go round in a circle.",
      "/site/redirects/3/to
    "/d" is itself redirected, to "/contact".
    Lead to "/" at once.
    fix: change to "/"",
      "/site/redirects/5/from
    There is another redirect from "/d".
    Only the first one counts. Remove one of them.",
      "/site/redirects/6/to
    There is no page or file "/nowhere".
    Lead to another page. If this one was removed, "redirects" in the settings say where its address leads.",
    ]
  `)
})

test('redirects: circles and chains are told behind variables, queries and places on a page', () => {
  const redirects = [
    { from: '/self', to: '{self}' },
    { from: '/a', to: '/b#x' },
    { from: '/b', to: '/a?y' },
    { from: '/c', to: '/d#here' },
    { from: '/d', to: '{contact}' },
    { from: '/e', to: '{elsewhere}' },
  ]
  const variables = { self: '/self', contact: '/contact', elsewhere: 'https://other.example' }
  const site = aSite([aPage([linkTo('/contact')]), contact], { settings: { redirects, variables } })
  expect(saidBy('redirects', site)).toMatchInlineSnapshot(`
    [
      "/site/redirects/0/to
    "/self" leads back to itself.
    Visitors would go round in a circle.",
      "/site/redirects/1/to
    "/a" leads back to itself.
    Visitors would go round in a circle.",
      "/site/redirects/2/to
    "/b" leads back to itself.
    Visitors would go round in a circle.",
      "/site/redirects/3/to
    "/d#here" is itself redirected, to "/contact".
    Lead to "/contact#here" at once.
    fix: change to "/contact#here"",
    ]
  `)
})

test('redirects: files that builds make, and what hosts take for the address of a page, are told', () => {
  const from = ['/sitemap.xml', '/_redirects/x', '/news.xml', '/contact/index.html', '/old/index.html', '/index.html']
  const feed = { path: '/news.xml', under: '/news', title: 'News', description: 'All that is new.' }
  const site = aSite([aPage([linkTo('/contact')]), contact], {
    settings: { redirects: from.map((each) => ({ from: each, to: '/contact' })), feed },
  })
  expect(saidBy('redirects', site)).toMatchInlineSnapshot(`
    [
      "/site/redirects/0/from
    "/sitemap.xml" is a file that each build makes.
    A redirect starts at an address that no longer exists.",
      "/site/redirects/1/from
    "/_redirects" is a file that each build makes.
    A redirect starts at an address that no longer exists.",
      "/site/redirects/2/from
    "/news.xml" is a file that each build makes.
    A redirect starts at an address that no longer exists.",
      "/site/redirects/3/from
    "/contact/index.html" is a page of this site.
    A redirect starts at an address that no longer exists.",
      "/site/redirects/4/from
    "/old/index.html" is the same address as "/old" for hosts.
    Write "/old".
    fix: change to "/old"",
      "/site/redirects/5/from
    "/index.html" is a page of this site.
    A redirect starts at an address that no longer exists.",
    ]
  `)
})

test('redirects: no old address leads out of the folder of the build', () => {
  const refused = ['/..', '/../victim', '/a/../b', '/.', '/./a', '/.hidden', '/a/.b']
  const redirects = [...refused, '/.well-known/old', '/a.b/c..d'].map((from) => ({ from, to: '/' }))
  const told = check(aSite([hero], { settings: { redirects } }))
  expect(told.map(({ pointer }) => pointer)).toEqual(refused.map((_, index) => `/site/redirects/${index}/from`))
})

test('unique-paths: the feed does not take the place of the sitemap', () => {
  const feedAt = (path: string) => ({ path, under: '/news', title: 'News', description: 'All that is new.' })
  const saidOf = (path: string) => saidBy('unique-paths', aSite([hero], { settings: { feed: feedAt(path) } }))
  expect(saidOf('/sitemap.xml')).toMatchInlineSnapshot(`
    [
      "/site/feed/path
    "/sitemap.xml" is a file that each build makes.
    Give the feed an address of its own, such as "/feed.xml".",
    ]
  `)
  expect(saidOf('/news/sitemap.xml')).toEqual([])
})

test('home-page: it is no draft', () => {
  const home = (more: object) => aPage([linkTo('/contact')], more)
  expect(saidBy('home-page', aSite([home({ draft: true }), contact]))).toMatchInlineSnapshot(`
    [
      "/pages/0/draft
    The home page is a draft, so visitors who type the address of the site find none.
    Remove "draft", or give it to sections of the page.",
    ]
  `)
  expect(saidBy('home-page', aSite([home({ draft: false }), contact]))).toEqual([])
})

test('placeholder-links: empty, "#" and scripts are told, also when a variable brings them', () => {
  const sections = [
    { ...hero, text: '[Our plans](#) and [this one]()' },
    linkTo('/#'),
    linkTo('{later}'),
    linkTo('{run}'),
  ]
  expect(
    saidBy(
      'placeholder-links',
      aSite(sections, { settings: { variables: { later: '#', run: 'javascript:alert(1)' } } }),
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/text
    "#" is a placeholder, not an address.
    Write where the link leads, or remove it until there is a page.",
      "/pages/0/sections/0/text
    A link here has no address.
    Write where the link leads, or remove it until there is a page.",
      "/pages/0/sections/1/actions/0/href
    "/#" is a placeholder, not an address.
    Write where the link leads, or remove it until there is a page.",
      "/pages/0/sections/2/actions/0/href
    "#" is a placeholder, not an address.
    Write where the link leads, or remove it until there is a page.",
      "/pages/0/sections/3/actions/0/href
    A link cannot run a script: "javascript:alert(1)".
    Write an address.",
    ]
  `)
})

test('a link that runs a script is refused by the schema already', () => {
  expect(saidBy('placeholder-links', aSite([hero, linkTo('javascript:alert(1)')]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/actions/0/href  schema
    "href" cannot be "javascript:alert(1)".
    A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".",
    ]
  `)
})

test('site-address: a lead service at what is no address is told, and one with any letters is not', () => {
  const said = (base: string) => saidBy('site-address', aSite([hero], { settings: { leads: { base } } }))
  expect(said('https://leads.müller.example')).toEqual([])
  expect(said('https://leads.example:99999')).toEqual([
    '/site/leads/base (warning)\nNo browser can send a form to "https://leads.example:99999".\nWrite the address that the lead service has, such as "https://leads.bay-ferry.example".',
  ])
})

test('external-https: a link that is not encrypted is told', () => {
  expect(saidBy('external-https', aSite([linkTo('http://other.example')]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/actions/0/href
    "http://other.example" is not encrypted.
    Start it with "https://". If the other site does not know that, link to another one.",
    ]
  `)
})

test('link-text: words that say nothing are told, in fields and in texts', () => {
  const sections = [
    { ...hero, text: 'To see more [click here](/).' },
    linkTo('/', 'Read more →'),
    linkTo('/', 'https://a.example'),
    linkTo('/', 'Learn about us'),
  ]
  expect(saidBy('link-text', aSite(sections))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/text
    The link text "click here" does not say where it leads.
    Some visitors hear links one by one, without the words around them. Name what they will find: "Read about security".",
      "/pages/0/sections/1/actions/0/label
    The link text "Read more →" does not say where it leads.
    Some visitors hear links one by one, without the words around them. Name what they will find: "Read about security".",
      "/pages/0/sections/2/actions/0/label
    The link text "https://a.example" does not say where it leads.
    Some visitors hear links one by one, without the words around them. Name what they will find: "Read about security".",
    ]
  `)
})

test('link-text: where a link has no label, the heading that stands on it is judged', () => {
  const card = { heading: 'Read more', text: 'All about us.', link: { href: '/' } }
  const header = { menu: [{ label: 'About', groups: [{ label: 'Us', items: [card] }] }] }
  const sections = [
    hero,
    tile({ heading: 'Click here', link: { href: '/' } }),
    tile({ heading: 'Read more', link: { href: '/', label: 'Read about our wards' } }),
    tile({ heading: 'Read more' }),
  ]
  const told = check(aSite(sections, { settings: { header } })).map(({ pointer, rule }) => `${pointer} ${rule}`)
  expect(told).toEqual([
    '/site/header/menu/0/groups/0/items/0/heading link-text',
    '/pages/0/sections/1/items/1/heading link-text',
  ])
})

test('images: a missing file is told, and the one that was meant', () => {
  const image = (src: string) => tile({ image: { src, decorative: true } })
  expect(
    saidBy('images', aSite([image('/images/ward.svg'), image('/images/Ward.svg'), image('/images/other.png')])),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/items/1/image/src
    There is no file public/images/Ward.svg. Did you mean "/images/ward.svg"?
    In public/images there are: ward.svg, lab.svg.
    fix: change to "/images/ward.svg"",
      "/pages/0/sections/2/items/1/image/src
    There is no file public/images/other.png.
    In public/images there are: ward.svg, lab.svg.",
    ]
  `)
})

test('example-pictures: one that is left is told, wherever it stands', () => {
  const image = { src: '/images/examples/map.svg', alt: 'A dotted way leads over the bridge' }
  const config = aSite([aPage([hero, tile({ image })], { image })])
  expect(said(check(config))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/items/1/image/src  example-pictures (warning)
    "/images/examples/map.svg" is a picture of the examples.
    Replace it by one of your own.",
      "/pages/0/image/src  example-pictures (warning)
    "/images/examples/map.svg" is a picture of the examples.
    Replace it by one of your own.",
    ]
  `)
})

test('example-pictures: one that the site has itself, or that a section keeps for a reason, is not told', () => {
  const image = { src: '/images/examples/map.svg', decorative: true } as const
  const ignore = [{ rule: 'example-pictures', reason: 'The picture fits us very well.' }]
  expect(check(aSite([hero, { ...tile({ image }), ignore }]))).toEqual([])
  expect(check(aSite([hero, tile({ image })]), { publicFiles: [image.src] })).toEqual([])
})

test('example-pictures: a name that is none of theirs is a missing file', () => {
  const image = { src: '/images/examples/maps.svg', decorative: true }
  expect(saidBy('images', aSite([hero, tile({ image })]))).toHaveLength(1)
})

test('alt-text: every way to say nothing is told', () => {
  const images = [
    {},
    { alt: 'A ward', decorative: true },
    { alt: 'ward' },
    { alt: 'Ward.SVG' },
    { alt: 'Image 3' },
    { alt: 'Picture of a full ward' },
  ]
  const sections = images.map((image) => tile({ image: { src: '/images/ward.svg', ...image } as never }))
  expect(saidBy('alt-text', aSite(sections))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/1/image
    This image has no "alt".
    Say in one sentence what it shows, for visitors who do not see it, or write "decorative": true when it says nothing that the text does not say.",
      "/pages/0/sections/1/items/1/image/alt
    An image is either described by "alt" or decorative, not both.
    Remove one of the two.",
      "/pages/0/sections/2/items/1/image/alt
    "ward" is the name of the file.
    Say what the picture shows: "Tools on the wall above a workbench".",
      "/pages/0/sections/3/items/1/image/alt
    "Ward.SVG" is the name of the file.
    Say what the picture shows: "Tools on the wall above a workbench".",
      "/pages/0/sections/4/items/1/image/alt
    "Image 3" does not say what the picture shows.
    Say it in one sentence: "Tools on the wall above a workbench".",
      "/pages/0/sections/5/items/1/image/alt
    An "alt" need not say that it is a picture.
    Begin with what it shows: "A full ward".",
    ]
  `)
})

test('alt-text: a description or "decorative" is enough', () => {
  const sections = [
    tile({ image: { src: '/images/ward.svg', decorative: true } }),
    tile({ image: { src: '/images/lab.svg', alt: 'A nurse at the bed board' } }),
  ]
  expect(saidBy('alt-text', aSite(sections))).toEqual([])
})

test('outline: headings in running text go on from those around them', () => {
  const text = (words: string): Section => ({ type: 'rich-text', body: words })
  expect(saidBy('outline', aSite([hero, text('## One\n\n### Two\n\n## Three')]))).toEqual([])
  expect(saidBy('outline', aSite([hero, text('### Two')]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/body
    "### Two" skips a step: the heading before it is the main one.
    Begin with "## ".",
    ]
  `)
  expect(
    saidBy('outline', aSite([hero, { type: 'rich-text', heading: 'Privacy', body: '### What we store' }])),
  ).toEqual([])
  expect(saidBy('outline', aSite([text('# One'), text('#### Four')]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/body
    "# One" would be a second main heading.
    The first section carries the only one. Begin with "## ".",
      "/pages/0/sections/1/body
    "#### Four" is too deep.
    There are two steps: "## " and "### ".",
    ]
  `)
})

test('outline: headings of an article go on from part to part', () => {
  const article = (...bodies: string[]): Section => ({
    type: 'article',
    parts: bodies.map((body) => ({ kind: 'text', body })),
  })
  expect(saidBy('outline', aSite([hero, article('## One', '### Two')]))).toEqual([])
  expect(saidBy('outline', aSite([hero, article('Words.', '### Two')]))).toEqual([
    '/pages/0/sections/1/parts/1/body\n"### Two" skips a step: the heading before it is the main one.\nBegin with "## ".',
  ])
})

test('links: a heading of an article is a place that links lead to, and so is a part with an id', () => {
  const article: Section = {
    type: 'article',
    id: 'notes',
    parts: [
      { kind: 'text', id: 'late', body: '## In {city}\n\nWords.' },
      { kind: 'text', body: 'See [above](#notes-in-bath), [here](#late) and [nowhere](#notes-in-bat).' },
    ],
  }
  expect(saidBy('links', aSite([hero, article], { settings: { variables: { city: 'Bath' } } }))).toEqual([
    '/pages/0/sections/1/parts/1/body\nThere is no section "notes-in-bat" on /. Did you mean "#notes-in-bath"?\nIts ids are: "hero", "notes-in-bath", "notes", "late".',
  ])
})

test('tables: every row has a cell for each column', () => {
  const woods = (head: string[], ...rows: string[][]): Section => ({
    type: 'article',
    parts: [{ kind: 'table', heading: 'Woods', head, rows }],
  })
  const oak = ['Oak', 'heavy']
  expect(saidBy('tables', aSite([hero, woods(['Wood', 'Weight'], oak, [...oak, 'dear'])]))).toEqual([
    '/pages/0/sections/1/parts/0/rows/1\nThis row has 3 cells, and the table has 2 columns.\nWrite one cell for each column, and an en dash ("–") where there is nothing to say.',
  ])
  expect(saidBy('tables', aSite([hero, woods(['Wood', 'Weight', 'Price'], oak)]))).toEqual([
    expect.stringContaining('This row has 2 cells, and the table has 3 columns.'),
  ])
})

test('tables: so it is in a table that is a section', () => {
  const table: Section = { type: 'table', heading: 'Woods', head: ['Wood', 'Weight'], rows: [['Oak', 'heavy', 'dear']] }
  expect(saidBy('tables', aSite([hero, table]))).toEqual([
    expect.stringContaining('/pages/0/sections/1/rows/0\nThis row has 3 cells, and the table has 2 columns.'),
  ])
})

test('outline: what only looks like a heading is told', () => {
  const told = (text: string) => saidBy('outline', aSite([hero, { type: 'rich-text', body: text }]))
  expect([...told('- # Title'), ...told('- ## Title'), ...told('#'), ...told('## [](/)')]).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/body
    "# Title" would be a second main heading.
    The first section carries the only one. Begin with "## ".",
      "/pages/0/sections/1/body
    No heading can stand here: visitors would read "## Title".
    A heading has a line of its own, outside of lists, with no spaces before it.",
      "/pages/0/sections/1/body
    This heading has no words: "#".
    Write them behind it, or remove it.",
      "/pages/0/sections/1/body
    This heading has no words: "##".
    Write them behind it, or remove it.",
    ]
  `)
})

test('page-title and page-description: length is a warning, a second one like it an error', () => {
  const long = 'A title that goes on and on until nobody wants to read it any more'
  const pages = [
    aPage([hero], { title: 'Home', description: 'Short.' }),
    { ...contact, title: long, description: 'word '.repeat(40) },
    aPage([hero], { path: '/two', title: 'home', description: 'short.' }),
  ]
  const site = aSite(pages)
  expect([...saidBy('page-title', site), ...saidBy('page-description', site)]).toMatchInlineSnapshot(`
    [
      "/pages/0/title (warning)
    This title has 4 letters; 15 to 65 are best.
    Say more of what visitors find here.",
      "/pages/1/title (warning)
    This title has 66 letters; search results cut it after about 65.
    Shorten it by 1.",
      "/pages/2/title
    This title is also that of /.
    In search results the two could not be told apart.",
      "/pages/0/description (warning)
    This description has 6 letters; 50 to 160 are best.
    Say more of what visitors find here.",
      "/pages/1/description (warning)
    This description has 199 letters; search results cut it after about 160.
    Shorten it by 39.",
      "/pages/2/description
    This description is also that of /.
    In search results the two could not be told apart.",
    ]
  `)
})

test('page-title and page-description: letters that are twice as wide may be half as many', () => {
  const saidOf = (title: string, description: string) => {
    const site = aSite([aPage([hero], { title, description })])
    return [...saidBy('page-title', site), ...saidBy('page-description', site)].map((said) => said.split('\n')[1])
  }
  expect(
    saidOf('湾渡轮时刻表与票价', '渡轮每天从清晨到傍晚往返海湾两岸，这里有时刻表、票价、停靠码头和行李规定。'),
  ).toEqual([])
  expect(saidOf('船'.repeat(33), '湾'.repeat(81))).toEqual([
    'This title has 33 letters; search results cut it after about 32.',
    'This description has 81 letters; search results cut it after about 80.',
  ])
  expect(
    saidOf(
      'From 東京 to 京都 by the slow train along the sea',
      'Why the slow train is worth its six hours. '.repeat(2),
    ),
  ).toEqual([])
})

test('page-title: what search engines do not list may say the same', () => {
  const site = aSite([
    aPage([hero]),
    aPage([hero], { path: '/two', noindex: true }),
    aPage([hero], { path: '/three', draft: true }),
  ])
  expect(saidBy('page-title', site)).toEqual([])
})

test('contrast: the theme and the colours of items are measured', () => {
  const theme = {
    colors: { brand: '#7fb2f0', accent: '#ffcc00', text: '#999999', background: '#ffffff', dark: '#888888' },
  }
  const site = aSite([tile({ tone: { text: '#777777', background: '#888888' } })], { settings: { theme } })
  expect(saidBy('contrast', site)).toMatchInlineSnapshot(`
    [
      "/site/theme/colors/brand
    The brand colour has a contrast of 2.2 to 1 with the white letters on it; it needs 4.5.
    #476486 would pass.",
      "/site/theme/colors/accent
    The accent colour has a contrast of 1.5 to 1 with the background; it needs 4.5.
    #856a00 would pass.",
      "/site/theme/colors/text
    The text colour has a contrast of 2.8 to 1 with the background; it needs 4.5.
    #3d3d3d would pass.",
      "/site/theme/colors/dark
    The dark colour has a contrast of 3.5 to 1 with the white letters on it; it needs 4.5.
    #5f5f5f would pass.",
      "/pages/0/sections/0/items/1/tone/text
    This text has a contrast of 1.2 to 1 with its background; it needs 4.5.
    #212121 would pass.",
    ]
  `)
})

test('contrast: of a dark background, on which no brand colour passes, the way to a dark site is told', () => {
  const dark = { accent: '#e0a526', text: '#f3eef2', background: '#120b14' }
  const toldOf = (brand: string) =>
    saidBy('contrast', aSite([hero], { settings: { theme: { colors: { brand, ...dark } } } }))
  for (const brand of ['#b3265a', '#bd5273', '#ff6f9c'])
    expect(toldOf(brand)).toEqual([
      expect.stringMatching(
        /^\/site\/theme\/colors\/brand\n.*needs 4\.5\.\nNo shade .* write "scheme": "dark" beside "colors"\.$/,
      ),
    ])
})

test('contrast: what is mixed of the theme is measured too', () => {
  const colors = { brand: '#757575', accent: '#0f766e', text: '#6b6b6b' }
  expect(saidBy('contrast', aSite([hero], { settings: { theme: { colors } } }))).toMatchInlineSnapshot(`
    [
      "/site/theme/colors/brand
    The paler white of small words has a contrast of 3.6 to 1 with the brand colour; it needs 4.5.
    #626262 would pass.",
      "/site/theme/colors/text
    The paler text colour of small words has a contrast of 2.8 to 1 with a tint of the brand colour; it needs 4.5.
    #3e3e3e would pass.",
    ]
  `)
})

test('contrast: the small words of a footer are measured on a dark colour that white can be read on', () => {
  const colors = { brand: '#0b4f9e', accent: '#0f766e', dark: '#5a6a39' }
  expect(saidBy('contrast', aSite([hero], { settings: { theme: { colors } } }))).toMatchInlineSnapshot(`
    [
      "/site/theme/colors/dark
    The paler white of small words has a contrast of 4.2 to 1 with the dark colour, as in the footer; it needs 4.5.
    #556436 would pass.",
    ]
  `)
})

test('contrast: of the tints of the brand colour the strongest is measured', () => {
  const colors = { brand: '#b3382f', accent: '#267419', text: '#463055', background: '#eeecf1' }
  expect(saidBy('contrast', aSite([hero], { settings: { theme: { colors } } }))).toMatchInlineSnapshot(`
    [
      "/site/theme/colors/text
    The paler text colour of small words has a contrast of 4.4 to 1 with a tint of the brand colour; it needs 4.5.
    #432e52 would pass.",
    ]
  `)
})

test.for(['light', 'auto'] as const)(
  'contrast: with the colours that are told nothing is left to tell: %s',
  (scheme) => {
    const told = (colors: ThemeColours) =>
      saidBy('contrast', aSite([hero], { settings: { theme: { colors, scheme } } }))
    for (const colors of [
      { brand: '#7a2e1d', accent: '#c9a227' },
      { brand: '#7fb2f0', accent: '#4fc3b9' },
      { brand: '#c8a02a', accent: '#c8a02a', text: '#8a8a8a', background: '#fdf6e3' },
    ]) {
      const said = told(colors)
      const shades = said.map((one) => /colors\/(\w+)\n.*(#\w{6}) would pass/s.exec(one)?.slice(1) ?? [])
      expect(said.length).toBeGreaterThan(0)
      expect(told({ ...colors, ...Object.fromEntries(shades) })).toEqual([])
    }
  },
)

test('contrast: a dark scheme mends by itself what would be unreadable', () => {
  const theme = { colors: { brand: '#101010', accent: '#111111', dark: '#050505' }, scheme: 'auto' as const }
  expect(saidBy('contrast', aSite([hero], { settings: { theme } }))).toEqual([])
})

test('autoplay: a carousel that moves needs a control', () => {
  const carousel = {
    type: 'carousel',
    heading: 'News',
    items: [
      { heading: 'One', text: 'A.' },
      { heading: 'Two', text: 'B.' },
    ],
    interval: 4000,
    arrows: false,
    dots: false,
  } as const
  expect(saidBy('autoplay', aSite([carousel as never, { ...carousel, dots: true } as never]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/interval
    This carousel moves on its own, and visitors cannot stop it: "arrows" and "dots" are both off.
    Leave out "interval", or show the arrows or the dots; a pause button comes with them.",
    ]
  `)
})

test('variables: one that grows by what it mentions is told where it gets too long, and fills no memory', () => {
  const twice = Array.from({ length: 40 }, (_, n) => [`v${n + 1}`, `{v${n}}{v${n}}`])
  const variables = { v0: 'a word', ...Object.fromEntries(twice) }
  const sections: Section[] = [{ ...hero, text: '{v3} and {v40}' }]
  // 6 letters, doubled nine times; what is told is filled in no further.
  expect(saidBy('variables', aSite(sections, { settings: { variables } }))[0]).toBe(`/site/variables/v9
With the variables that it mentions, "v9" is longer than 3,000 letters.
Write out shorter texts.`)
  const filled = fillVariables(variables)
  expect(filled.v3).toBe('a word'.repeat(8))
  expect(Math.max(...Object.values(filled).map(({ length }) => length))).toBeLessThanOrEqual(3000)
})

test('variables: unknown, open, circular and unused ones are told', () => {
  const variables = { brand: 'Sample', phone: '+91', one: '{two}', two: '{one}', old: 'x' }
  const sections: Section[] = [
    { ...hero, text: '{brnd} and {brand} and {{literal} and {phone} and {open' },
    linkTo('{adress}'),
  ]
  expect(saidBy('variables', aSite(sections, { settings: { variables } }))).toMatchInlineSnapshot(`
    [
      "/site/variables/one
    The variable "one" leads back to itself.
    Write out one of the texts.",
      "/site/variables/two
    The variable "two" leads back to itself.
    Write out one of the texts.",
      "/site/variables/old (warning)
    The variable "old" is used nowhere.
    Remove it.",
      "/pages/0/sections/0/text
    There is no variable {brnd}. Did you mean {brand}?
    There are: {brand}, {phone}, {one}, {two}, {old}. For a brace that is no variable write {{.",
      "/pages/0/sections/0/text
    A brace is opened and not closed: "{open".
    For a brace that is no variable write {{.",
      "/pages/0/sections/1/actions/0/href
    There is no variable {adress}.
    There are: {brand}, {phone}, {one}, {two}, {old}. For a brace that is no variable write {{.",
    ]
  `)
})

test('shared-unused and orphan-pages: what nobody reaches is a warning', () => {
  const site = aSite([aPage([hero]), contact], { shared: { demo: linkTo('/') } })
  expect([...saidBy('shared-unused', site), ...saidBy('orphan-pages', site)]).toMatchInlineSnapshot(`
    [
      "/shared/demo (warning)
    No page uses the shared section "demo".
    Put { "use": "demo" } on a page, or remove it.",
      "/pages/1/path (warning)
    No link leads to /contact.
    Link to it from another page, the header or the footer, or set "noindex" when it is found some other way.",
    ]
  `)
})

test('orphan-pages: a redirect leads to a page too, a link to itself does not', () => {
  const self = { ...contact, sections: [...contact.sections, linkTo('/contact')] }
  expect(saidBy('orphan-pages', aSite([aPage([hero]), self]))).toHaveLength(1)
  const site = aSite([aPage([linkTo('/old')]), self], { settings: { redirects: [{ from: '/old', to: '/contact' }] } })
  expect(saidBy('orphan-pages', site)).toEqual([])
})

test('orphan-pages: what a wrong list may lead to is not told, nor the page of unknown addresses', () => {
  const more = (path: string) => aPage([hero], { path, title: `A page at ${path}` })
  const list = (topic: string) => ({ type: 'tile-grid', source: { topic } }) as Section
  const site = (topic: string) => aSite([aPage([hero, list(topic)]), more('/one'), more('/404')])
  expect(saidBy('orphan-pages', site('unknown'))).toEqual([])
  expect(saidBy('orphan-pages', aSite([aPage([hero]), more('/404')]))).toEqual([])
})

test('forms: an answer of its own needs an address to go to', () => {
  const form = (...fields: FormField[]): Section => ({
    type: 'form',
    name: 'request',
    heading: 'Write',
    fields,
    answer: { subject: 'Thank you', body: 'It has the number {reference}.' },
  })
  expect(saidBy('forms', aSite([form({ kind: 'email', name: 'mail', label: 'E-mail' })]))).toEqual([])
  expect(saidBy('forms', aSite([form({ kind: 'text', name: 'mail', label: 'E-mail' })]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/answer
    Nobody gets this answer: the form asks for no e-mail address.
    Add a field of the kind "email", or remove the answer.",
    ]
  `)
})

test('forms: who left no address is promised nothing, and what nobody reads is told', () => {
  const form = (name: string, required: boolean, more: object): Section => ({
    type: 'form',
    name,
    heading: 'Write',
    fields: [
      { kind: 'email', name: 'email', label: 'E-mail', required },
      { kind: 'tel', name: 'phone', label: 'Phone' },
    ],
    ...more,
  })
  const success = 'Thank you. We will call you.'
  const unreachable = 'Thank you. Please call us.'
  expect(
    saidBy(
      'forms',
      aSite([
        form('sound', false, { success, unreachable }),
        form('silent', false, { success, sends: false }),
        form('usual', false, {}),
        form('promise', false, { success }),
        form('vain', true, { success, unreachable }),
      ]),
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/3/success (warning)
    This is also read by visitors who left neither an e-mail address nor a telephone number.
    Say in "unreachable" what they read in place of it, such as whom they can call, or make a field "required".",
      "/pages/0/sections/4/unreachable (warning)
    Nobody reads this: without an address the form cannot be sent, or it asks for none.
    Remove it, or let visitors send the form without an address.",
    ]
  `)
})

test('forms: names and options are compared, and whether what has one name is sent, and how long it is kept', () => {
  const form = (more: object): Section => ({
    type: 'form',
    name: 'request',
    heading: 'Write',
    fields: [
      { kind: 'text', name: 'who', label: 'Name' },
      { kind: 'select', name: 'who', label: 'Size', options: ['Small', 'Large', 'Small'] },
    ],
    ...more,
  })
  const email = { kind: 'email', name: 'email', label: 'E-mail' }
  expect(
    saidBy(
      'forms',
      aSite([
        form({}),
        form({ sends: false, fields: [email] }),
        form({ name: 'other', keep: '90 days', fields: [email] }),
        form({ name: 'other', keep: '1 day', fields: [email] }),
        form({ name: 'other', keep: '90 days', fields: [email] }),
      ]),
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/fields/1/name
    Two fields of this form are named "who".
    Only one of the answers would arrive. Name each field differently.",
      "/pages/0/sections/0/fields/1/options/2
    The option "Small" stands in this list twice.
    Remove one of them.",
      "/pages/0/sections/1/name
    Another form named "request" is sent, and this one sends nothing.
    Give this form a name of its own.",
      "/pages/0/sections/3/name
    Another form named "other" is kept for 90 days, and this one is kept for 1 day.
    Give this form a name of its own.",
    ]
  `)
})

test('forms: of two with one name that ask the same on a page, nobody can tell who has agreed to what', () => {
  const club = (text: string, more: object = {}): Section => ({
    type: 'form',
    name: 'club',
    heading: 'Letters',
    fields: [
      { kind: 'email', name: 'email', label: 'E-mail', required: true },
      { kind: 'consent', name: 'agreed', label: 'Agreed', text },
    ],
    ...more,
  })
  const tastings = club('Letters about tastings.')
  const courses = club('Letters about courses.')
  expect(saidBy('forms', aSite([tastings, tastings]))).toEqual([])
  expect(saidBy('forms', aSite([tastings, club('Letters about courses.', { name: 'courses' })]))).toEqual([])
  expect(saidBy('forms', aSite([aPage([tastings]), aPage([courses], { path: '/courses' })]))).toEqual([])
  expect(saidBy('forms', aSite([tastings, courses]))).toEqual([
    '/pages/0/sections/1/name (warning)\nAnother form named "club" on this page asks the same, and for another consent: that would be kept for this one.\nGive this form a name of its own.',
  ])
})

test('answers: an accordion has questions, in one list or in groups, and each has an answer', () => {
  const item = { heading: 'Why?', body: 'So.' }
  const groups = ['Beds', 'Wards'].map((label) => ({ label, items: [item] }))
  expect(
    saidBy(
      'answers',
      aSite([
        { type: 'accordion', items: [item] },
        { type: 'accordion', groups },
        { type: 'accordion', heading: 'Questions' },
        { type: 'accordion', items: [item], groups },
      ]),
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/2
    This accordion has no questions.
    Write them under "items", or under "groups" for a row of buttons to choose from.",
      "/pages/0/sections/3/groups
    This accordion has both "items" and "groups".
    Remove "groups", or make the entries under "items" a group of their own.",
    ]
  `)
})

test('answers: a text, a body or points are an answer, a note alone is none', () => {
  const none = { heading: 'Why?', note: 'Since 2020' }
  const items = [{ heading: 'How?', text: 'So.' }, { heading: 'When?', points: ['In spring'] }, none]
  const groups = ['Beds', 'Wards'].map((label) => ({ label, items: [none] }))
  expect(
    saidBy(
      'answers',
      aSite([
        { type: 'accordion', items },
        { type: 'accordion', groups },
      ]),
    ),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/2
    "Why?" has no answer.
    Write it under "body".",
      "/pages/0/sections/1/groups/0/items/0
    "Why?" has no answer.
    Write it under "body".",
      "/pages/0/sections/1/groups/1/items/0
    "Why?" has no answer.
    Write it under "body".",
    ]
  `)
})

test('answers: a question cannot be the link that stands under it', () => {
  const items = [
    { heading: 'Why?', body: 'So.', link: { href: '/' } },
    { heading: 'How?', body: 'So.', link: { href: '/', label: 'Read how it is done' } },
  ]
  expect(saidBy('answers', aSite([{ type: 'accordion', items }]))).toEqual([
    '/pages/0/sections/0/items/0/link\nThe link under "Why?" has no label.\n' +
      'The question opens its answer, so it cannot be the link itself. Write "label".',
  ])
})

test('pricing: who offers two periods says what a plan costs by the second', () => {
  const plan = { heading: 'Basic', text: 'For most', points: ['Hands'], link: { href: '/' } }
  const pricing = (fields: object): Section => ({
    type: 'pricing',
    currency: 'EUR',
    periods: ['Monthly', 'Yearly'],
    items: [{ ...plan, ...fields }],
  })
  const [month, year] = [{ amount: 6, per: 'month' } as const, { amount: 60, per: 'year' } as const]
  expect(saidBy('pricing', aSite([pricing({ price: month, secondPrice: year })]))).toEqual([])
  expect(saidBy('pricing', aSite([pricing({ price: month })]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/periods
    There are two "periods" to choose from, and no plan has a "secondPrice".
    Write what the plans cost by the second, beside their "price"; or remove "periods".",
    ]
  `)
  expect(saidBy('pricing', aSite([pricing({ figure: 'On request', secondPrice: year })]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0/secondPrice
    The plan "Basic" has a "secondPrice" and no "price".
    Write what it costs by the first period, under "price".",
    ]
  `)
})

test('comparison: every row has a value for each plan, and prices have a currency', () => {
  const comparison = (values: (boolean | string)[], more: object = {}, currency?: string): Section => ({
    type: 'comparison',
    ...(currency && { currency }),
    items: [{ heading: 'Guest' }, { heading: 'Member', ...more }],
    groups: [{ label: 'Kiln', items: [{ heading: 'A shelf', values }] }],
  })
  const price = { amount: 48, per: 'month' } as const
  expect(saidBy('comparison', aSite([comparison([false, true])]))).toEqual([])
  expect(saidBy('comparison', aSite([comparison([false, true, 'dear'])]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/groups/0/items/0/values
    "A shelf" has 3 values, and there are 2 plans.
    Write one for each plan, in their order: true, false, or a few words.",
    ]
  `)
  expect(saidBy('comparison', aSite([comparison([false, true], { price })]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/1/price
    The plan "Member" has a price, and the section has no "currency".
    Write it beside "items", as three capital letters: "currency": "EUR".",
    ]
  `)
  expect(saidBy('comparison', aSite([comparison([true, true], { price }, 'ABC')]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/currency
    There is no currency "ABC".
    Look for its three letters on a bank note or in a list of currencies, such as "EUR" or "GBP".",
    ]
  `)
})

test('video: a film can be played in the page, and read by those who do not hear it', () => {
  const film = (fields: Partial<Extract<Section, { type: 'video' }>>): Section => ({
    type: 'video',
    heading: 'A film',
    image: { src: '/images/ward.svg', alt: 'A ward' },
    href: '/films/ward.mp4',
    ...fields,
  })
  const player = 'https://video.example/embed/1'
  const said = (fields: Parameters<typeof film>[0]) => saidBy('video', aSite([film(fields)]))
  expect(said({ href: 'https://video.example/1', player })).toEqual([])
  expect(said({ captions: '/films/ward.vtt' })).toEqual([])
  expect(said({ silent: true })).toEqual([])
  expect(said({ player: 'https://video.example:99999/embed' })).toEqual([
    '/pages/0/sections/0/player (warning)\nNo browser can open "https://video.example:99999/embed".\nCopy the address of the player from its host once more.',
  ])
  expect([
    said({}),
    said({ href: 'https://video.example/1' }),
    said({ captions: '/films/ward.vtt', silent: true }),
    said({ player, captions: '/films/ward.vtt' }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "/pages/0/sections/0
    This film has no "captions".
    Put its words into public/ as a file of WebVTT, for visitors who do not hear them, or write "silent": true when nothing is heard that has to be read.",
      ],
      [
        "/pages/0/sections/0/href
    "https://video.example/1" is no film that the page can play, and there is no "player".
    Write the address of the host's player, such as "player": "https://video.example/embed/first-bowl", or put the film into public/ as MP4 or WebM.",
      ],
      [
        "/pages/0/sections/0/silent
    A film is either silent or has captions, not both.
    Remove one of the two.",
      ],
      [
        "/pages/0/sections/0/captions
    "captions" is for a film of your own, and this one is shown by the "player" of its host.
    Give it its captions there, and remove this.",
      ],
    ]
  `)
})

test('pricing: a plan has a price or the figure that stands for it', () => {
  const plan = {
    heading: 'Starter',
    text: 'Clinics',
    points: ['Billing'],
    link: { label: 'Start now', href: '/' },
  }
  const price = { amount: 1, per: 'month' } as const
  const items = [plan, { ...plan, price, figure: 'Ask us' }, { ...plan, price }, { ...plan, figure: 'Ask us' }]
  expect(saidBy('pricing', aSite([{ type: 'pricing', currency: 'INR', items }]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/0
    The plan "Starter" has no price.
    Write "price", or "figure" for the words in its place: "Custom quote".",
      "/pages/0/sections/0/items/1/figure
    The plan "Starter" has both a "price" and a "figure".
    Remove one of the two.",
    ]
  `)
})

test('pricing: an amount has no decimals that its currency has not', () => {
  const plan = { heading: 'Five courses', text: 'In the evening', points: ['Tea'], link: { label: 'Ask', href: '/' } }
  const items = [7800, 7800.5].map((amount) => ({ ...plan, price: { amount, per: 'each' as const } }))
  const extras = { heading: 'More', items: [{ heading: 'Sake', price: { amount: 900.25, per: 'each' as const } }] }
  const told = (currency: string) => saidBy('pricing', aSite([{ type: 'pricing', currency, items, extras }]))
  expect(told('EUR')).toEqual([])
  expect(told('JPY')).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/1/price/amount
    "amount" is 7800.5, and "JPY" has no decimals: visitors would read 7801.
    Write the amount as it is paid.",
      "/pages/0/sections/0/extras/items/0/price/amount
    "amount" is 900.25, and "JPY" has no decimals: visitors would read 900.
    Write the amount as it is paid.",
    ]
  `)
})

test('markup: HTML and broken links are told', () => {
  const sections: Section[] = [
    { ...hero, heading: 'Care for <b>all</b>', text: 'A [link] (/contact) here' },
    { ...hero, heading: 'See [us](/)', text: 'Beds < 50 & wards > 2, 1 <2; [a](b' },
    { type: 'rich-text', body: '![A ward](/images/ward.svg)\n\n<script>alert(1)</script>' },
  ]
  expect(saidBy('markup', aSite(sections))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/heading
    HTML is not understood here; visitors would read "<b>".
    This text is plain: remove the tag.",
      "/pages/0/sections/0/text
    A link here is not whole: "[link] (/contact)".
    A link is [words](/address), with no space between "]" and "(" and none in the address.",
      "/pages/0/sections/1/heading
    This text is plain; visitors would read the brackets of the link.
    Put the link into a field for text or links.",
      "/pages/0/sections/1/text
    A link here is not whole: "[a](b".
    A link is [words](/address), with no space between "]" and "(" and none in the address.",
      "/pages/0/sections/2/body
    HTML is not understood here; visitors would read "<script>".
    Write *emphasis*, **strong emphasis** and [links](/ferry/timetable).",
    ]
  `)
})

test('markup: stars of emphasis that has no end are told', () => {
  const texts = [
    'Open **all day',
    'All ** day ** long',
    '**Two\n\nparagraphs**',
    '**One** and **two',
    'Half *one** two*',
  ]
  for (const text of texts)
    expect(saidBy('markup', aSite([{ type: 'rich-text', body: text }])), text).toEqual([
      '/pages/0/sections/0/body (warning)\nA "**" here has no partner; visitors would read it.\n' +
        'Strong emphasis is **words**, with no space inside the stars.',
    ])
  for (const text of ['**all day**', '*all* **day** ***long***', 'Two \\*\\* stars', '2 * 3', '**all *day* long**'])
    expect(saidBy('markup', aSite([{ type: 'rich-text', body: text }])), text).toEqual([])
  expect(saidBy('markup', aSite([{ ...hero, heading: 'Open **all** day' }]))).toEqual([
    '/pages/0/sections/0/heading (warning)\nThis text is plain; visitors would read the "**".\nRemove it.',
  ])
})

test('markup: entities of HTML, and stars in plain texts, are told', () => {
  expect(
    saidBy(
      'markup',
      aSite([
        { ...hero, text: 'Open&nbsp;daily' },
        { ...hero, text: 'Care & cure; R&D' },
      ]),
    ),
  ).toEqual([
    '/pages/0/sections/0/text\nHTML is not understood here; visitors would read "&nbsp;".\nWrite the sign itself.\nfix: write "\u00a0"',
  ])
  expect(saidBy('markup', aSite([{ ...hero, heading: 'The *people* here' }]))).toEqual([
    '/pages/0/sections/0/heading (warning)\nThis text is plain; visitors would read the "*".\nRemove it.',
  ])
  expect(saidBy('markup', aSite([{ ...hero, heading: 'From 4 * 5 to 5*' }]))).toEqual([])
})

test('markup: what is drawn as a link is one, and what is drawn as words is no mistake', () => {
  const told = (text: string) => check(aSite([{ type: 'rich-text', body: text }])).map(({ message }) => message)
  for (const text of [
    '[a [b] c](/nowhere)',
    '\\\\[a plan](/nowhere)',
    "[a plan](/nowhere 't')",
    '[a plan]( </nowhere> )',
  ])
    expect(told(text), text).toEqual(['There is no page or file "/nowhere".'])
  for (const text of ['a<b then c>d', '(a) [b] (c)', '\\<b> is bold in HTML', 'An \\*\\*address\\*\\*'])
    expect(told(text), text).toEqual([])
  expect(told('A [call](javascript:void) here')).toEqual(['A link cannot run a script: "[call](javascript:void)".'])
  expect(told('A <video controls> here')).toEqual([
    'HTML is not understood here; visitors would read "<video controls>".',
  ])
})

test('links: a variable that breaks a link is told where it is written; markup: a mark in a point of a list is none', () => {
  const settings = { variables: { phone: '+91 00000 00000' } }
  const broken = aSite([{ ...hero, text: '[Call us](tel:{phone})' }], { settings })
  expect(saidBy('markup', broken)).toEqual([])
  expect(saidBy('links', broken)).toEqual([
    '/site/variables/phone\nLinks ring {phone}: there the number stands in one piece, and without "tel:".\n' +
      'Write "+910000000000". What visitors read can be a variable of its own.',
  ])
  const items = [{ heading: 'A clinic', body: '**Results**\n\n- **25%** fewer no-shows' }]
  const groups = ['Hospitals', 'Clinics'].map((label) => ({ label, items }))
  expect(saidBy('markup', aSite([{ type: 'filter-list', groups }]))).toEqual([])
})

test('markup: a heading where a text has none is told', () => {
  expect(saidBy('markup', aSite([{ type: 'feature', heading: 'Care', body: 'Words.\n\n## More' }]))).toEqual([
    '/pages/0/sections/0/body (warning)\nThis text has no headings; visitors would read the "##".\n' +
      'Remove it. Sections of the type "rich-text" have headings in their body.',
  ])
})

test('empty-pages: a page with nothing but drafts is told', () => {
  const draft = { ...hero, draft: true }
  expect(saidBy('empty-pages', aSite([draft, draft]))).toEqual([
    '/pages/0/path (warning)\nAll sections of / are drafts: visitors would find an empty page.\n' +
      'Publish a section, or mark the page itself as a draft.',
  ])
  expect(saidBy('empty-pages', aSite([draft, hero]))).toEqual([])
  expect(saidBy('empty-pages', aSite([aPage([draft], { draft: true })]))).toEqual([])
})

test('variables: "#" before one is told where visitors read it, and not before a place on a page', () => {
  const told = (text: string, href: string) =>
    saidBy(
      'variables',
      aSite([{ ...hero, id: 'top', text, actions: [{ label: 'Go to the top', href }] }], {
        settings: { variables: { place: 'top' } },
      }),
    )
  expect(told('See [what is at the top](/#{place}).', '/#{place}')).toEqual([])
  expect(told('See [it](#{place}).', '#{place}')).toEqual([])
  expect(told('We are #{place} [of all](/#top).', '#top')).toEqual([
    expect.stringContaining('Visitors would read the "#" before {place}.'),
  ])
})

test('variables: braces that are doubled, or only closed, are told', () => {
  const settings = { variables: { city: 'Pune' } }
  const told = (text: string) => saidBy('variables', aSite([{ ...hero, text: `${text} {city}` }], { settings }))
  expect(told('In {{city}}')).toEqual([
    '/pages/0/sections/0/text\nVisitors would read "{city}}".\nA variable has one brace on each side: {city}.',
  ])
  expect(told('In city}')).toEqual([
    '/pages/0/sections/0/text\nA brace is closed and not opened: "}".\nRemove it, or write the variable as {name}.',
  ])
  expect(told('A {{brace}')).toEqual([])
})

test('a mistake in a text is shown at its words', () => {
  const text = `${'We are people. '.repeat(20)}Read [our prices](/prcing) of {citty} on [a site](http://site.example).`
  const site = aSite([{ type: 'rich-text', body: text }])
  const config = JSON.stringify(site, null, 2)
  const lines = config.split('\n')
  const shown = check(config)
    .filter(({ pointer }) => pointer.endsWith('/body'))
    .map(({ line, column, endColumn }) => lines[line - 1]?.slice(column - 1, endColumn - 1))
  expect(shown).toEqual(['(/prcing)', '{citty}', '(http://site.example)'])
})

test('a mistake is shown at its own words, however often they occur and however they are written', () => {
  const text = String.raw`\\[us](/nowhere) \"{{x\" \u0026 [us](/nowhere) **of {x}\n\n# Top\n\n## A step # Top`
  const lines = JSON.stringify(
    aSite([{ type: 'rich-text', body: 'TEXT' }], { settings: { variables: { x: 'all of us' } } }),
    null,
    2,
  )
    .replace('TEXT', () => text)
    .split('\n')
  const shown = check(lines.join('\n'))
    .filter(({ pointer }) => pointer.endsWith('/body'))
    .map(({ line, column, endColumn }) => [
      column - (lines[line - 1]?.indexOf(text) ?? 0) - 1,
      lines[line - 1]?.slice(column - 1, endColumn - 1),
    ])
  expect(shown).toEqual([
    [36, '(/nowhere)'],
    [47, '**'],
    [59, '# Top'],
  ])
})

test('of two pages with one path the first is linked to', () => {
  const first = aPage([{ ...hero, id: 'team' }, linkTo('#team', 'Meet the team')], {
    path: '/about',
    title: 'About us all',
  })
  const second = aPage([hero], { path: '/about', title: 'About us again' })
  const home = aPage([linkTo('/about#team', 'Meet the team')])
  expect(saidBy('links', aSite([home, first, second]))).toEqual([])
})

test('a rule can be ignored with a reason, by a section and by a page', () => {
  const ignore = [{ rule: 'link-text', reason: 'The contract of a partner fixes these words.' }]
  expect(check(aSite([hero, { ...linkTo('/', 'Click here'), ignore }]))).toEqual([])
  expect(check(aSite([aPage([hero, linkTo('/', 'Click here')], { ignore })]))).toEqual([])
})

test('an ignored rule must exist and be broken', () => {
  const reason = 'A reason of some length.'
  const sections = [
    {
      ...hero,
      ignore: [
        { rule: 'link-txt', reason },
        { rule: 'contrast', reason },
        { rule: 'nonsense', reason },
      ],
    },
  ]
  expect(said(check(aSite(sections)))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/ignore/0/rule  ignore
    There is no rule "link-txt" that can be ignored. Did you mean "link-text"?
    fix: change to "link-text"",
      "/pages/0/sections/0/ignore/1/rule  ignore (warning)
    Nothing here goes against "contrast".
    Remove this entry of "ignore".",
      "/pages/0/sections/0/ignore/2/rule  ignore
    There is no rule "nonsense" that can be ignored.
    Those that can be ignored: unique-paths, home-page, site-address, unique-ids, sources, topics, links, redirects, placeholder-links, external-https, link-text, include, images, pictures, example-pictures, alt-text, outline, not-shown, page-title, page-description, share-card, contrast, autoplay, variables, places, language, other-languages, shared-unused, orphan-pages, forms, answers, choices, pricing, comparison, video, amounts, tables, markup, control-letters, bare-addresses, filler, example-texts, search-data, people, feed, chat-greetings, menu, same-look, empty-pages, unused-pictures, times, calendar.",
    ]
  `)
})

test('what is wrong in a shared section is told once, where it is written', () => {
  const shared = { demo: linkTo('/', 'Click here') }
  const site = aSite([hero, { use: 'demo' }, { use: 'demo', with: { actions: [{ label: 'here', href: '/' }] } }], {
    shared,
  })
  expect(saidBy('link-text', site)).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/2/with/actions/0/label
    The link text "here" does not say where it leads.
    Some visitors hear links one by one, without the words around them. Name what they will find: "Read about security".",
      "/shared/demo/actions/0/label
    The link text "Click here" does not say where it leads.
    Some visitors hear links one by one, without the words around them. Name what they will find: "Read about security".",
    ]
  `)
})

test('search-data: days exist, and an article changes after it was published', () => {
  const articles = [{ published: '2025-02-31' }, { published: '2025-06-02', updated: '2025-06-01' }]
  const pages = articles.map((article, index) =>
    aPage([hero], { article, path: `/a-${index}`, title: `Article number ${index}`, noindex: true }),
  )
  expect(saidBy('search-data', aSite([aPage([hero]), ...pages]))).toEqual([
    '/pages/1/article/published\nThere is no day "2025-02-31".\nLook at a calendar.',
    '/pages/2/article/updated\nThis is before the article was published, on 2025-06-02.\nWrite the day of the last change, or leave "updated" out.',
  ])
})

test('people: an author is one of the people', () => {
  const articles = ['ada', 'Ada', 'adda', 'grace'].map((author, index) =>
    aPage([hero], { article: { published: '2025-06-02', author }, path: `/a-${index}`, noindex: true }),
  )
  const people = { ada: { name: 'Ada Harper' }, tom: { name: 'Tom Reed' } }
  expect(said(check(aSite([aPage([hero]), ...articles], { settings: { people } })))).toMatchInlineSnapshot(`
    [
      "/pages/2/article/author  people
    There is no "Ada" among the people of the site. Did you mean "ada"?
    There are: "ada", "tom".
    fix: change to "ada"",
      "/pages/3/article/author  people
    There is no "adda" among the people of the site. Did you mean "ada"?
    There are: "ada", "tom".",
      "/pages/4/article/author  people
    There is no "grace" among the people of the site.
    There are: "ada", "tom".",
    ]
  `)
})

test('people: a site without people has the names of its authors', () => {
  const by = (author: string) => aSite([aPage([hero], { article: { published: '2025-06-02', author } })])
  expect(saidBy('people', by('Ada Harper'))).toEqual([])
  expect(saidBy('people', by('ada'))).toEqual([
    '/pages/0/article/author\nThere is no "ada" among the people of the site.\nThey are written under "people" in the settings.',
  ])
})

test('search-data: one list of questions a page', () => {
  const questions = (id: string): Section => ({
    type: 'accordion',
    id,
    forSearch: true,
    items: [{ heading: 'How long?', body: 'About 60 days.' }],
  })
  expect(saidBy('search-data', aSite([aPage([hero, questions('a'), questions('b')])]))).toEqual([
    '/pages/0/sections/2/forSearch\nSection 2 of this page is told to search engines as its questions already.\nKeep "forSearch" in one of them.',
  ])
})

test('chat-greetings: the pages of a greeting exist', () => {
  const chat = {
    label: 'Chat',
    href: 'https://chat.example/1',
    phone: '+91 00000 00000',
    message: 'Hello',
    greetings: [{ paths: ['/', '/contcat'], message: 'Hi' }],
  }
  expect(saidBy('chat-greetings', aSite([aPage([hero, linkTo('/contact')]), contact], { settings: { chat } }))).toEqual(
    [
      '/site/chat/greetings/0/paths/1\nThere is no page "/contcat". Did you mean "/contact"?\nWrite the path of a page, as it stands under "path".',
    ],
  )
})

test('menu: words that are too long for the bar are told, and many short ones are not', () => {
  const menuOf = (...labels: string[]) => ({ header: { menu: labels.map((label) => ({ label, href: '/' })) } })
  const saidOf = (...labels: string[]) => saidBy('menu', aSite([aPage([hero])], { settings: menuOf(...labels) }))
  expect(saidOf(...Array.from({ length: 7 }, () => 'What we do and how'))).toEqual([])
  expect(saidOf(...Array.from({ length: 7 }, () => 'Krankenversicherungen'))).toEqual([
    '/site/header/menu (warning)\nThe words of the menu are too long to stand beside each other at the top of a page.\nUse shorter words or fewer entries: an entry with "groups" holds several.',
  ])
})

test('menu: a name and a button that do not stand beside each other on a phone are told', () => {
  const saidOf = (name: string, action: Action, more: Pick<Header, 'logo'> = {}) => {
    const header = { menu: [{ label: 'Home', href: '/' }], action, ...more }
    return saidBy('menu', aSite([aPage([hero])], { settings: { name, header } }))
  }
  const [name, logo] = ["Müller & Søn's 100% Driving School", { src: '/images/logo.svg', alt: 'Müller & Søn' }]
  expect(saidOf(name, { label: 'Terminvereinbarung', shortLabel: 'Termin', href: '/' })).toEqual([])
  expect(saidOf('Bay', { label: 'Terminvereinbarung', href: '/' })).toEqual([])
  expect(saidOf('Wagenknecht', { label: 'Book a lesson', href: '/' })).toEqual([])
  expect(saidOf('Wagenknecht', { label: 'Terminvereinbarung', href: '/' })).toHaveLength(1)
  expect(saidOf(name, { label: 'Terminvereinbarung', href: '/' }, { logo })).toEqual([])
  expect(saidOf(name, { label: 'Terminvereinbarung', href: '/' })).toEqual([
    '/site/header/action (warning)\nOn a phone there is no room for the name of the site beside this button: it stands in the menu alone.\nGive the button a "shortLabel" of one short word, or the header a "logo".',
  ])
})

test('menu: an entry that leads somewhere and opens a panel is told', () => {
  const groups = [{ label: 'Bread', items: [{ heading: 'Loaves', text: 'Every day.', link: { href: '/' } }] }]
  const header = {
    menu: [
      { label: 'Shop', href: '/', groups },
      { label: 'Home', href: '/' },
    ],
  }
  const said = saidBy('menu', aSite([aPage([hero])], { settings: { header } }))
  expect(said).toMatchInlineSnapshot(`
    [
      "/site/header/menu/0/href
    The entry "Shop" of the menu has both "href" and "groups".
    An entry with "groups" opens a panel and leads nowhere itself. Remove one of the two.",
    ]
  `)
})

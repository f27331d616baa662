import { expect, test } from 'vitest'
import { findUses, usableNames } from '../../../src/content/uses/find-uses.ts'
import type { Section } from '../../../src/generated/types.ts'
import { aPage, aSite, sourcesOf } from '../a-site.ts'

const image = { src: '/images/ward.svg', alt: 'Two nurses at a desk' }
const talk: Section = {
  type: 'call-to-action',
  heading: 'Call {phone}',
  actions: [{ label: 'Write', href: '/contact' }],
}
const site = aSite(
  [
    aPage([
      {
        type: 'hero',
        heading: 'Care',
        image,
        text: 'In {city}, see [how](/images/lab.svg) or [write](/contact#form).',
      },
      { use: 'talk', with: { heading: 'Ring {phone} or {phone}' } },
    ]),
    aPage([{ type: 'hero', id: 'form', heading: 'Contact' }, { use: 'talk' }], { path: '/contact', image }),
    aPage([{ type: 'hero', heading: 'Alone' }], { path: '/alone' }),
  ],
  {
    shared: { talk, spare: talk },
    settings: {
      variables: { city: 'Pune', phone: '123', spare: 'x', form: 'y' },
      chat: {
        label: 'Chat',
        href: 'https://chat.example',
        phone: '{phone}',
        message: 'Hello',
        greetings: [{ paths: ['/alone', '/contact'], message: 'Hello there' }],
      },
      header: { menu: [{ label: 'Contact', href: '/contact' }] },
      redirects: [{ from: '/write', to: '/contact' }],
    },
  },
)
const file = (text: string, files = {}) => findUses(sourcesOf(text, files), '')
const found = (name: string) =>
  findUses(sourcesOf(site), name).things.map(({ kind, uses }) => [kind, ...uses.map(({ pointer }) => pointer)])

test('a shared section is used by pages', () => {
  expect(found('talk')).toEqual([['shared section', '/pages/0/sections/1/use', '/pages/1/sections/1/use']])
})

test('a page is used by the menu, the chat, redirects, and links in sections and texts: a shared one once', () => {
  expect(found('/contact')).toEqual([
    [
      'page',
      '/site/chat/greetings/0/paths/1',
      '/site/header/menu/0/href',
      '/site/redirects/0/to',
      '/pages/0/sections/0/text',
      '/shared/talk/actions/0/href',
      '/shared/spare/actions/0/href',
    ],
  ])
  expect(found('/alone')).toEqual([['page', '/site/chat/greetings/0/paths/0']])
  expect(found('/')).toEqual([['page']])
})

test('a link to a redirected address is a use of the page behind it', () => {
  const redirected = aSite([aPage([{ ...talk, heading: 'Call', actions: [{ label: 'Write', href: '/old' }] }])], {
    settings: { redirects: [{ from: '/old', to: '/' }] },
  })
  const { things } = findUses(sourcesOf(redirected), '/')
  expect(things.flatMap(({ uses }) => uses.map(({ pointer }) => pointer))).toEqual([
    '/site/redirects/0/to',
    '/pages/0/sections/0/actions/0/href',
  ])
})

test('a picture is used where it is shown and where a link leads to it, whichever way its name is written', () => {
  const ward = [['file', '/pages/0/sections/0/image/src', '/pages/1/image/src']]
  expect(['/images/ward.svg', 'public/images/ward.svg', './public/images/ward.svg'].map(found)).toEqual([
    ward,
    ward,
    ward,
  ])
  expect(found('/images/lab.svg')).toEqual([['file', '/pages/0/sections/0/text']])
})

test('a variable is used in texts, each time by itself', () => {
  expect(found('{city}')).toEqual([['variable', '/pages/0/sections/0/text']])
  expect(found('phone')).toEqual([
    [
      'variable',
      '/site/chat/phone',
      '/pages/0/sections/1/with/heading',
      '/pages/0/sections/1/with/heading',
      '/shared/talk/heading',
      '/shared/spare/heading',
    ],
  ])
})

test('a section type is used where sections of it stand, shared ones too', () => {
  expect(found('call-to-action')).toEqual([['section type', '/pages/0/sections/1/use', '/pages/1/sections/1/use']])
})

test('several things may have one name', () => {
  expect(found('spare')).toEqual([['shared section'], ['variable']])
})

test('places are told by line and column, and by the way to them', () => {
  const [thing] = findUses(sourcesOf(site), 'talk').things
  expect(thing?.uses.map(({ line, column, way }) => `${line}:${column} ${way}`)).toMatchInlineSnapshot(`
    [
      "65:18 / › section 2 (talk)",
      "83:18 /contact › section 2 (talk)",
    ]
  `)
})

test('a name that nothing has is told with the one that was meant', () => {
  expect(findUses(sourcesOf(site), '/contcat')).toEqual({ things: [], meant: '/contact', unjudged: [] })
  expect(findUses(sourcesOf(site), 'nonsense').meant).toBeUndefined()
})

test('all names that can be asked for are listed by kind', () => {
  expect(usableNames(sourcesOf(site)).map(({ kind, names }) => `${kind}: ${names}`)).toMatchInlineSnapshot(`
    [
      "shared section: spare,talk",
      "page: /,/alone,/contact",
      "file: /images/lab.svg,/images/ward.svg",
      "variable: city,form,phone,spare",
      "section type: call-to-action,hero",
      "topic: ",
      "person: ",
    ]
  `)
  expect(
    usableNames(sourcesOf(site)).flatMap(({ names }) =>
      names.filter((name) => !findUses(sourcesOf(site), name).things.length),
    ),
  ).toEqual([])
})

test('what mistakes hide is said', () => {
  expect(file('{').unjudged).toEqual(['all pages'])
  const includes = { 'pages/a.json': { path: '/a' } }
  expect(findUses(sourcesOf(site, { includes }), '/contact')).toMatchObject({
    things: [{ name: '/contact' }],
    unjudged: ['links, texts and pictures of 1 page'],
  })
})

const asked: Section = { type: 'tile-grid', heading: 'Notes', source: { topic: ['soil', 'roses'] } } as never
const garden = aSite(
  [
    aPage([{ type: 'hero', heading: 'Garden' }, { use: 'latest' }]),
    aPage([{ type: 'hero', heading: 'Roses' }, asked], {
      path: '/roses',
      topics: ['roses', 'soil'],
      article: { published: '2025-01-01', author: 'ada' },
    }),
    aPage([{ type: 'hero', heading: 'Soil' }], { path: '/soil', topics: ['soil'] }),
    aPage([{ type: 'hero', heading: 'None' }], { path: '/none' }),
  ],
  {
    shared: {
      latest: {
        type: 'tile-grid',
        heading: 'Latest',
        items: [{ heading: 'By hand' }],
        source: { topic: 'roses' },
      } as never,
    },
    settings: {
      topics: ['roses', 'soil', 'tools'].map((name) => ({ name, label: `About ${name}` })),
      people: { ada: { name: 'Ada Harper' }, ben: { name: 'Ben Hill' } },
    },
  },
)
const inGarden = (name: string) =>
  findUses(sourcesOf(garden), name).things.map(({ kind, uses }) => [kind, ...uses.map(({ pointer }) => pointer)])

test('a topic is used by pages, and by lists of pages about it', () => {
  expect(inGarden('roses')).toEqual([
    ['topic', '/pages/1/sections/1/source/topic/1', '/pages/1/topics/0', '/shared/latest/source/topic'],
  ])
  expect(inGarden('tools')).toEqual([['topic']])
})

test('a person is used by the articles that they wrote', () => {
  expect(inGarden('ada')).toEqual([['person', '/pages/1/article/author']])
  expect(inGarden('ben')).toEqual([['person']])
})

test('a page is used by the lists that show it, but not by its own', () => {
  expect(inGarden('/soil')).toEqual([['page', '/pages/1/sections/1/type']])
  expect(inGarden('/roses')).toEqual([['page', '/pages/0/sections/1/use']])
  expect(inGarden('/none')).toEqual([['page']])
})

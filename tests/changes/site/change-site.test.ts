import { describe, expect, test } from 'vitest'
import { changeSite } from '../../../src/changes/site/change-site.ts'
import { undo } from '../../../src/changes/site/files.ts'
import type { SiteOperation } from '../../../src/changes/site/operations.ts'
import { pageAt, sectionAt } from '../../../src/changes/site/places.ts'
import { checkSite } from '../../../src/content/check.ts'
import type { Sources } from '../../../src/content/read/source-file.ts'
import type { Page, Section, SharedUse } from '../../../src/generated/types.ts'
import { aPage, aSite, sourcesOf } from '../../content/a-site.ts'

const talk: Section = {
  type: 'call-to-action',
  heading: 'Talk to us',
  actions: [{ label: 'Write to us', href: '/contact#form' }],
}
const hero = (heading: string, more = {}): Section => ({ type: 'hero', heading, ...more })
const courses = aPage([hero('Courses'), { ...talk, heading: 'Ask about courses' }], { path: '/courses' })

/** The texts of all files, by their names. */
function texts({ config, includes }: Sources): Record<string, string> {
  return Object.fromEntries([config, ...includes].map((file) => [file.path, file.text]))
}

/** A site after some operations, which can be undone byte for byte. */
function changed(sources: Sources, ...operations: SiteOperation[]): Record<string, string> {
  const after = changeSite(sources, operations)
  expect(texts(undo(after.sources, after.files).sources)).toEqual(texts(sources))
  return texts(after.sources)
}

function parsed(sources: Sources, ...operations: SiteOperation[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changed(sources, ...operations)).map(([file, text]) => [file, JSON.parse(text)]),
  )
}

/** A site of two pages, and one more in a file with other line ends and tabs. */
function aWholeSite(
  sections: (Section | SharedUse)[] = [hero('Home'), talk],
  more: Parameters<typeof aSite>[1] = {},
): Sources {
  const config = aSite([aPage(sections), aPage([hero('Contact', { id: 'form' })], { path: '/contact' })], {
    include: ['pages/**/*.json'],
    ...more,
  })
  const { shared, include, pages, ...rest } = config
  const file = { $schema: '../schemas/page.schema.json', ...courses }
  const crlf = `${JSON.stringify(file, null, '\t').replaceAll('\n', '\r\n')}\r\n`
  return sourcesOf(JSON.stringify({ ...rest, shared, include, pages }, null, 2), {
    includes: { 'pages/courses.json': crlf },
  })
}

const withPage = (page: Page) => sourcesOf(aSite([aPage([hero('Home')]), page]))

const site = aWholeSite()
const text = site.config.text

describe('one file', () => {
  test('operations touch only the file that they name', () => {
    const after = changed(site, { op: 'set', file: 'pages.json', at: '/pages/0/title', value: 'Care' })
    expect(after['pages.json']).toBe(text.replace('"Software for hospitals"', '"Care"'))
    expect(after['pages/courses.json']).toBe(texts(site)['pages/courses.json'])
  })

  test('all is done or nothing', () => {
    const rename: SiteOperation = { op: 'rename', file: 'pages.json', at: '/pages/0/title', name: 'heading' }
    expect(() => changeSite(site, [rename, rename])).toThrow('pages.json /pages/0/title: there is no "title".')
  })

  test('what was changed since cannot be undone', () => {
    const once = changeSite(site, [{ op: 'set', file: 'pages.json', at: '/pages/0/title', value: 'Care' }])
    const twice = changeSite(once.sources, [{ op: 'set', file: 'pages.json', at: '/pages/0/title', value: 'Cure' }])
    expect(() => undo(twice.sources, once.files)).toThrow('pages.json: it has changed since')
  })
})

describe('two files', () => {
  test('what is moved is spelt as it was, and laid out as the file it comes to', () => {
    const after = changed(site, {
      op: 'move',
      file: 'pages.json',
      at: '/pages/0/sections/1',
      toFile: 'pages/courses.json',
      to: '/sections/1',
    })
    expect(after['pages/courses.json']).toContain(
      '\r\n\t\t{\r\n\t\t\t"type": "call-to-action",\r\n\t\t\t"heading": "Talk to us",\r\n\t\t\t"actions": [\r\n\t\t\t\t{\r\n',
    )
    expect(after['pages/courses.json']).not.toMatch(/[^\r]\n| {2}/)
    expect(after['pages.json']).not.toContain('Talk to us')
  })

  test('a section can be copied, and the copy is another one', () => {
    const { 'pages.json': config } = changed(site, {
      op: 'copy',
      file: 'pages/courses.json',
      at: '/sections/0',
      toFile: 'pages.json',
      to: '/pages/0/sections/0',
    })
    expect(config).toContain('\n        {\n          "type": "hero",\n          "heading": "Courses"\n        },\n')
  })
})

describe('share', () => {
  const share: SiteOperation = { op: 'share', file: 'pages.json', at: '/pages/0/sections/1', name: 'talk' }
  const again: SiteOperation = { op: 'share', file: 'pages/courses.json', at: '/sections/1', name: 'talk' }

  test('a section goes under its name, and its use comes in its place', () => {
    const { 'pages.json': config } = parsed(site, share)
    expect(config).toMatchObject({ shared: { talk }, pages: [{ sections: [hero('Home'), { use: 'talk' }] }, {}] })
    expect(changed(site, share)['pages.json']).toContain('\n        { "use": "talk" }\n')
  })

  test('a second one becomes a use with the fields that differ', () => {
    const after = parsed(site, share, again)
    expect(after['pages/courses.json']).toMatchObject({
      sections: [hero('Courses'), { use: 'talk', with: { heading: 'Ask about courses' } }],
    })
    expect(checkSite(changeSite(site, [share, again]).sources).site).not.toBeNull()
  })

  test('what is said of the place stays there', () => {
    const dated = aWholeSite([hero('Home'), { ...talk, ends: '2031-01-01' }])
    expect(parsed(dated, share)['pages.json']).toMatchObject({
      shared: { talk },
      pages: [{ sections: [{}, { use: 'talk', ends: '2031-01-01' }] }, {}],
    })
  })

  test('back again it is what it was', () => {
    const undone = parsed(site, share, again, { op: 'unshare', file: 'pages.json', at: '/pages/0/sections/1' })
    expect(undone['pages.json']).toMatchObject({ shared: { talk }, pages: [{ sections: [hero('Home'), talk] }, {}] })
    const both = [
      { op: 'unshare', file: 'pages.json', at: '/pages/0/sections/1' },
      { op: 'unshare', file: 'pages/courses.json', at: '/sections/1' },
    ] as const
    expect(parsed(site, share, again, ...both)).toEqual(parsed(site))
    expect(changed(site, share, both[0])).toEqual(texts(site))
  })

  test('what lacks something of the shared one cannot be a use of it', () => {
    const lacking = aWholeSite([hero('Home', { text: 'Come in.' }), hero('Below')])
    const [one, other] = [0, 1].map((index): SiteOperation => ({ ...share, at: `/pages/0/sections/${index}` }))
    expect(() => changeSite(lacking, [one, other] as SiteOperation[])).toThrow(
      'it has no "text", which the shared section "talk" has.',
    )
  })

  test('what may be used in a file that cannot be read stays shared', () => {
    const half = changeSite(site, [share]).sources
    const [courses] = sourcesOf('', { includes: { 'pages/courses.json': '{ "path": ' } }).includes
    const sources = { ...half, includes: courses ? [courses] : [] }
    const { sources: after } = changeSite(sources, [{ op: 'unshare', file: 'pages.json', at: '/pages/0/sections/1' }])
    expect(JSON.parse(after.config.text)).toMatchObject({ shared: { talk }, pages: [{ sections: [{}, talk] }, {}] })
  })

  test.each<[SiteOperation[], string]>([
    [[{ ...share, at: '/pages/0' }], 'pages.json /pages/0: there is no section.'],
    [[share, { ...share, at: '/pages/0/sections/0' }], 'the shared section "talk" is of another type.'],
    [[share, share], 'only a section can be shared.'],
    [[{ op: 'unshare', file: 'pages.json', at: '/pages/0/sections/0' }], 'no shared section is used here.'],
    [[{ ...share, file: 'none.json' }], 'none.json: the site has no such file.'],
  ])('%j is refused', (operations, words) => {
    expect(() => changeSite(site, operations)).toThrow(words)
  })
})

describe('rename-page', () => {
  const rename: SiteOperation = { op: 'rename-page', path: '/contact', to: '/visit' }
  const linked = aWholeSite(
    [
      hero('Home', {
        text: 'See \u00e9 [how](/contact "x") or [write](/contact#form), not [there](/contacts) or [again](https://www.sample.example/contact).',
        actions: [{ label: 'Ask', href: '{reach}#form' }],
      }),
      {
        type: 'tile-grid',
        heading: 'More',
        source: { pages: ['/contact', '/courses'], except: '/contact' },
      } as Section,
      { use: 'talk' },
    ],
    {
      shared: { talk },
      settings: {
        variables: { reach: '/contact' },
        chat: {
          label: 'Chat',
          href: '/contact',
          phone: '123',
          message: 'Hello',
          greetings: [{ paths: ['/', '/contact'], message: 'Hi' }],
        },
        header: { menu: [{ label: 'Contact', href: '/contact' }] },
        redirects: [{ from: '/write', to: '/contact' }],
      },
    },
  )

  test('everything that names the page names it anew, and its old address leads there', () => {
    const before = texts(linked)
    const after = changed(linked, rename)
    const expected = (before['pages.json'] ?? '')
      .replace('"path": "/contact"', '"path": "/visit"')
      .replaceAll('/contact#form', '/visit#form')
      .replace('(/contact \\"x', '(/visit \\"x')
      .replaceAll('example/contact)', 'example/visit)')
      .replaceAll('"/contact"', '"/visit"')
      .replace(
        '"to": "/visit"\n      }',
        '"to": "/visit"\n      },\n      {\n        "from": "/contact",\n        "to": "/visit"\n      }',
      )
    expect(after['pages.json']).toBe(expected)
    expect(after['pages/courses.json']).toBe(before['pages/courses.json']?.replace('/contact#form', '/visit#form'))
    const told = (sources: Sources) =>
      checkSite(sources).diagnostics.map(({ rule, message }) => `${rule}: ${message.replace(/ Did you .*/, '')}`)
    expect(told(changeSite(linked, [rename]).sources)).toEqual(
      told(linked).map((words) => words.replace('example/contact"', 'example/visit"')),
    )
  })

  test('back again, no redirect leads in a circle', () => {
    const back = parsed(linked, rename, { op: 'rename-page', path: '/visit', to: '/contact' })
    expect(back['pages.json']).toMatchObject({
      site: {
        redirects: [
          { from: '/write', to: '/contact' },
          { from: '/visit', to: '/contact' },
        ],
      },
    })
  })

  test('a redirect that leads to a part of the page leads in no circle, either', () => {
    const begun = aWholeSite([hero('Home'), talk], {
      settings: { redirects: [{ from: '/visit', to: '/contact#form' }] },
    })
    expect(parsed(begun, rename)).toHaveProperty(
      ['pages.json', 'site', 'redirects'],
      [{ from: '/contact', to: '/visit' }],
    )
  })

  test('the page becomes the home page, or that another one, with what is linked by a name of its file', () => {
    const links = (path: string) => [
      hero('Links', { text: `[one](${path}) [two](${path === '/' ? '' : path}/index.html)` }),
      talk,
    ]
    const textOf = (path: string, to: string) => {
      const page = aPage(links(path), { path })
      const form = aPage([hero('Contact', { id: 'form' })], { path: '/contact' })
      const after = parsed(sourcesOf(aSite([page, form])), { op: 'rename-page', path, to })
      return after['pages.json']
    }
    const place = ['pages', 0, 'sections', 0, 'text']
    expect(textOf('/', '/start')).toHaveProperty(place, '[one](/start) [two](/start/index.html)')
    expect(textOf('/start', '/')).toHaveProperty(place, '[one](/) [two](/index.html)')
  })

  test.each([
    ['a draft', { draft: true }],
    ['one that is not there yet', { starts: '2099-01-01' }],
    ['one that goes', { ends: '2099-01-01' }],
    ['the page for what is not there', { path: '/404' }],
  ])('%s leaves no redirect, which would lead visitors to nothing', (_, fields) => {
    const own = aPage([{ type: 'hero', heading: 'New' }], { path: '/new', title: 'New', ...fields })
    const begun = withPage(own)
    expect(parsed(begun, { op: 'rename-page', path: own.path, to: '/newer' })['pages.json']).not.toHaveProperty(
      'site.redirects',
    )
  })

  test('one that has begun to be there leaves one', () => {
    const own = aPage([{ type: 'hero', heading: 'New' }], { path: '/new', title: 'New', starts: '2001-01-01' })
    const after = parsed(withPage(own), { op: 'rename-page', path: '/new', to: '/newer' })
    expect(after['pages.json']).toHaveProperty('site.redirects', [{ from: '/new', to: '/newer' }])
  })

  test('a page in a file of its own stays there', () => {
    const after = parsed(site, { op: 'rename-page', path: '/courses', to: '/learn', redirect: false })
    expect(after['pages/courses.json']).toMatchObject({ path: '/learn' })
    expect(after['pages.json']).not.toHaveProperty('site.redirects')
  })

  test('further pages of a list and what shared sections take from the page move along, and no other page takes their addresses', () => {
    const items = { type: 'tile-grid', heading: 'All', source: { pages: ['/contact', '/courses'], perPage: 2 } }
    const listing = aWholeSite([hero('Home', { text: '[More](/contact/page/2) [own](/#hero)' })], {
      shared: { asked: { type: 'accordion', heading: 'Asked', source: { section: '/contact#form' } } },
    })
    const withList = changeSite(listing, [
      {
        op: 'insert',
        file: 'pages.json',
        at: '/pages/1/sections/-',
        value: { ...items, source: { ...items.source, pages: ['/', '/contact', '/courses'] } },
      },
    ]).sources
    const after = changed(withList, rename)['pages.json']
    expect(after).toContain('[More](/visit/page/2) [own](/#hero)')
    expect(after).toContain('"/visit#form"')
    const taken: SiteOperation = { ...rename, path: '/courses', to: '/contact/page/2' }
    expect(() => changeSite(withList, [taken])).toThrow('there is a page /contact/page/2 already.')
  })

  test.each<[SiteOperation, string]>([
    [{ ...rename, path: '/none' }, 'there is no page /none.'],
    [{ ...rename, to: '/courses' }, 'there is a page /courses already.'],
    [{ ...rename, to: 'visit us' }, '"visit us" cannot be the path of a page.'],
    [
      { ...rename, path: '/', to: '/write' },
      '/site/redirects/0: a redirect leads from /write elsewhere: take that out first.',
    ],
  ])('%j is refused', (operation, words) => {
    expect(() => changeSite(linked, [operation])).toThrow(words)
  })

  test('a new page does not come where a redirect leads away', () => {
    const page = { path: '/write', title: 'Write', description: 'To us.', sections: [] }
    expect(() => changeSite(linked, [{ op: 'add-page', page }])).toThrow(
      '/site/redirects/0: a redirect leads from /write elsewhere: take that out first.',
    )
  })

  test('an address in other letters has to be written out first, too', () => {
    const coded = aWholeSite([hero('Home', { text: '[a](/&#99;ontact)' }), talk])
    expect(() => changeSite(coded, [rename])).toThrow(
      'its address /&#99;ontact is spelt otherwise: write /contact there',
    )
  })

  test('a variable that addresses of several pages begin with stays as it is', () => {
    const page = (path: string) => aPage([hero(path)], { path })
    const begun = sourcesOf(
      aSite(
        [aPage([hero('Home', { text: '[all]({shop}) [one]({shop}/rye)' })]), page('/breads'), page('/breads/rye')],
        {
          settings: { variables: { shop: '/breads' } },
        },
      ),
    )
    expect(() => changeSite(begun, [{ op: 'rename-page', path: '/breads', to: '/loaves' }])).toThrow(
      'its address {shop} is put together of variables: write /breads there first.',
    )
  })

  test('the address of the site is that of its home page, with or without a slash', () => {
    const home = aPage([hero('Home', { text: '[a](https://sample.example) [b](https://sample.example/)' }), talk])
    const form = aPage([hero('Contact', { id: 'form' })], { path: '/contact' })
    const after = parsed(sourcesOf(aSite([home, form])), { op: 'rename-page', path: '/', to: '/start' })
    expect(after['pages.json']).toHaveProperty(
      ['pages', 0, 'sections', 0, 'text'],
      '[a](https://sample.example/start) [b](https://sample.example/start)',
    )
  })

  test('an address of several variables has to be written out first', () => {
    const parts = aWholeSite([hero('Home', { text: '[a](/con{rest})' })], { settings: { variables: { rest: 'tact' } } })
    expect(() => changeSite(parts, [rename])).toThrow('its address /con{rest} is put together of variables')
  })

  test('what mistakes hide cannot be renamed', () => {
    const broken = sourcesOf(site.config.text, { includes: { 'pages/a.json': { path: '/a' } } })
    expect(() => changeSite(broken, [rename])).toThrow('a page cannot be renamed while mistakes hide')
  })
})

describe('pages', () => {
  const page = aPage([hero('New')], { path: '/new' }) as unknown as Record<string, unknown>

  test('a page comes last in the config, or into a file written as its neighbours are', () => {
    expect(parsed(site, { op: 'add-page', page })['pages.json']).toMatchObject({ pages: [{}, {}, page] })
    const { 'pages/a/new.json': file } = changed(site, { op: 'add-page', page, file: 'pages/a/new.json' })
    expect(file).toMatch(/^{\r\n\t"\$schema": "\.\.\/\.\.\/schemas\/page\.schema\.json",\r\n\t"path": "\/new",\r\n/)
    expect(file).toMatch(/\r\n}\r\n$/)
  })

  test('a page goes, and so does its file', () => {
    expect(Object.keys(changed(site, { op: 'remove-page', path: '/courses' }))).toEqual(['pages.json'])
    expect(parsed(site, { op: 'remove-page', path: '/contact' })['pages.json']).toMatchObject({
      pages: [{ path: '/' }],
    })
  })

  test('with a page that is alone in what "include" says of files that goes, too', () => {
    const included = (include: string[], ...names: string[]) => {
      const pages = names.map((name) => [`pages/${name}.json`, aPage([hero(name)], { path: `/${name}` })])
      const begun = sourcesOf(aSite([hero('Home')], { include }), { includes: Object.fromEntries(pages) })
      return parsed(begun, { op: 'remove-page', path: '/bread' })['pages.json']
    }
    expect(included(['pages/*.json'], 'bread', 'cake')).toHaveProperty('include', ['pages/*.json'])
    expect(included(['pages/bread.json', 'pages/c*.json'], 'bread', 'cake')).toHaveProperty('include', [
      'pages/c*.json',
    ])
    expect(included(['pages/*.json'], 'bread')).not.toHaveProperty('include')
    // What is no pattern is a mistake that somebody has to mend.
    const mistaken = [7, 'pages/bread.json', 'pages/c*.json'] as string[]
    expect(included(mistaken, 'bread', 'cake')).toHaveProperty('include', [7, 'pages/c*.json'])
  })

  test.each<[SiteOperation, string]>([
    [{ op: 'add-page', page: { ...page, path: '/courses' } }, 'pages/courses.json: there is a page /courses already.'],
    [{ op: 'add-page', page, file: 'pages/courses.json' }, 'pages/courses.json: there is such a file already.'],
    [{ op: 'add-page', page, file: 'other/new.json' }, '"include" does not name it: pages/**/*.json.'],
    [{ op: 'add-page', page, file: 'pages/../../new.json' }, '"include" does not name it: pages/**/*.json.'],
    [{ op: 'remove-page', path: '/none' }, 'there is no page /none.'],
  ])('%j is refused', (operation, words) => {
    expect(() => changeSite(site, [operation])).toThrow(words)
  })
})

test('pages and sections are found by path, id and number', () => {
  const { sources } = changeSite(site, [{ op: 'share', file: 'pages.json', at: '/pages/0/sections/1', name: 'talk' }])
  expect(pageAt(sources, '/courses')).toMatchObject({ file: 'pages/courses.json', at: '' })
  expect(sectionAt(sources, '/contact', 'form')).toEqual({ file: 'pages.json', at: '/pages/1/sections/0' })
  expect(sectionAt(sources, '/', 'call-to-action')).toEqual({ file: 'pages.json', at: '/pages/0/sections/1' })
  expect(sectionAt(sources, '/courses', 1)).toEqual({ file: 'pages/courses.json', at: '/sections/1' })
  expect(() => sectionAt(sources, '/', 'none')).toThrow('pages.json: the page / has no section "none".')
  expect(() => sectionAt(sources, '/', 7)).toThrow('pages.json: the page / has no section 8.')
})

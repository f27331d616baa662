import { expect, test } from 'vitest'
import { finish } from '../../src/content/steps.ts'
import { Workspace } from '../../src/content/workspace.ts'
import type { Page, SiteFile } from '../../src/generated/types.ts'
import { checkLatest } from '../../src/preview/latest/latest.ts'
import { type Latest, nothingYet } from '../../src/preview/latest/state.ts'
import { aPage, aSite, sourcesOf } from '../content/a-site.ts'
import { note, tiles } from '../content/sources/a-garden.ts'

const hero = { type: 'hero', heading: 'One' } as const
const text = { type: 'rich-text', heading: 'Words', body: 'Some words.' } as const
const wrong = { ...text, hedding: 'No such field' }

const about = (sections: unknown[], more: object = {}) =>
  aPage(sections as Page['sections'], {
    path: '/about',
    title: 'All about the people here',
    description: 'Who works here, since when, and what each of them does all day long.',
    ...more,
  })

/** A state of a site, judged by what was there before. */
const judged = (...all: Parameters<typeof checkLatest>) => finish(checkLatest(...all))

/** A site that is written on: each state is judged by what was there before. */
function writing(...states: [config: unknown, files?: Parameters<typeof sourcesOf>[1]][]): Latest {
  const workspace = new Workspace()
  return states.reduce<Latest>(
    (before, [config, files]) => judged(sourcesOf(config, files), before, { drafts: true, workspace }),
    nothingYet,
  )
}

/** What the pages show: of each section its heading, and how it is marked. */
function shown({ site, marks }: Latest): Record<string, string[]> {
  return Object.fromEntries(
    (site?.pages ?? []).map((page) => [
      page.path,
      page.sections.map((section, position) => {
        const mark = marks.get(page)?.find((one) => one.position === position)
        const heading = 'heading' in section ? (section.heading ?? '') : ''
        return mark ? `${heading} (${mark.shown}: ${mark.mistakes.length})` : heading
      }),
    ]),
  )
}

const right = aSite([aPage([hero, text]), about([hero, text])])
const withHome = (sections: unknown[], more: object = {}): SiteFile =>
  aSite([aPage(sections as Page['sections'], more), about([{ ...hero, heading: 'Now' }, text])])

test('a section that does not fit stays as it was, and everything else goes on', () => {
  const later = withHome([{ ...hero, heading: 'Two' }, wrong])
  expect(shown(writing([right], [later]))).toEqual({ '/': ['Two', 'Words (before: 1)'], '/about': ['Now', 'Words'] })
  expect(shown(writing([later]))).toEqual({ '/': ['Two', ' (never: 1)'], '/about': ['Now', 'Words'] })
})

test('a section is known again when others come and go around it, and when it is wrong for long', () => {
  const added = withHome([hero, { ...hero, heading: 'New' }, wrong])
  const more = withHome([{ ...wrong, body: 7 }])
  expect(shown(writing([right], [added]))['/']).toEqual(['One', 'New', 'Words (before: 1)'])
  expect(shown(writing([right], [added], [more]))['/']).toEqual(['Words (before: 2)'])
  expect(shown(writing([right], [added], [more], [right]))).toEqual(shown(writing([right])))
})

test('a mistake that a rule finds is marked, and the section is shown as it is written', () => {
  const dead = withHome([hero, { ...text, heading: 'New', body: 'See [what nobody wrote](/nowhere).' }])
  const picture = withHome([{ ...hero, image: { src: '/images/gone.svg', alt: 'A ward' } }])
  const variable = withHome([hero, { ...text, body: 'Call {fone} now.' }])
  expect(shown(writing([right], [dead]))['/']).toEqual(['One', 'New (now: 1)'])
  expect(shown(writing([right], [picture]))['/']).toEqual(['One (now: 1)'])
  expect(shown(writing([right], [variable]))['/']).toEqual(['One', 'Words (now: 1)'])
})

test('what is wrong with the fields of a page marks none of its sections', () => {
  const { title: _, ...untitled } = aPage([{ ...hero, heading: 'Two' }, text])
  const state = aSite([untitled as Page, about([hero])])
  const { site, diagnostics, marks } = writing([right], [state])
  expect(diagnostics).toMatchObject([{ severity: 'error', page: '/' }])
  expect(marks.size).toBe(0)
  expect(site?.pages[0]).toMatchObject({ title: right.pages[0]?.title, sections: [{ heading: 'Two' }, text] })
  expect(writing([state]).site?.pages[0]).toMatchObject({ title: '/', sections: [{ heading: 'Two' }, text] })
})

test('of two pages with one path the first is shown', () => {
  const twice = aSite([aPage([hero]), about([hero]), about([text], { title: 'Another page of that name' })])
  expect(shown(writing([right], [twice]))).toEqual({ '/': ['One'], '/about': ['One'] })
})

test('a page that moves to a path which cannot be one stays where it was; one that is removed goes', () => {
  const moved = aSite([aPage([hero]), about([{ ...hero, heading: 'Moved' }], { path: 'about us' })])
  expect(shown(writing([right], [moved]))).toEqual({ '/': ['One'], '/about': ['One', 'Words'] })
  const removed = aSite([aPage([hero, wrong])])
  expect(shown(writing([right], [removed]))).toEqual({ '/': ['One', 'Words (before: 1)'] })
})

test('a mistake in a shared section marks all its uses; one under "with" only its own', () => {
  const site = (shared: object, use: object = {}) =>
    aSite([aPage([hero, { use: 'ours' }]), about([hero, { use: 'ours', ...use }])], {
      shared: { ours: shared as never },
    })
  const first = site(text)
  expect(shown(writing([first], [site(wrong)]))).toEqual({
    '/': ['One', 'Words (before: 1)'],
    '/about': ['One', 'Words (before: 1)'],
  })
  const dead = { ...text, heading: 'New', body: 'See [what nobody wrote](/nowhere).' }
  expect(shown(writing([first], [site(dead)]))).toEqual({
    '/': ['One', 'New (now: 1)'],
    '/about': ['One', 'New (now: 1)'],
  })
  expect(shown(writing([first], [site({ ...text, heading: 'New' }, { with: { body: 7 } })]))).toEqual({
    '/': ['One', 'New'],
    '/about': ['One', 'Words (before: 1)'],
  })
  expect(shown(writing([site(wrong)]))).toEqual({ '/': ['One', ' (never: 1)'], '/about': ['One', ' (never: 1)'] })
})

test('a setting that is wrong keeps its last good value, and the others are the latest', () => {
  const site = (settings: object, heading = 'One') => aSite([aPage([{ ...hero, heading }])], { settings })
  const first = site({ header: { menu: [{ label: 'Home', href: '/' }] } })
  const schema = site({ name: 'Renamed', header: { menu: 7 } }, 'Two')
  expect(writing([first], [schema]).site).toMatchObject({
    settings: { name: 'Renamed', header: { menu: [{ label: 'Home' }] } },
    pages: [{ sections: [{ heading: 'Two' }] }],
  })
  expect(writing([schema]).site?.settings).toEqual({ ...right.site, name: 'Renamed' })
  const dead = site({ name: 'Renamed', header: { menu: [{ label: 'Gone', href: '/gone' }] } })
  expect(writing([first], [dead]).site?.settings).toMatchObject({ name: 'Renamed', header: { menu: [{ href: '/' }] } })
  const { name: _, ...nameless } = right.site
  expect(writing([right], [{ ...right, site: nameless }]).site?.settings.name).toBe('Sample')
  expect(writing([{ ...right, site: nameless }]).site).toBeNull()
})

test('a page file that is no JSON for a moment is shown as it was, and lists still find it', () => {
  const config = { ...aSite([aPage([hero, tiles({ pages: '/notes/*' })])]), include: ['pages/*.json'] }
  const files = (beans: unknown, heading = 'About peas') => ({
    includes: {
      'pages/beans.json': beans,
      'pages/peas.json': { ...note('peas'), sections: [{ type: 'hero', heading }] },
      'pages/roses.json': note('roses'),
    },
  })
  const latest = writing([config, files(note('beans'))], [config, files('{ "path": ', 'All about peas')])
  expect(shown(latest)).toEqual({
    '/': ['One', 'Notes'],
    '/notes/beans': ['About beans'],
    '/notes/peas': ['All about peas'],
    '/notes/roses': ['About roses'],
  })
  expect(latest.site?.pages[0]?.sections[1]).toMatchObject({ items: [{}, {}, {}] })
})

test('while the config is no JSON for a moment, its page files go on', () => {
  const workspace = new Workspace()
  const config = { ...aSite([aPage([hero])]), include: ['pages/*.json'] }
  const files = (heading: string, more: object = {}) => ({
    includes: { 'pages/beans.json': { ...note('beans'), sections: [{ type: 'hero', heading, ...more }] } },
  })
  const looking = { drafts: true, workspace }
  const first = sourcesOf(config, files('Beans'))
  const broken = { ...sourcesOf('{ "version": 2,', files('Later', { txt: 1 })), lastRight: first.config }
  const mended = { ...sourcesOf('{ "version": 2,', files('At last')), lastRight: first.config }
  const before = judged(first, nothingYet, looking)
  const latest = judged(broken, before, looking)
  expect(shown(latest)).toEqual({ '/': ['One'], '/notes/beans': ['Beans (before: 1)'] })
  expect(latest.diagnostics.map(({ file }) => file)).toEqual(['pages.json', 'pages/beans.json'])
  expect(shown(judged(mended, latest, looking))).toEqual({ '/': ['One'], '/notes/beans': ['At last'] })
})

test('sections that take their entries from each other keep those that they had', () => {
  const list = (id: string, from: string) => tiles({ section: from }, { id })
  const own = {
    type: 'tile-grid',
    id: 'own',
    heading: 'Own',
    items: [1, 2, 3].map((n) => ({ heading: `Tile ${n}`, link: { href: '/' } })),
  }
  const first = aSite([aPage([hero, own as never, list('a', '/#own')])])
  const circle = aSite([aPage([hero, own as never, list('a', '/#a')])])
  const latest = writing([first], [circle])
  expect(shown(latest)['/']).toEqual(['One', 'Own', 'Notes (before: 1)'])
  expect(latest.site?.pages[0]?.sections[2]).toMatchObject({ items: [{}, {}, {}] })
  expect(shown(writing([circle]))['/']).toEqual(['One', 'Own', ' (never: 1)'])
})

test('a topic that nobody knows is marked', () => {
  const topics = [{ name: 'herbs', label: 'Herbs' }]
  const site = (topic: string) =>
    aSite(
      [
        aPage([hero, tiles({ pages: '/notes/*', topic })]),
        ...['beans', 'mint', 'sage'].map((name) => note(name, { topics: ['herbs'] })),
      ],
      { settings: { topics } },
    )
  expect(shown(writing([site('herbs')], [site('hrbs')]))['/']).toEqual(['One', 'Notes (before: 1)'])
})

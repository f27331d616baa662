import { expect, test } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import { SourceFile, type Sources } from '../../../src/content/read/source-file.ts'
import { Workspace } from '../../../src/content/workspace.ts'
import type { Page, Section, SharedUse, Source } from '../../../src/generated/types.ts'
import { times } from '../../times.ts'
import { chance } from '../chance.ts'
import { garden, note, tiles } from './a-garden.ts'

const topics = ['shade', 'wet', 'wall'].map((name) => ({ name, label: `For ${name}` }))
const shared = { more: tiles({ related: true, limit: 2, empty: 'hide' }) }
const folders = ['', 'roses/', 'roses/old/']

/** What a garden is made of by chance. */
function maker(seed: number) {
  const below = chance(seed)
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const some = <T>(list: readonly T[]): T[] => list.filter(() => below(2) === 0)
  const maybe = <T extends object>(value: T): Partial<T> => (below(2) === 0 ? value : {})
  const path = () => `/notes/${one(folders)}n${below(6)}`
  const pages = () =>
    one(['/**', '/notes/*', '/notes/**', '/notes/roses/*', '/none/*', path(), [path(), path()], [path(), '/notes/*']])
  const source = (): Source => {
    const limits = { ...maybe({ limit: 1 + below(4) }), ...(below(6) > 0 && { empty: 'hide' as const }) }
    if (below(5) === 0) return { section: `${path()}#list`, ...limits }
    return {
      ...maybe({ pages: pages() }),
      ...maybe({ sort: one(['newest', 'oldest', 'title', 'as-written'] as const) }),
      ...(below(3) === 0 ? maybe({ topic: one(topics).name }) : {}),
      ...(below(4) === 0 ? { related: true as const } : {}),
      ...(below(4) === 0 ? { except: path() } : {}),
      ...limits,
      limit: 1 + below(9),
    }
  }
  const hand = [{ heading: 'By hand' }, { heading: 'And another' }]
  const list = (): Section =>
    one([
      () => tiles(source(), { id: 'list', ...maybe({ items: hand }) }),
      () => ({ type: 'accordion', id: 'list', source: source() }) as Section,
      () => ({ type: 'filter-list', id: 'list', source: source() }) as Section,
    ])()
  const page = (): Page => {
    const sections: (Section | SharedUse)[] = [{ type: 'hero', heading: `Hello ${below(9)}` }]
    if (below(3) === 0) sections.push(list())
    if (below(4) === 0) sections.push({ use: 'more' })
    const name = path().slice('/notes/'.length)
    const mine = some(topics.map((topic) => topic.name))
    return note(name, {
      title: `The ${one(['best', 'odd', 'third'])} note on ${name}`,
      sections,
      ...maybe({ day: `2025-0${1 + below(9)}-01` }),
      ...maybe({ summary: `Summary ${below(5)}` }),
      ...(mine.length > 0 && { topics: mine }),
      ...(below(5) === 0 && { draft: true }),
      ...(below(5) === 0 && { entry: { heading: `Entry ${below(5)}` } }),
    })
  }
  return { below, page, list }
}

/** What a garden is after some pages have come, gone and changed by chance, again and again: what stays is the same object. */
function* gardens(seed: number) {
  const { below, page, list } = maker(seed)
  const {
    site,
    version,
    pages: [home],
  } = garden([{ type: 'hero', heading: 'Notes' }], [], { topics })
  if (!home) return
  let front: Page = { ...home, sections: [...home.sections, list(), list()] }
  let pages: Page[] = []
  for (let round = 0; round < 12; round++) {
    const made = page()
    pages = pages.filter(({ path }) => path !== made.path && below(12) > 0)
    pages.splice(below(pages.length + 1), 0, made)
    if (below(6) === 0) front = { ...home, sections: [...home.sections, list(), list()] }
    yield { version, site, shared, pages: [front, ...pages] }
  }
}

/** A site as it is read, each page from a file of its own, with these very objects in it. */
function read({ pages: [front, ...pages], ...site }: { pages: readonly Page[] }): Sources {
  const file = (path: string, value: object) => new SourceFile(path, Buffer.from(JSON.stringify(value))).holding(value)
  const includes = pages.map((page) => file(`pages${page.path}.json`, page))
  return { config: file('pages.json', { ...site, pages: [front] }), includes, publicFiles: new Set() }
}

test('whatever comes and goes, lists are what they would be in a site that is read for the first time', () => {
  let sound = 0
  for (let seed = 0; seed < times(8); seed++) {
    const workspace = new Workspace()
    for (const site of gardens(seed)) {
      const again = checkSite(read(site), { workspace, drafts: true })
      const anew = checkSite(read(structuredClone(site)), { drafts: true })
      expect(again).toEqual(anew)
      if (anew.diagnostics.every(({ severity }) => severity !== 'error')) sound++
      const odd = anew.diagnostics.filter(
        ({ message, pointer }) => /undefined|\[object/.test(message) || pointer === '',
      )
      expect(odd).toEqual([])
    }
  }
  // So that it is known that there was something to see.
  expect(sound).toBeGreaterThan(10)
})

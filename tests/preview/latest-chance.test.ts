import { expect, test } from 'vitest'
import { checkSite } from '../../src/content/check.ts'
import type { Sources } from '../../src/content/read/source-file.ts'
import type { Site, SitePage } from '../../src/content/resolve/site.ts'
import { finish } from '../../src/content/steps.ts'
import { Workspace } from '../../src/content/workspace.ts'
import { checkLatest } from '../../src/preview/latest/latest.ts'
import { type Latest, nothingYet } from '../../src/preview/latest/state.ts'
import { aPage, aSite, sourcesOf } from '../content/a-site.ts'
import { chance } from '../content/chance.ts'
import { note, tiles } from '../content/sources/a-garden.ts'

type Random = (below: number) => number
type Json = Record<string, unknown>

const looking = { drafts: true, at: Date.UTC(2027, 0, 1) }
const names = ['beans', 'mint', 'peas', 'roses', 'sage']
const list = (more: object = {}) => tiles({ pages: '/notes/*', sort: 'title' }, more)

/** A site of several pages: two in the config, with lists and a shared section, and the others in files of their own. */
function aGarden(): { config: Json; includes: Record<string, Json> } {
  const shared = { hours: { type: 'rich-text', heading: 'When we are there', body: 'From {from} on.' } }
  const home = aPage([{ type: 'hero', heading: 'Our garden' }, list(), { use: 'hours' }])
  const visit = note('visit', { path: '/visit' })
  const { sections: _, ...rest } = visit
  const config = aSite(
    [home, { ...rest, sections: [{ type: 'hero', heading: 'Visit' }, { use: 'hours' }, list({ id: 'notes' })] }],
    {
      shared: shared as never,
      settings: { variables: { from: '9 o’clock' }, header: { menu: [{ label: 'Home', href: '/' }] } },
    },
  )
  const includes = names.map((name) => [
    `pages/${name}.json`,
    note(name, {
      sections: [
        { type: 'hero', heading: `About ${name}` },
        { type: 'rich-text', body: `All of ${name}.` },
      ],
    }),
  ])
  return structuredClone({ config: { ...config, include: ['pages/*.json'] }, includes: Object.fromEntries(includes) })
}

/** What somebody might do to a section, to the sections and to a page, right or wrong. */
const edits: ((page: Json, random: Random) => void)[] = [
  (page, random) => Object.assign(sectionOf(page, random), { heading: `Heading ${random(1000)}` }),
  (page, random) => Object.assign(sectionOf(page, random), { heading: `Heading ${random(1000)}` }),
  (page, random) => Object.assign(page, { title: `Another title of this page, ${random(1000)}` }),
  (page, random) => insert(page, random, { type: 'rich-text', body: `New words, ${random(1000)}.` }),
  (page, random) => sectionsOf(page).length > 2 && sectionsOf(page).splice(random(3), 1),
  (page) => sectionsOf(page).reverse(),
  (page, random) => Object.assign(sectionOf(page, random), { hedding: 'No such field' }),
  (page, random) => Object.assign(sectionOf(page, random), { type: 'heroo' }),
  (page, random) => Object.assign(sectionOf(page, random), { heading: 7 }),
  (page, random) => insert(page, random, 'a text'),
  (page, random) => insert(page, random, { type: 'rich-text', body: 'See [nothing](/nowhere).' }),
  (page, random) => insert(page, random, { type: 'rich-text', body: 'Until {nobody} comes.' }),
  (page, random) => insert(page, random, { use: 'nothing' }),
  (page, random) => insert(page, random, tiles({ section: '/#nothing' })),
  (page) => Object.assign(page, { title: undefined }),
  (page) => Object.assign(page, { path: 'no path' }),
  (page) => Object.assign(page, { sections: 'none' }),
]

function insert(page: Json, random: Random, section: unknown): void {
  sectionsOf(page).splice(random(3), 0, section as Json)
}

function sectionsOf(page: Json): Json[] {
  if (!Array.isArray(page.sections)) page.sections = [{ type: 'hero', heading: 'Again' }]
  return page.sections as Json[]
}

function sectionOf(page: Json, random: Random): Json {
  const sections = sectionsOf(page)
  const index = random(sections.length)
  const section = sections[index]
  if (typeof section === 'object') return section
  sections[index] = { type: 'hero', heading: 'Again' }
  return sections[index]
}

/** One edit somewhere; the files as they are then, of which one may be no JSON. */
function change(garden: ReturnType<typeof aGarden>, random: Random): Sources {
  const name = `pages/${names[random(names.length)]}.json`
  const own = garden.config.pages as Json[]
  const page = random(2) ? garden.includes[name] : own[random(own.length)]
  if (page) edits[random(edits.length)]?.(page, random)
  if (random(8) === 0)
    Object.assign((garden.config.shared as Record<string, Json>).hours as Json, {
      body: [7, 'From {from} on, always.'][random(2)],
    })
  if (random(8) === 0)
    Object.assign(garden.config.site as Json, {
      header: random(2) ? { menu: 7 } : { menu: [{ label: 'Home', href: '/' }] },
    })
  const files: Record<string, unknown> = { ...garden.includes }
  if (random(5) === 0) files[name] = '{ "path": '
  return sourcesOf(garden.config, { includes: files })
}

/** Whether nothing is wrong with a page, the settings, what is shared, and the pages that a list on it might show. */
function isRight({ diagnostics, marks, site }: Latest, path: string): boolean {
  const wrong = diagnostics.filter(({ severity }) => severity === 'error')
  const lists: (string | null)[] = ['/', '/visit']
  return !(
    wrong.some(({ file, pointer }) => file === 'pages.json' && !pointer.startsWith('/pages/')) ||
    wrong.some(({ page }) => page === path || (lists.includes(path) && !lists.includes(page))) ||
    // Of several uses of what is not there only the first is told.
    site?.pages.some((page) => page.path === path && marks.has(page))
  )
}

/** What is seen of a page. */
const judged = (...all: Parameters<typeof checkLatest>) => finish(checkLatest(...all))

function seen({ site }: { site: Site | null }, path: string): Partial<SitePage> | undefined {
  const page = site?.pages.find((one) => one.path === path)
  return page && { title: page.title, sections: page.sections }
}

test.each([1, 2, 3, 4, 5, 6])('what is right is shown as if nothing had ever been wrong: %i', (seed) => {
  const random = chance(seed)
  const workspace = new Workspace()
  let garden = aGarden()
  let latest: Latest = judged(sourcesOf(garden.config, garden), nothingYet, { ...looking, workspace })
  let compared = 0
  for (let step = 0; step < 60; step += 1) {
    if (step % 6 === 5) {
      garden = aGarden()
      const sources = sourcesOf(garden.config, garden)
      latest = judged(sources, latest, { ...looking, workspace })
      expect(latest.marks.size).toBe(0)
      expect(latest.site?.pages).toEqual(checkSite(sourcesOf(garden.config, garden), looking).site?.pages)
      continue
    }
    const sources = change(garden, random)
    const fresh = judged(sources, nothingYet, { ...looking, workspace: new Workspace() })
    latest = judged(sources, latest, { ...looking, workspace })
    expect(latest.diagnostics).toEqual(fresh.diagnostics)
    for (const { path } of fresh.site?.pages ?? []) {
      if (!isRight(fresh, path)) continue
      expect(seen(latest, path), `step ${step}, ${path}`).toEqual(seen(fresh, path))
      expect([...latest.marks.keys()].filter((page) => page.path === path)).toEqual([])
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(100)
})

import { isObject } from '../../is-object.ts'
import { type Matched, matchLists, movedIn } from '../match/lists.ts'
import { config, type State, type StatePage } from './state.ts'

/** A page that was there before and is there now. */
export interface PagePair {
  before: StatePage
  after: StatePage
}

export interface MatchedPages {
  pairs: PagePair[]
  removed: StatePage[]
  added: StatePage[]
}

/** Which pages became which: by their paths, else a redirect says so, or they are alike. */
export function matchPages(before: State, after: State): MatchedPages {
  const removed = known(before, after)
  const matched: MatchedPages = { pairs: [], removed, added: [] }
  // Several without a path yet, or with one path, are the same in their order.
  const byPath = new Map<string, StatePage[]>()
  for (const page of removed) byPath.set(page.path, [...(byPath.get(page.path) ?? []), page])
  for (const page of known(after, before)) {
    const same = byPath.get(page.path)?.shift()
    matched.added.push(page)
    if (same) join(matched, same, page)
  }
  const leads = redirectsOf(after)
  for (const page of [...removed]) {
    const there = matched.added.find(({ path }) => path === leads.get(page.path))
    if (there) join(matched, page, there)
  }
  const [gone, come] = [[...removed], [...matched.added]]
  for (const pair of matchLists(gone.map(content), come.map(content), { byName: false }).pairs) {
    const [one, other] = [gone[pair.before], come[pair.after]]
    if (one && other) join(matched, one, other)
  }
  return matched
}

/** A page, and those beside it now. */
interface Reordered {
  page: StatePage
  next: StatePage | undefined
  previous: StatePage | undefined
}

/** The pages that have another place among those of the config, each with its neighbours now. */
export function reordered({ pairs }: MatchedPages, before: State, after: State): Reordered[] {
  const inConfig = pairs.filter((pair) => pair.before.file === config && pair.after.file === config)
  const [places, placesNow] = [indexed(before.pages), indexed(after.pages)]
  const both = inConfig
    .map((pair) => ({ before: places.get(pair.before) ?? 0, after: placesNow.get(pair.after) ?? 0 }))
    .sort((a, b) => a.after - b.after)
  const matched: Matched = { pairs: both, removed: [], added: [] }
  const ofConfig = (page: StatePage | undefined) => (page?.file === config ? page : undefined)
  return Array.from(movedIn(matched)).flatMap((index) => {
    const [page, next] = after.pages.slice(index)
    return page ? [{ page, next: ofConfig(next), previous: after.pages[index - 1] }] : []
  })
}

/**
 * The pages that may be new or gone: not those of a file that cannot be read on the other side. Which files there are only
 * the config says, and while it cannot be read, those are compared that are known all the same.
 */
function known({ pages }: State, other: State): StatePage[] {
  if (!other.unread.has(config)) return pages.filter(({ file }) => !other.unread.has(file))
  const there = new Set(other.pages.map(({ file }) => file))
  return pages.filter(({ file }) => there.has(file))
}

function join(matched: MatchedPages, before: StatePage, after: StatePage): void {
  matched.pairs.push({ before, after })
  matched.removed.splice(matched.removed.indexOf(before), 1)
  matched.added.splice(matched.added.indexOf(after), 1)
}

/** What a page says, whatever its address is. */
function content({ value }: StatePage): unknown {
  return { ...value, path: undefined }
}

function indexed(pages: readonly StatePage[]): Map<StatePage, number> {
  return new Map(pages.map((page, index) => [page, index]))
}

function redirectsOf({ site }: State): Map<unknown, unknown> {
  const list = isObject(site) && Array.isArray(site.redirects) ? (site.redirects as unknown[]) : []
  return new Map(list.filter(isObject).map(({ from, to }) => [from, to]))
}

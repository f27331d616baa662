import { alikeNames } from '../publish/output/in-the-way.ts'
import { isPage } from '../publish/output/ledger.ts'
import type { Placed } from './record.ts'

/** How a file stands to the one of its name that is there already. */
export type Standing = 'same' | 'new' | 'changed'

export interface Plan {
  /** What is put, in this order. */
  readonly put: readonly string[]
  /** What is taken away afterwards, in this order. */
  readonly remove: readonly string[]
  /** Assets that no page needs any more and that stay a while, with the day since when. */
  readonly unused: Readonly<Record<string, string>>
}

const day = 86_400_000

/**
 * What to do so that a folder holds a build. Whatever a page names is there before the page is, and stays until no page
 * names it: assets come first and pages last, new ones before those that link to them; then pages go, and at last what
 * they needed. Assets, of which each content has a name of its own, stay some days more: a page that somebody has open
 * loads them late.
 */
export function planRollout(
  standings: ReadonlyMap<string, Standing>,
  placed: Placed,
  { now, keepDays }: { now: number; keepDays: number },
): Plan {
  const gone = Object.keys(placed.files).filter((name) => !standings.has(name))
  // What stands under a name that a disk may take for one that goes would go with that.
  const alike = new Set(alikeNames([...standings.keys()], gone))
  const waiting = [...standings].filter(([name, standing]) => standing !== 'same' || alike.has(name))
  const put = inOrder(waiting.map(([name, standing]) => [name, rankOf(name, standing)]))
  const unused: Record<string, string> = {}
  const remove: [string, number][] = []
  for (const name of gone) {
    const noted = placed.unused[name]
    // A day to come was noted by a clock that went wrong: until then it would stay, whatever is asked for.
    const since = noted !== undefined && Date.parse(noted) <= now ? noted : new Date(now).toISOString()
    if (isAsset(name) && now - Date.parse(since) < keepDays * day) unused[name] = since
    else remove.push([name, isPage(name) ? 0 : 1])
  }
  return { put, remove: inOrder(remove), unused }
}

function inOrder(ranked: readonly [name: string, rank: number][]): string[] {
  return ranked.toSorted(([a, first], [b, second]) => first - second || (a < b ? -1 : 1)).map(([name]) => name)
}

function rankOf(name: string, standing: Standing): number {
  if (isAsset(name)) return 0
  const isNew = standing === 'new'
  if (isPage(name)) return isNew ? 2 : 4
  // Sitemap and feeds tell others of pages; a new feed is also what pages name.
  if (/\.xml(\.br|\.gz)?$/.test(name)) return isNew ? 3 : 5
  return 1
}

/** The build gives each content of an asset a name of its own. */
function isAsset(name: string): boolean {
  return name.startsWith('assets/')
}

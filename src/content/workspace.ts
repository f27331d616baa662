import type { JudgeMemory } from './judge/page-reader.ts'
import type { PictureMemory } from './pictures/known.ts'
import type { ReadMemory } from './read/load.ts'
import type { FactsMemory } from './read/remembered.ts'
import type { ReadFile } from './read/reread.ts'
import type { ResolveMemory } from './resolve/resolve.ts'

/** What is remembered of a site from one reading to the next, while someone writes it. A build reads once and has none. */
export class Workspace implements ReadMemory, FactsMemory, JudgeMemory, ResolveMemory {
  readonly files = new Map<string, ReadFile>()
  pictures: PictureMemory['pictures']
  judged: FactsMemory['judged']
  readonly fitting = new WeakSet<object>()
  resolved: ResolveMemory['resolved'] = { shared: '', pages: new WeakMap() }
}

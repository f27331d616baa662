import path from 'node:path'
import type { SiteOperation } from '../../changes/site/operations.ts'
import { pageAt } from '../../changes/site/places.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { Operation } from './operations.ts'

/** What a page does not take over from the one that it is like. */
const ofItself = ['description', 'summary', 'article', 'languages', 'entry', 'draft']

/** A new page, with the fields of the one that it is like. */
export function addPage(sources: Sources, operation: Extract<Operation, { op: 'add-page' }>): SiteOperation {
  const { path: address, title, description, like, sections, draft, file } = operation
  const model = like === undefined ? undefined : pageAt(sources, like)
  const kept = Object.entries(model?.page ?? {}).filter(([name]) => !ofItself.includes(name))
  const page = {
    ...Object.fromEntries(kept),
    path: address,
    title,
    ...(description !== undefined && { description }),
    ...(draft !== undefined && { draft }),
    ...(sections !== undefined && { sections }),
  }
  const isFile = model !== undefined && model.file !== sources.config.path
  const own = isFile
    ? path.posix.join(path.posix.dirname(model.file), `${path.posix.basename(address)}.json`)
    : undefined
  const name = file ?? own
  return { op: 'add-page', page: ordered(page), ...(name !== undefined && { file: name }) }
}

/** The sections come last, as on other pages. */
function ordered({ sections, ...page }: Record<string, unknown>): Record<string, unknown> {
  return sections === undefined ? page : { ...page, sections }
}

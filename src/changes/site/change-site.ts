import { type Operation, perform, takePassage } from '../../content/operations/operations.ts'
import { type Passage, passageOf, putPassage } from '../../content/operations/passage.ts'
import { Impossible } from '../../content/operations/tree.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { doneInExcerpt } from './excerpt.ts'
import { type FileChange, withFiles } from './files.ts'
import { OpenSite } from './open-site.ts'
import type { SiteOperation, Spot } from './operations.ts'
import { addPage, removePage } from './pages.ts'
import { renamePage } from './rename-page.ts'
import { share, unshare } from './share.ts'

/** A site after some operations. */
export interface ChangedSite {
  sources: Sources
  /** The files that are others now, new or gone: `undo` takes them. */
  files: FileChange[]
}

/**
 * Does operations on the files of a site, one after the other: all of them or, where one is impossible, none. Whether the
 * outcome is a site without mistakes is for the judge to say. Nothing is written.
 */
export function changeSite(sources: Sources, operations: readonly SiteOperation[]): ChangedSite {
  return changeExcerpt(sources, operations) ?? changeAll(sources, operations)
}

/** Does operations that concern the config alone, and little of it; undefined where they are others. */
function changeExcerpt(sources: Sources, operations: readonly SiteOperation[]): ChangedSite | undefined {
  const { config } = sources
  const own = operations.flatMap((operation) => inFile(operation, config.path) ?? [])
  const after = own.length === operations.length ? doneInExcerpt(config, own) : undefined
  if (!after) return undefined
  const files = after === config ? [] : [{ path: config.path, before: config, after }]
  return { sources: withFiles(sources, files), files }
}

/** An operation as one of a file; undefined where it concerns others, too, or pages as a whole. */
function inFile(operation: SiteOperation, path: string): Operation | undefined {
  switch (operation.op) {
    case 'share':
    case 'unshare':
    case 'rename-page':
    case 'add-page':
    case 'remove-page':
    case 'copy':
      return undefined
    case 'move':
      return operation.file === path && (operation.toFile ?? path) === path ? operation : undefined
    default:
      return operation.file === path ? operation : undefined
  }
}

function changeAll(sources: Sources, operations: readonly SiteOperation[]): ChangedSite {
  const site = new OpenSite(sources)
  for (const operation of operations) {
    try {
      doOne(operation, site)
    } catch (error) {
      if (error instanceof Impossible && error.file === undefined && 'file' in operation)
        throw new Impossible(error.pointer, error.why, operation.file)
      throw error
    }
  }
  const files = site.changes()
  return { sources: withFiles(sources, files), files }
}

function doOne(operation: SiteOperation, site: OpenSite): void {
  switch (operation.op) {
    case 'share':
      share(operation, site)
      break
    case 'unshare':
      unshare(operation, site)
      break
    case 'rename-page':
      renamePage(operation, site)
      break
    case 'add-page':
      addPage(operation, site)
      break
    case 'remove-page':
      removePage(operation, site)
      break
    case 'copy':
      copy(operation, site)
      break
    case 'move':
      move(operation, site)
      break
    default:
      perform(operation, site.open(operation.file))
  }
}

function copy({ file, at, toFile = file, to }: Extract<SiteOperation, { op: 'copy' }>, site: OpenSite): void {
  const from = site.open(file)
  const passage = passageOf(from.tree.find(at), from)
  putInto(passage, { file: toFile, at: to }, site)
}

/** In another file, what is moved gets the line ends and the indentation that are usual there. */
function move(operation: Extract<SiteOperation, { op: 'move' }>, site: OpenSite): void {
  const { file, at, toFile = file, to, before } = operation
  if (toFile === file) perform(operation, site.open(file))
  else putInto(takePassage(at, site.open(file)), { file: toFile, at: to }, site, before)
}

function putInto(passage: Passage, { file, at }: Spot, site: OpenSite, before?: string): void {
  try {
    const open = site.open(file)
    putPassage(passage, open.tree.findFree(at, before), open)
  } catch (error) {
    throw error instanceof Impossible ? new Impossible(error.pointer, error.why, file) : error
  }
}

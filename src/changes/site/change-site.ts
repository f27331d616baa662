import { perform, takePassage } from '../../content/operations/operations.ts'
import { type Passage, passageOf, putPassage } from '../../content/operations/passage.ts'
import { Impossible } from '../../content/operations/tree.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { FileChange } from './files.ts'
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
  return { sources: site.sources(), files: site.changes() }
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

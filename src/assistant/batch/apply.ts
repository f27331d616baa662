import { changeSite } from '../../changes/site/change-site.ts'
import type { SiteOperation, Spot } from '../../changes/site/operations.ts'
import { pageAt } from '../../changes/site/places.ts'
import { get, join, split } from '../../content/json/pointer.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { fileAt } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { NewPicture } from '../../site-files/new-picture.ts'
import { Refused } from '../../site-files/refused.ts'
import { addPage } from './add-page.ts'
import type { Operation } from './operations.ts'
import { pictureOf } from './picture.ts'
import { freeSpotOf, type PlaceWords, spotOf, valueAt } from './place.ts'

/** A site after a batch of operations, none of which is written yet. */
export interface Proposed {
  sources: Sources
  pictures: readonly NewPicture[]
}

/** Does operations in memory, each on what those before it left. */
export async function applyAll(before: Sources, operations: readonly Operation[]): Promise<Proposed> {
  let proposed: Proposed = { sources: before, pictures: [] }
  for (const [index, operation] of operations.entries()) {
    try {
      proposed = await applyOne(proposed, operation)
    } catch (error) {
      const which = `Operation ${index + 1} (${operation.op})`
      if (error instanceof Impossible)
        throw new Refused(
          `${which} cannot be done: ${error.message} Nothing was changed.`,
          'look at the place, and propose again.',
        )
      if (error instanceof Refused) throw new Refused(`${which}: ${error.why} Nothing was changed.`, error.next)
      throw error
    }
  }
  return proposed
}

async function applyOne({ sources, pictures }: Proposed, operation: Operation): Promise<Proposed> {
  if (operation.op !== 'add-picture')
    return { sources: changeSite(sources, [inKernel(sources, operation)]).sources, pictures }
  const { name, data, replace = false } = operation
  const added = await pictureOf(name, data)
  if (sources.publicFiles.has(name) && !replace)
    throw new Refused(`there is a picture ${name} already.`, 'take another name, or say "replace": true.')
  return {
    sources: {
      ...sources,
      publicFiles: new Set([...sources.publicFiles, name]),
      pictures: new Map([...(sources.pictures ?? []), [name, added.picture]]),
    },
    pictures: [...pictures.filter(({ address }) => address !== name), added],
  }
}

/** An operation in the words of the kernel. */
function inKernel(sources: Sources, operation: Exclude<Operation, { op: 'add-picture' }>): SiteOperation {
  switch (operation.op) {
    case 'set': {
      const spot = spotOf(sources, operation)
      const { value } = operation
      return { op: isThere(sources, spot) ? 'set' : 'insert', ...spot, value }
    }
    case 'words':
      return otherWords(sources, operation)
    case 'insert': {
      const { value, before } = operation
      return { op: 'insert', ...freeSpotOf(sources, operation), value, ...(before !== undefined && { before }) }
    }
    case 'rename':
      return { op: 'rename', ...spotOf(sources, operation), name: operation.name }
    case 'share':
      return { op: 'share', ...spotOf(sources, operation), name: operation.name }
    case 'remove':
      return { op: 'remove', ...spotOf(sources, operation) }
    case 'unshare':
      return { op: 'unshare', ...spotOf(sources, operation) }
    case 'move': {
      const { before } = operation
      const from = spotOf(sources, operation)
      const { file, at } = withoutItself(from, freeSpotOf(sources, operation.to), operation.to)
      return { op: 'move', ...from, to: at, toFile: file, ...(before !== undefined && { before }) }
    }
    case 'copy': {
      const { file, at } = freeSpotOf(sources, operation.to)
      return { op: 'copy', ...spotOf(sources, operation), to: at, toFile: file }
    }
    case 'rename-page': {
      const { path, to, redirect = true } = operation
      return { op: 'rename-page', path, to, redirect }
    }
    case 'remove-page':
      pageAt(sources, operation.path)
      return { op: 'remove-page', path: operation.path }
    case 'add-page':
      return addPage(sources, operation)
  }
}

/** The place before a section, when the one that is moved there no longer stands further up in the same list. */
function withoutItself(from: Spot, to: Spot, { section, at = '' }: PlaceWords): Spot {
  const [fromSteps, toSteps] = [split(from.at), split(to.at)]
  const [index, free] = [Number(fromSteps.pop()), Number(toSteps.pop())]
  const list = join('', ...toSteps)
  const isSame = from.file === to.file && join('', ...fromSteps) === list
  return section !== undefined && at === '' && isSame && index < free ? { ...to, at: join(list, free - 1) } : to
}

function isThere(sources: Sources, { file, at }: { file: string; at: string }): boolean {
  const found = fileAt(sources, file)
  return found === undefined || at === '' || get(found.parsed.value, split(at)) !== undefined
}

/** The place of some words in a text, which has to be one. */
function otherWords(sources: Sources, operation: Extract<Operation, { op: 'words' }>): SiteOperation {
  const { value, ...spot } = valueAt(sources, operation)
  const { from, to: text } = operation
  if (typeof value !== 'string') throw new Impossible(spot.at, 'only a text has words.', spot.file)
  const offset = value.indexOf(from)
  if (offset === -1) throw new Impossible(spot.at, 'these words do not stand there.', spot.file)
  if (value.indexOf(from, offset + 1) !== -1)
    throw new Impossible(spot.at, 'these words stand there more than once: give some of those around them.', spot.file)
  return { op: 'letters', ...spot, offset, length: from.length, text }
}

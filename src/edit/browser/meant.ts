import { isIn, join, parentOf, split } from '../../content/json/pointer.ts'
import type { EditOperation } from '../agreed.ts'
import type { Asked } from './asked.ts'

interface Spot {
  readonly file: string
  readonly at: string
}

/** A place in a list. */
interface Entry extends Spot {
  readonly list: string
  readonly index: number
}

/**
 * What an author asks for who does not see yet what was done just before: each place is the one that was seen, wherever it
 * is by now. Undefined where that is gone.
 */
export function asMeant(asked: Asked, before: readonly EditOperation[]): Asked | undefined {
  if (!before.some(movesOthers)) return asked
  const operations: EditOperation[] = []
  for (const [index, operation] of asked.operations.entries()) {
    const maker = asked.operations.slice(0, index).findIndex((one) => isMadeBy(operation, one))
    const meant =
      maker === -1 ? meantNow(operation, before) : along(operation, asked.operations[maker], operations[maker])
    if (!meant) return undefined
    operations.push(meant)
  }
  return { ...asked, where: { ...asked.where, ...sectionOf(asked, operations) }, operations }
}

/** Whether other things of a list may stand in other places after it. */
export function movesOthers({ op }: EditOperation): boolean {
  return op === 'insert' || op === 'copy' || op === 'move' || op === 'remove' || op === 'rename'
}

function meantNow(operation: EditOperation, before: readonly EditOperation[]): EditOperation | undefined {
  if (!('at' in operation)) return operation
  const after = (spot: Spot) => before.reduce<Spot | undefined>((place, one) => place && afterOne(place, one), spot)
  const { op, file, at } = operation
  const target = 'to' in operation ? goalOf(operation) : undefined
  const place = op === 'insert' ? room({ file, at }, after) : after({ file, at })
  const goal = target && (op === 'move' ? step({ file, at }, target, after) : room(target, after))
  if (!place || (target && !goal)) return undefined
  return {
    ...operation,
    ...place,
    ...(goal && { to: goal.at, ...(goal.file !== place.file && { toFile: goal.file }) }),
  }
}

/** Where something stands after one operation; undefined where it is gone. */
function afterOne(spot: Spot, operation: EditOperation): Spot | undefined {
  const { op } = operation
  if (op === 'insert') return withRoom(spot, operation)
  if (op === 'copy') return withRoom(spot, goalOf(operation))
  if (op !== 'move' && op !== 'remove' && op !== 'rename') return spot
  const { file, at } = operation
  if (spot.file === file && isIn(spot.at, at)) {
    const rest = spot.at.slice(at.length)
    if (op === 'remove') return undefined
    if (op === 'move') return { file: goalOf(operation).file, at: operation.to + rest }
    return { file, at: join(parentOf(at), operation.name) + rest }
  }
  if (op === 'rename') return spot
  const taken = entryAt({ file, at })
  const left = taken ? shifted(spot, taken, -1) : spot
  return op === 'move' ? withRoom(left, goalOf(operation)) : left
}

function goalOf({ file, to, toFile }: { file: string; to: string; toFile?: string }): Spot {
  return { file: toFile ?? file, at: to }
}

/** Where something new comes: behind what was seen before it, and first where it was first. */
function room(spot: Spot, after: (spot: Spot) => Spot | undefined): Spot | undefined {
  const entry = entryAt(spot)
  const steps = split(spot.at)
  const holder = after({ file: spot.file, at: parentOf(spot.at) })
  if (!holder) return undefined
  if (!entry || entry.index === 0) return { file: holder.file, at: join(holder.at, steps.at(-1) ?? '') }
  const last = after({ file: spot.file, at: join(entry.list, entry.index - 1) })
  const now = last && entryAt(last)
  const isThere = now && now.file === holder.file && now.list === holder.at
  return { file: holder.file, at: join(holder.at, isThere ? now.index + 1 : entry.index - 1) }
}

/** As many places up or down as was meant; in another list, where there is room for it. */
function step(from: Spot, to: Spot, after: (spot: Spot) => Spot | undefined): Spot | undefined {
  const [first, last] = [entryAt(from), entryAt(to)]
  if (!first || !last || first.file !== last.file || first.list !== last.list) return room(to, after)
  const place = after(from)
  const now = place && entryAt(place)
  return now && { file: now.file, at: join(now.list, Math.max(0, now.index + last.index - first.index)) }
}

function entryAt({ file, at }: Spot): Entry | undefined {
  const steps = split(at)
  const last = steps.at(-1) ?? ''
  return /^\d+$/.test(last) ? { file, at, list: parentOf(at), index: Number(last) } : undefined
}

function withRoom(spot: Spot, made: Spot): Spot {
  const entry = entryAt(made)
  return entry ? shifted(spot, entry, 1) : spot
}

/** A place whose entry of the list stands at an index or behind it, so many places on. */
function shifted(spot: Spot, { file, list, index }: Entry, by: number): Spot {
  if (spot.file !== file || !spot.at.startsWith(`${list}/`)) return spot
  const [own = '', ...rest] = spot.at.slice(list.length + 1).split('/')
  if (!/^\d+$/.test(own) || Number(own) < index) return spot
  return { file, at: [list, Number(own) + by, ...rest].join('/') }
}

/** What an operation has made. */
function madeBy(operation: EditOperation | undefined): Spot | undefined {
  if (operation?.op === 'insert') return operation
  return operation?.op === 'copy' || operation?.op === 'move' ? goalOf(operation) : undefined
}

function isMadeBy(operation: EditOperation, maker: EditOperation): boolean {
  const made = madeBy(maker)
  return made !== undefined && 'at' in operation && operation.file === made.file && isIn(operation.at, made.at)
}

/** An operation on what an earlier one has made, which may now be made elsewhere. */
function along(
  operation: EditOperation,
  maker: EditOperation | undefined,
  meant: EditOperation | undefined,
): EditOperation {
  const [from, to] = [madeBy(maker), madeBy(meant)]
  if (!from || !to || !('at' in operation)) return operation
  return { ...operation, file: to.file, at: to.at + operation.at.slice(from.at.length) }
}

/** The section that the list of steps leads to. */
function sectionOf({ where: { section }, operations: [seen] }: Asked, [meant]: readonly EditOperation[]) {
  const numberIn = (operation: EditOperation | undefined) =>
    Number(/\/sections\/(\d+)/.exec(operation && 'at' in operation ? (madeBy(operation) ?? operation).at : '')?.[1])
  const by = numberIn(meant) - numberIn(seen)
  return section === undefined || Number.isNaN(by) ? {} : { section: section + by }
}

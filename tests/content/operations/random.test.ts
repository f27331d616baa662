import { expect, test } from 'vitest'
import { applyEdits, type Edit } from '../../../src/content/json/edits.ts'
import { type Ends, endsAfter } from '../../../src/content/json/ends.ts'
import { createLocator } from '../../../src/content/json/locate.ts'
import { skipValue } from '../../../src/content/json/scan.ts'
import { change, openText } from '../../../src/content/operations/change.ts'
import { type Operation, perform } from '../../../src/content/operations/operations.ts'
import { Impossible } from '../../../src/content/operations/tree.ts'
import { changeValue } from '../../../src/content/operations/value.ts'
import { times } from '../../times.ts'
import { chance } from '../chance.ts'
import { pointersOf, pretty, randomText } from './random-json.ts'
import { operationFor, parse } from './random-operation.ts'

/** 3,000: a second. */
const rounds = times(3000)

/** Whether edits took away only what an operation is about, and space and commas beside it. */
function staysInside(text: string, edits: readonly Edit[], operation: Operation): boolean {
  const locator = createLocator(text)
  const touched = operation.op === 'insert' ? undefined : locator.find(operation.at)
  return edits.every(({ offset, length }) => {
    const [start, end] = touched ? [touched.nameStart, touched.end] : [offset, offset]
    const beside =
      text.slice(offset, Math.min(offset + length, start)) + text.slice(Math.max(end, offset), offset + length)
    return /^[\s,]*$/.test(beside)
  })
}

test('one operation does to a text what it does to the value, nothing beside, and can be undone', () => {
  const pick = chance(23)
  for (let round = 0; round < rounds; round++) {
    const random = randomText(pick)
    const text = pick(2) === 0 ? random : pretty(parse(random), pick)
    const value = parse(text)
    const operation = operationFor(value, pick)
    if (!operation) continue
    const { text: after, edits, undo } = change(text, [operation])
    const told = `${JSON.stringify(operation)}\n${text}\n=>\n${after}`
    expect(JSON.stringify(parse(after)), told).toBe(JSON.stringify(changeValue(value, [operation])))
    expect(applyEdits(text, edits), told).toBe(after)
    expect(applyEdits(after, undo), told).toBe(text)
    expect(staysInside(text, edits, operation), told).toBe(true)
  }
})

test('many operations do what they do one after the other', () => {
  const pick = chance(29)
  for (let round = 0; round < rounds / 10; round++) {
    const text = randomText(pick)
    const operations: Operation[] = []
    let value = parse(text)
    for (let index = 0; index < 12; index++) {
      const operation = operationFor(value, pick)
      if (operation) operations.push(operation)
      value = operation ? changeValue(value, [operation]) : value
    }
    const { text: after, edits, undo } = change(text, operations)
    const told = `${JSON.stringify(operations)}\n${text}\n=>\n${after}`
    expect(JSON.stringify(parse(after)), told).toBe(JSON.stringify(value))
    expect(applyEdits(text, edits), told).toBe(after)
    expect(applyEdits(after, undo), told).toBe(text)
  }
})

test('where objects and lists end is still known after operations', () => {
  const pick = chance(37)
  for (let round = 0; round < rounds / 10; round++) {
    let text = randomText(pick)
    let ends: Ends = new Map()
    for (let index = 0; index < 12; index++) {
      const operation = operationFor(parse(text), pick)
      if (!operation) continue
      const open = openText(text, ends)
      perform(operation, open)
      const edits = open.tree.edits()
      const told = `${JSON.stringify(operation)}\n${text}`
      expect(edits, told).toEqual(change(text, [operation]).edits)
      text = applyEdits(text, edits)
      ends = endsAfter(ends, edits)
      for (const [start, end] of ends) expect(skipValue(text, start), told).toBe(end)
    }
  }
})

test('nonsense is refused, and whatever is not refused is right', () => {
  const pick = chance(31)
  const steps = ['', '/', '/a', '/0', '/-', '/-1', '/01', '/9', '/__proto__', '/a/b', '/a~1b', '/constructor', 'a']
  const name = () => ['a', 'b', '__proto__', 'new'][pick(4)] ?? ''
  for (let round = 0; round < rounds; round++) {
    const text = randomText(pick)
    const value = parse(text)
    const known = pointersOf(value)
    const somewhere = () => (known[pick(known.length)] ?? '') + (steps[pick(steps.length)] ?? '')
    const operation = [
      { op: 'set', at: somewhere(), value: 1 },
      { op: 'insert', at: somewhere(), value: 1, before: name() },
      { op: 'remove', at: somewhere() },
      { op: 'rename', at: somewhere(), name: name() },
      { op: 'move', at: somewhere(), to: somewhere() },
      { op: 'wrap', at: somewhere(), name: name() },
    ][pick(6)] as Operation
    try {
      const after = parse(change(text, [operation]).text)
      expect(JSON.stringify(after)).toBe(JSON.stringify(changeValue(value, [operation])))
    } catch (error) {
      if (!(error instanceof Impossible)) throw error
    }
  }
})

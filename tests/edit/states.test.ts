import { expect, test } from 'vitest'
import { SourceFile, type Sources } from '../../src/content/read/source-file.ts'
import { States } from '../../src/edit/server/states.ts'

const sourcesOf = (config: SourceFile, includes: SourceFile[] = []): Sources => ({
  config,
  includes,
  publicFiles: new Set(),
})
const written = (letters: number) => SourceFile.written('pages.json', '-'.repeat(letters))
const isKnown = (states: States) => (version: number) => {
  try {
    return states.at(version) !== undefined
  } catch {
    return false
  }
}

test('the last 50 states of a small site are known, and older ones are refused', () => {
  const states = new States(sourcesOf(written(10)), 1)
  for (let change = 0; change < 60; change++) states.add(sourcesOf(written(10)))
  expect([11, 12, 61].map(isKnown(states))).toEqual([false, true, true])
  expect(() => states.at(11)).toThrow('too old')
})

test('of a large file that changes fewer are known, but the last two in any case', () => {
  const states = new States(sourcesOf(written(60_000_000)), 1)
  for (let change = 0; change < 3; change++) states.add(sourcesOf(written(60_000_000)))
  expect([1, 2, 3, 4].map(isKnown(states))).toEqual([false, false, true, true])
})

test('a large file that stays as it is counts once', () => {
  const large = written(90_000_000)
  const states = new States(sourcesOf(written(10), [large]), 1)
  for (let change = 0; change < 10; change++) states.add(sourcesOf(written(10), [large]))
  expect(isKnown(states)(1)).toBe(true)
})

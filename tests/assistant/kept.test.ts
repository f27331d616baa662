import { beforeEach, expect, test, vi } from 'vitest'
import { Kept } from '../../src/assistant/work/kept.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const made: string[] = []
const closed: string[] = []
const make = (name: string) => () => {
  made.push(name)
  return Promise.resolve({ close: () => Promise.resolve(closed.push(name)) })
}
beforeEach(() => {
  made.length = 0
  closed.length = 0
})

test('what is asked for again is not made again, and the oldest goes when there are too many', async () => {
  const kept = new Kept(2, 1000)
  for (const name of ['a', 'b', 'a', 'c', 'a']) await kept.get(name, make(name))
  expect(made).toEqual(['a', 'b', 'c'])
  expect(closed).toEqual(['b'])
  await kept.close()
  expect(closed).toEqual(['b', 'c', 'a'])
})

test('what nobody has asked for in a while is closed, and made again when somebody does', async () => {
  const kept = new Kept(2, 1000)
  await kept.get('a', make('a'))
  await vi.advanceTimersByTimeAsync(900)
  await kept.get('a', make('a'))
  await vi.advanceTimersByTimeAsync(900)
  expect(closed).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(closed).toEqual(['a'])
  await kept.get('a', make('a'))
  expect(made).toEqual(['a', 'a'])
})

import { expect, test } from 'vitest'
import { fewAtOnce } from '../../src/publish/few-at-once.ts'

test('all are done, in their order, and never more than some at a time', async () => {
  const begun: number[] = []
  let running = 0
  let most = 0
  await fewAtOnce(2, [1, 2, 3, 4, 5], async (one) => {
    begun.push(one)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  })
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('one that fails is told', async () => {
  const act = async (one: string) => {
    if (one === 'b') throw new Error('No paper for b.')
  }
  await expect(fewAtOnce(2, ['a', 'b', 'c'], act)).rejects.toThrow('No paper for b.')
})

import { expect, test } from 'vitest'
import { Writer } from '../../src/leads/writer.ts'

test('what waits while the store stands still has a bound, and is all written when it goes on', async () => {
  let goOn = () => {}
  const still = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const writer = new Writer(async (numbers: readonly number[]) => {
    await still
    return numbers.map((number) => 2 * number)
  })
  const waiting = Array.from({ length: 5000 }, (_, number) => writer.add(number))
  await expect(writer.add(5000)).rejects.toThrow('Too much waits to be stored.')
  goOn()
  expect(await Promise.all(waiting)).toEqual(waiting.map((_, number) => 2 * number))
  expect(await writer.add(5000)).toBe(10_000)
})

test('what cannot be written is told to whom it concerns, and the next is written', async () => {
  const writer = new Writer(async (words: readonly string[]) => {
    if (words.includes('bad')) throw new Error('No.')
    return words
  })
  const together = [writer.add('good'), writer.add('bad')]
  for (const each of together) await expect(each).rejects.toThrow('No.')
  expect(await writer.add('good')).toBe('good')
})

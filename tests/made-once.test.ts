import { expect, test } from 'vitest'
import { madeOnce } from '../src/made-once.ts'

test('what is asked for by several is made once, and what failed is made anew for the next', async () => {
  const answers = [new Error('The disk is full.'), 'a bundle', 'another']
  const get = madeOnce(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const together = [get(), get()]
  for (const each of together) await expect(each).rejects.toThrow('The disk is full.')
  expect(await Promise.all([get(), get()])).toEqual(['a bundle', 'a bundle'])
  expect(await get()).toBe('a bundle')
})

import { expect, test } from 'vitest'
import { coalesce } from '../../src/dev/watch.ts'

/** A task whose runs end when they are told to. */
function controlled() {
  const ends: (() => void)[] = []
  const task = () => new Promise<void>((resolve) => ends.push(resolve))
  return { ends, task }
}

test('calls during a run make it run once more, not once each', async () => {
  const { ends, task } = controlled()
  const run = coalesce(task)
  run()
  run()
  run()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  run()
  await expect.poll(() => ends.length).toBe(3)
})

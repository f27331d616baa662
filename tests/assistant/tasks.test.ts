import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession, type Session } from './session.ts'
import { bytesIn, errorsIn } from './state.ts'
import { tasks } from './tasks.ts'

let session: Session
beforeAll(async () => {
  session = await openSession()
})
afterAll(() => session.close())

test('thirty tasks of an author are done, and none leaves a mistake', async () => {
  const theirs = bytesIn(session.site)
  await session.call('look')
  const states = [bytesIn(session.work)]
  const said = []
  for (const { title, operations } of tasks) {
    const { text, refused } = await session.call('propose', { title, operations })
    said.push({
      title,
      refused: refused ? text : false,
      errors: await errorsIn(session.work),
      next: text.includes('\nNext: '),
    })
    expect.soft(Buffer.byteLength(text), title).toBeLessThanOrEqual(4096)
    states.push(bytesIn(session.work))
  }
  expect(said).toEqual(tasks.map(({ title }) => ({ title, refused: false, errors: [], next: true })))
  expect(tasks).toHaveLength(30)
  expect(session.git('log', '--format=%s', '--reverse', 'main..content/assistant').split('\n')).toEqual(
    tasks.map(({ title }) => title),
  )
  expect(session.git('status', '--porcelain'), 'the files of the author').toBe('')
  expect(bytesIn(session.site)).toEqual(theirs)

  for (let at = tasks.length - 1; at >= tasks.length - 5; at--) {
    expect((await session.call('undo')).refused).toBe(false)
    expect(bytesIn(session.work)).toEqual(states[at])
  }
  expect((await session.call('undo', { steps: 25 })).refused).toBe(false)
  expect(bytesIn(session.work), 'all of it undone, byte for byte').toEqual(states[0])
  expect(await session.call('undo')).toMatchObject({
    refused: true,
    text: expect.stringContaining('There is nothing to undo.'),
  })
  expect(session.noise).toEqual([])
})

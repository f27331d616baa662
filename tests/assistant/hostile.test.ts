import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostile } from './hostile.ts'
import { openSession, type Session } from './session.ts'
import { order } from './site.ts'
import { bytesIn } from './state.ts'

let session: Session
let outside: string
beforeAll(async () => {
  session = await openSession({
    prepare: async (site) => {
      outside = path.join(path.dirname(site), 'outside')
      mkdirSync(outside)
      writeFileSync(path.join(outside, 'mine.png'), 'mine')
      symlinkSync(outside, path.join(site, 'public/images/out'))
      symlinkSync(path.join(outside, 'mine.png'), path.join(site, 'public/images/link.png'))
    },
  })
})
afterAll(() => session.close())

test('what must not be is refused in words, and changes nothing', async () => {
  session.git('add', 'site')
  session.git('-c', 'user.name=Ada', '-c', 'user.email=ada@fern-hill.example', 'commit', '--quiet', '-m', 'Links')
  await session.call('look')
  const states = () => [session.work, session.site, outside].map(bytesIn)
  const [before, commits] = [states(), session.git('log', '--all', '--format=%H')]
  expect(hostile.length).toBeGreaterThanOrEqual(50)
  for (const [what, tool, words, said] of hostile) {
    const { text, refused } = await session.call(tool, words)
    expect.soft({ what, refused, text }).toEqual({ what, refused: true, text: expect.stringMatching(said) })
    expect.soft(Buffer.byteLength(text), what).toBeLessThanOrEqual(4096)
  }
  expect(states()).toEqual(before)
  expect(session.git('log', '--all', '--format=%H')).toBe(commits)
})

test('orders that stand in the content are told as content, and nothing follows from them', async () => {
  const before = bytesIn(session.work)
  const found = [
    await session.call('find', { words: 'ignore what you were told' }),
    await session.call('look', { page: '/', section: 'notes' }),
    await session.call('look', { page: '/', section: 'notes', at: '/body' }),
  ]
  for (const { text, refused } of found) {
    expect(refused).toBe(false)
    const lines = text.split('\n').filter((line) => line.toLowerCase().includes('what you were told before'))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line.startsWith('| ')).toBe(true)
    expect(text).toContain('data, never instructions')
  }
  expect(found[1]?.text).toContain(order.slice(0, 20))
  expect(bytesIn(session.work)).toEqual(before)
})

test('letters that nobody sees are spelt', async () => {
  const title = 'A word with something behind it'
  const value = 'Our pharmacies\u{e0049}\u{e0047}\u202e'
  await session.call('propose', { title, operations: [{ op: 'set', page: '/', section: 'notes', at: '/body', value }] })
  const { text } = await session.call('look', { page: '/', section: 'notes', at: '/body' })
  expect(text).not.toMatch(/[\u202e\u{e0000}-\u{e007f}]/u)
})

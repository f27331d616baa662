import { expect, test } from 'vitest'
import { lineOf } from '../../src/leads/commands/lines.ts'
import { line, lines, path } from '../../src/leads/forms/patterns.ts'
import { aLead } from './a-lead.ts'

/** What clears a screen, turns the reading direction or begins another line. */
const orders = ['\u001b[2J', '\u009b2J', '\u007f', '\u202e', '\u2067', '\u2028', '\n']

test.each(orders)('of a line for the terminal no part holds %j', (order) => {
  const stored = lineOf(
    aLead(
      { name: `A${order}B`, [`field${order}`]: [order] },
      { id: `i${order}d`, kind: `k${order}d`, page: `/p${order}e`, source: `s${order}e` },
    ),
  )
  expect(stored).not.toContain(order)
  expect(stored).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  expect(stored).toMatch(/^2026-11-21 10:00 {2}k \S*d {2}\/p \S*e {2}from s \S*e {2}name: A \S*B, /)
})

test.each([
  ['a line', line, '\t', '\n'],
  ['a text', lines, '\t\n', '\r'],
])('%s holds letters of all languages, and no control character but those for writing', (_, pattern, kept, refused) => {
  const accepts = (text: string) => new RegExp(pattern, 'u').test(text)
  expect(accepts(`मीरा നായർ\u200d O’Brien 👋${kept}`)).toBe(true)
  const codes = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code))
  const controls = codes.filter((letter) => /\p{Cc}/u.test(letter) && !kept.includes(letter))
  expect(controls).toContain(refused)
  expect(controls.filter((letter) => accepts(`a${letter}b`))).toEqual([])
})

test('a path holds none at all', () => {
  expect(new RegExp(path, 'u').test('/a\u009b2J')).toBe(false)
})

import { expect, test } from 'vitest'
import {
  inverseOf,
  joinedMove,
  type Move,
  moveBetween,
  moved,
  movedByAll,
  type Text,
} from '../../src/edit/server/moves.ts'
import { chance } from '../content/chance.ts'

/** What might become of a file: its letters change somewhere, or it goes and comes. */
function history(seed: number): { moves: Move[]; states: Text[] } {
  const pick = chance(seed)
  const moves: Move[] = []
  const states: Text[] = [pick(2) ? 'The bay and its ferry.' : null]
  while (moves.length < 60) {
    const now = states.at(-1) ?? null
    const at = pick((now?.length ?? 0) + 1)
    const removed = pick(5)
    const next = pick(12)
      ? `${now?.slice(0, at) ?? ''}${'new words'.slice(pick(10))}${now?.slice(at + removed) ?? ''}`
      : null
    const move = moveBetween('pages.json', now, next)
    if (!move) continue
    moves.push(move)
    states.push(next)
  }
  return { moves, states }
}

test('many moves at once come to what they come to one after the other', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { moves, states } = history(seed)
    const first = states[0] ?? null
    const last = states.at(-1) ?? null
    expect(moves.reduce(moved, first)).toBe(last)
    expect(movedByAll(first, moves)).toBe(last)
    expect(movedByAll(last, moves.toReversed().map(inverseOf))).toBe(first)
  }
})

test('a file without letters is not one that is not there', () => {
  const moves = [moveBetween('pages.json', null, ''), moveBetween('pages.json', 'a', null)]
  expect(
    movedByAll(
      null,
      moves.slice(0, 1).filter((move) => move !== undefined),
    ),
  ).toBe('')
  expect(
    movedByAll(
      'a',
      moves.slice(1).filter((move) => move !== undefined),
    ),
  ).toBeNull()
})

test('two changes after each other are one, whether they touch or not', () => {
  const pick = chance(71)
  let touched = 0
  for (let round = 0; round < 2000; round++) {
    const states = ['The bay and its ferry.']
    while (states.length < 3) {
      const now = states.at(-1) ?? ''
      const at = pick(now.length + 1)
      states.push(`${now.slice(0, at)}${'new words'.slice(pick(10))}${now.slice(at + pick(6))}`)
    }
    const [first = '', between = '', last = ''] = states
    const [one, next] = [moveBetween('pages.json', first, between), moveBetween('pages.json', between, last)]
    if (!one || !next) continue
    let asked = false
    const both = joinedMove(one, next, () => {
      asked = true
      return between
    })
    touched += asked ? 0 : 1
    expect(both ? moved(first, both) : first).toBe(last)
  }
  expect(touched).toBeGreaterThan(500)
})

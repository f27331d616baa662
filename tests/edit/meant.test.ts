import { describe, expect, test } from 'vitest'
import { get, split } from '../../src/content/json/pointer.ts'
import type { EditOperation } from '../../src/edit/agreed.ts'
import type { Asked } from '../../src/edit/browser/asked.ts'
import { asMeant } from '../../src/edit/browser/meant.ts'
import { chance } from '../content/chance.ts'

type Lists = Record<string, { name: string; items: { name: string }[] }[]>

const file = 'pages.json'

const asking = (...operations: EditOperation[]): Asked => ({ title: 'Something', where: { page: '/' }, operations })

/** What a list is after an operation. */
function done(lists: Lists, operation: EditOperation): Lists {
  const after = structuredClone(lists)
  const place = (at: string) => {
    const steps = split(at)
    return { list: get(after, steps.slice(0, -1)) as unknown[], index: Number(steps.at(-1)) }
  }
  if (!('at' in operation)) return after
  const { list, index } = place(operation.at)
  if (operation.op === 'insert') list.splice(index, 0, operation.value)
  if (operation.op === 'remove') list.splice(index, 1)
  if (operation.op !== 'move' && operation.op !== 'copy') return after
  const [one] = operation.op === 'move' ? list.splice(index, 1) : [structuredClone(list[index])]
  const goal = place(operation.to)
  goal.list.splice(goal.index, 0, one)
  return after
}

describe('what is asked of what was seen', () => {
  const move = (from: string, to: string): EditOperation => ({ op: 'move', file, at: from, to })
  const remove = (at: string): EditOperation => ({ op: 'remove', file, at })
  const copy = (at: string, to: string): EditOperation => ({ op: 'copy', file, at, to })

  test('is itself where nothing was moved', () => {
    const asked = asking(remove('/a/1'))
    expect(asMeant(asked, [{ op: 'put', file, at: '/a/0/name', value: 'x' }])).toBe(asked)
  })

  test('is nothing where it is gone', () => {
    expect(asMeant(asking(remove('/a/1')), [remove('/a/1')])).toBeUndefined()
    expect(asMeant(asking({ op: 'put', file, at: '/a/1/name', value: 'x' }), [remove('/a/1')])).toBeUndefined()
  })

  test('goes on in the direction that was meant', () => {
    expect(asMeant(asking(move('/a/0', '/a/1')), [move('/a/0', '/a/1')])?.operations).toEqual([move('/a/1', '/a/2')])
    expect(asMeant(asking(move('/a/1', '/a/0')), [move('/a/1', '/a/0')])?.operations).toEqual([move('/a/0', '/a/0')])
  })

  test('stays together: a copy stands behind what it is of, and what is done to it is done there', () => {
    const asked = asking(copy('/a/2', '/a/3'), remove('/a/3/id'))
    expect(asMeant(asked, [move('/a/2', '/a/0')])?.operations).toEqual([copy('/a/0', '/a/1'), remove('/a/1/id')])
  })

  test('leads from the list of steps to where it is', () => {
    const asked: Asked = {
      title: 'Something',
      where: { page: '/', section: 2 },
      operations: [{ op: 'put', file, at: '/pages/0/sections/2/heading', value: 'x' }],
    }
    expect(asMeant(asked, [remove('/pages/0/sections/0')])?.where.section).toBe(1)
  })

  test('is in another file where a section was moved to that', () => {
    const away: EditOperation = { op: 'move', file, at: '/a/1', to: '/sections/4', toFile: 'other.json' }
    expect(asMeant(asking({ op: 'put', file, at: '/a/1/name', value: 'x' }), [away])?.operations).toEqual([
      { op: 'put', file: 'other.json', at: '/sections/4/name', value: 'x' },
    ])
    expect(asMeant(asking(remove('/a/2')), [away])?.operations).toEqual([remove('/a/1')])
  })

  test.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'is about the same things, whatever was done: %i',
    (seed) => {
      const pick = chance(seed)
      const named = (name: string) => ({ name, items: [0, 1, 2].map((index) => ({ name: `${name}.${index}` })) })
      const seen: Lists = { a: ['A', 'B', 'C', 'D'].map(named), b: ['E', 'F'].map(named) }
      let now = seen
      const before: EditOperation[] = []
      for (let count = 1 + pick(3); count > 0; count--) {
        const [list, other] = [pick(2) ? 'a' : 'b', pick(2) ? 'a' : 'b']
        const from = pick(now[list]?.length ?? 0)
        const room = (now[other]?.length ?? 0) - (list === other ? 1 : 0)
        const operation = [
          remove(`/${list}/${from}`),
          { op: 'insert' as const, file, at: `/${list}/${from}`, value: named(`new ${count}`) },
          move(`/${list}/${from}`, `/${other}/${pick(room + 1)}`),
          remove(`/${list}/${from}/items/0`),
        ][pick(4)]
        if (!operation || now[list]?.[from] === undefined || now[list][from].items.length < 3) continue
        now = done(now, operation)
        before.push(operation)
      }
      for (const [list, things] of Object.entries(seen))
        for (const [index, thing] of things.entries())
          for (const [at, name] of [
            [`/${list}/${index}`, thing.name],
            [`/${list}/${index}/items/1`, `${thing.name}.1`],
          ] as const) {
            const [meant] = asMeant(asking(remove(at)), before)?.operations ?? []
            const found = meant && 'at' in meant ? get(now, split(meant.at)) : undefined
            const isThere = JSON.stringify(now).includes(`"${name}"`)
            expect(found, `${at} after ${JSON.stringify(before)}`).toEqual(
              isThere ? expect.objectContaining({ name }) : undefined,
            )
          }
    },
  )
})

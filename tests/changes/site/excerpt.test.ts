import { expect, test } from 'vitest'
import { doneInExcerpt } from '../../../src/changes/site/excerpt.ts'
import { change } from '../../../src/content/operations/change.ts'
import type { Operation } from '../../../src/content/operations/operations.ts'
import { SourceFile } from '../../../src/content/read/source-file.ts'
import { moved } from '../../../src/edit/server/moves.ts'
import { moveOf } from '../../../src/edit/server/texts.ts'
import { chance } from '../../content/chance.ts'
import { pretty, randomText } from '../../content/operations/random-json.ts'
import { operationFor, parse } from '../../content/operations/random-operation.ts'
import { times } from '../../times.ts'

type Pick = (below: number) => number

function randomObject(pick: Pick): string {
  for (;;) {
    const text = randomText(pick).replace(/^\ufeff/, '')
    if (text.trim().startsWith('{')) return text
  }
}

/** A config as nobody would write it, with pages and something beside them. */
function randomConfig(pick: Pick): string {
  const space = () => ['', ' ', '\n  ', '\r\n\t'][pick(4)] ?? ''
  const pages = Array.from({ length: pick(4) }, () => space() + randomObject(pick) + space())
  const parts = [
    `"pages"${space()}:${space()}[${pages.join(',')}${space()}]`,
    `"site": ${randomObject(pick)}`,
    `"shared" :${randomObject(pick)}`,
  ]
  const own = parts
    .splice(pick(3), 1)
    .concat(parts)
    .map((part) => space() + part + space())
  const text = `${['', '\ufeff'][pick(2)]}${space()}{${own.join(',')}}${space()}`
  return pick(3) === 0 ? pretty(parse(text), pick) : text
}

test('what is done in an excerpt is what is done in the whole text', () => {
  const pick = chance(47)
  let done = 0
  for (let round = 0; round < times(3000); round++) {
    const text = randomConfig(pick)
    const operations: Operation[] = [operationFor(parse(text), pick) ?? []].flat()
    const file = SourceFile.written('pages.json', text)
    const after = doneInExcerpt(file, operations)
    if (!after) continue
    done += 1
    const told = `${JSON.stringify(operations)}\n${text}`
    const { text: whole } = change(text, operations)
    expect(after.bytes.toString(), told).toBe(whole)
    const move = moveOf({ path: file.path, before: file, after })
    expect(move ? moved(text, move) : text, told).toBe(whole)
  }
  expect(done).toBeGreaterThan(times(3000) / 4)
})

test('one change after the other is told by the letters before it, wherever it is', () => {
  const text = '{ "site": { "name": "Zoë 😀" }, "pages": [{ "a": "é" }, { "a": "⛵" }, { "a": "b" }] }'
  const places = ['/pages/2/a', '/pages/0/a', '/pages/1/a', '/site/name', '/pages/2/a', '/pages/2/a']
  let file = SourceFile.written('pages.json', text)
  for (const [index, at] of places.entries()) {
    const before = file
    const after = doneInExcerpt(before, [{ op: 'set', at, value: `ü${'😀'.repeat(index)}` }])
    if (!after) throw new Error(`${at} was not changed.`)
    const move = moveOf({ path: file.path, before, after })
    expect(move && moved(before.bytes.toString(), move)).toBe(after.bytes.toString())
    file = after
  }
})

test.each([
  [
    'two pages',
    [{ op: 'set', at: '/pages/0/a', value: 1 } as const, { op: 'set', at: '/pages/1/a', value: 1 } as const],
  ],
  ['the list of pages', [{ op: 'remove', at: '/pages/0' } as const]],
  ['the whole', [{ op: 'insert', at: '/more', value: {} } as const]],
  ['what is not there', [{ op: 'remove', at: '/pages/0/b' } as const]],
])('more has to be seen for %s', (_, operations) => {
  const file = SourceFile.written('pages.json', '{ "pages": [{ "a": 0 }, { "a": 0 }] }')
  expect(doneInExcerpt(file, operations)).toBeUndefined()
})

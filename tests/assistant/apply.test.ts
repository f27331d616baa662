import { expect, test } from 'vitest'
import { applyAll } from '../../src/assistant/batch/apply.ts'
import { operation } from '../../src/assistant/batch/operations.ts'
import { get } from '../../src/content/json/pointer.ts'
import { SourceFile, type Sources } from '../../src/content/read/source-file.ts'

const section = (id: string) => ({ type: 'rich-text', id, heading: `About ${id}`, body: 'one and one and two' })
const config = {
  pages: [
    { path: '/', sections: ['a', 'b', 'c', 'd'].map(section) },
    { path: '/x', sections: [section('y')] },
  ],
}
const site: Sources = {
  config: new SourceFile('pages.json', Buffer.from(JSON.stringify(config, null, 2))),
  includes: [],
  publicFiles: new Set(),
}

async function after(...operations: object[]): Promise<unknown> {
  const { sources } = await applyAll(
    site,
    operations.map((one) => operation.parse(one)),
  )
  return sources.config.parsed.value
}

function idsOn(page: number, value: unknown): unknown[] {
  const sections = get(value, ['pages', String(page), 'sections']) as { id: string }[]
  return sections.map(({ id }) => id)
}

test.each([
  [2, 4, 'acbd'],
  ['b', 'd', 'acbd'],
  [4, 1, 'dabc'],
  ['c', 'a', 'cabd'],
  [1, 5, 'bcda'],
  [2, 2, 'abcd'],
])('section %s comes before section %s', async (from, to, order) => {
  const moved = await after({ op: 'move', page: '/', section: from, to: { page: '/', section: to } })
  expect(idsOn(0, moved).join('')).toBe(order)
})

test('a section moves to another page, and is copied and made before another one', async () => {
  const moved = await after({ op: 'move', page: '/', section: 'b', to: { page: '/x', section: 'y' } })
  expect([idsOn(0, moved), idsOn(1, moved)]).toEqual([
    ['a', 'c', 'd'],
    ['b', 'y'],
  ])
  const copied = await after({ op: 'copy', page: '/', section: 4, to: { page: '/x', section: 2 } })
  expect(idsOn(1, copied)).toEqual(['y', 'd'])
  const made = await after({ op: 'insert', page: '/', section: 'c', value: section('new') })
  expect(idsOn(0, made)).toEqual(['a', 'b', 'new', 'c', 'd'])
})

test('words are changed where they stand once', async () => {
  const words = { op: 'words', page: '/', section: 1, at: '/body' }
  const changed = await after({ ...words, from: 'and two', to: 'and three' })
  expect(get(changed, ['pages', '0', 'sections', '0', 'body'])).toBe('one and one and three')
  await expect(after({ ...words, from: 'one', to: 'a' })).rejects.toThrow('more than once')
  await expect(after({ ...words, from: 'four', to: 'a' })).rejects.toThrow('do not stand there')
})

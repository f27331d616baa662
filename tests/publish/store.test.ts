import { appendFileSync, mkdtempSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { Store } from '../../src/publish/drawing/store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'store-'))
})

function saved(texts: Record<string, string>): Store {
  const store = new Store(folder, 'site', 1)
  for (const [hash, text] of Object.entries(texts)) store.set(hash, text)
  store.save()
  return store
}

test('a text is there again for the next build', () => {
  saved({ a: 'one', b: 'zwei – Ärzte' })
  const next = new Store(folder, 'site', 1)
  expect([next.get('a'), next.get('b'), next.get('c')]).toEqual(['one', 'zwei – Ärzte', undefined])
})

test('a text is there before it is saved, and is forgotten when it is not', () => {
  const store = new Store(folder, 'site', 1)
  store.set('a', 'one')
  expect(store.get('a')).toBe('one')
  expect(new Store(folder, 'site', 1).get('a')).toBeUndefined()
})

test('a store of more than a gigabyte is begun anew', () => {
  saved({ a: 'one' })
  // Nothing of it is on the disk.
  truncateSync(path.join(folder, 'site.data'), 1024 ** 3 + 1)
  expect(new Store(folder, 'site', 1).get('a')).toBeUndefined()
  expect(saved({ b: 'two' }).get('b')).toBe('two')
  expect(statSync(path.join(folder, 'site.data')).size).toBeLessThan(100)
})

test('the store of a site that needs more than a gigabyte is kept', () => {
  saved({ a: 'one' })
  truncateSync(path.join(folder, 'site.data'), 1024 ** 3 + 1)
  expect(new Store(folder, 'site', 20_000).get('a')).toBe('one')
})

test('a text is the same before and after what waits is written', () => {
  const store = new Store(folder, 'site', 1)
  const text = (name: string) => `${name} – ${name.repeat(1000)}`
  const names = Array.from({ length: 2000 }, (_, index) => `text-${index}`)
  for (const name of names) {
    store.set(name, text(name))
    expect(store.get(name)).toBe(text(name))
  }
  store.save()
  const next = new Store(folder, 'site', 1)
  expect(names.filter((name) => store.get(name) !== text(name) || next.get(name) !== text(name))).toEqual([])
})

test('nothing that was written is written again', () => {
  saved({ a: 'one' })
  saved({ b: 'two' })
  expect(readFileSync(path.join(folder, 'site.data'), 'utf8')).toBe('aonebtwo')
})

test('half a line at the end, from a build that was killed, is passed over', () => {
  saved({ a: 'one' })
  appendFileSync(path.join(folder, 'site.index'), '\nb 3')
  const next = saved({ c: 'three' })
  expect([next.get('a'), next.get('b'), next.get('c')]).toEqual(['one', undefined, 'three'])
  expect(new Store(folder, 'site', 1).get('c')).toBe('three')
})

test('an entry whose text is not all there is passed over', () => {
  saved({ a: 'one', b: 'two' })
  truncateSync(path.join(folder, 'site.data'), 4)
  const next = new Store(folder, 'site', 1)
  expect([next.get('a'), next.get('b')]).toEqual(['one', undefined])
})

test('an entry that names the text of another, from two builds that wrote at once, is passed over', () => {
  saved({ a: 'one' })
  const index = path.join(folder, 'site.index')
  appendFileSync(index, readFileSync(index, 'utf8').replace('a ', 'b '))
  const next = saved({ c: 'three' })
  expect([next.get('a'), next.get('b'), next.get('c')]).toEqual(['one', undefined, 'three'])
})

test('what a disk has bent is passed over, in the texts as well as in what names them', () => {
  for (const file of ['site.index', 'site.data'].map((name) => path.join(folder, name))) {
    saved({ a: 'one', b: 'two' })
    const whole = readFileSync(file)
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const bent = Buffer.from(whole)
      bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      writeFileSync(file, bent)
      const next = new Store(folder, 'site', 1)
      expect(['one', undefined], String(bit)).toContain(next.get('a'))
      expect(['two', undefined], String(bit)).toContain(next.get('b'))
    }
    writeFileSync(file, whole)
  }
})

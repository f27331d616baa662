import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mend } from '../../../src/changes/fix.ts'
import { judgeSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { SourceFile, type Sources } from '../../../src/content/read/source-file.ts'
import { root } from '../../../src/root.ts'
import { bits } from '../bits.ts'
import { chance } from '../chance.ts'
import { Folder } from './folder.ts'
import { sound } from './site.ts'

type Pick = (below: number) => number

const values = [
  null,
  true,
  false,
  0,
  2.5,
  '',
  ' ',
  'Text',
  '/Team',
  'team',
  '/nowhere',
  '{city}',
  '{ctiy}',
  '#top',
  [],
  {},
]
const names = ['title', 'text', 'body', 'url', 'link', 'Heading', 'heading ', 'items', 'actions', 'type', 'use', 'img']

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T

/** Another name, value or capital somewhere in a text that is JSON. */
function changeJson(text: string, pick: Pick): string {
  let size = 0
  JSON.parse(text, () => void size++)
  let index = pick(size)
  const kind = pick(4)
  const changed = JSON.parse(text, (_, value) => {
    if (index-- !== 0) return value
    if (kind === 0) return one(values, pick)
    if (typeof value === 'string')
      return kind === 1 ? value.toUpperCase() : `${value}${one(['/', ' ', 's', '.'], pick)}`
    if (typeof value !== 'object' || value === null) return String(value)
    const at = pick(Object.keys(value).length)
    const slip = (name: string) => (kind === 1 ? one(names, pick) : kind === 2 ? name.slice(1) : name.toUpperCase())
    return Array.isArray(value)
      ? value.toSpliced(at, 1)
      : Object.fromEntries(Object.entries(value).map(([name, inner], n) => [n === at ? slip(name) : name, inner]))
  })
  return `${JSON.stringify(changed, null, 2)}\n`
}

/** Some letters more or less somewhere in a text. */
function changeText(text: string, pick: Pick): string {
  const at = pick(text.length)
  return text.slice(0, at) + one([...bits, 'undefined'], pick) + text.slice(at + pick(3))
}

function damaged(sources: Sources, pick: Pick): Sources {
  const files = [sources.config, ...sources.includes]
  const chosen = one(files, pick)
  const change = (file: SourceFile) => {
    if (file !== chosen) return file
    const text = pick(3) === 0 ? changeText(file.text, pick) : changeJson(file.text, pick)
    return new SourceFile(file.path, Buffer.from(text))
  }
  return { ...sources, config: change(sources.config), includes: sources.includes.map(change) }
}

const errorsOf = (sources: Sources) =>
  judgeSite(sources)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`)

let folder: Folder
beforeAll(async () => {
  folder = await Folder.make()
})
afterAll(() => folder.remove())

test.each([
  ['the small site', () => folder.read(sound), 600, 23],
  ['the bakery', () => loadSources(path.join(root, 'examples/bakery/pages.json')), 120, 29],
])('whatever happens to %s, mending leaves nothing worse, and nothing to mend', async (_, read, rounds, seed) => {
  const whole = await read()
  const pick = chance(seed)
  const wrong = Array.from({ length: rounds }, () => {
    const before = damaged(whole, pick)
    const { sources: after, done } = mend(before)
    const [told, left] = [errorsOf(before), errorsOf(after)]
    // What cannot be read hides whatever else is wrong.
    const isRead = told.every((error) => !error.startsWith('syntax'))
    const isWorse = left.length > told.length || (isRead && left.some((error) => !told.includes(error)))
    const again = mend(after).done
    return isWorse || again.length > 0
      ? [{ told, done: done.map(({ message, fix }) => [message, fix?.title]), left }]
      : []
  })
  expect(wrong.flat()).toEqual([])
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { changeSite } from '../../../src/changes/site/change-site.ts'
import { undo } from '../../../src/changes/site/files.ts'
import type { SiteOperation } from '../../../src/changes/site/operations.ts'
import { pagesOf } from '../../../src/changes/site/places.ts'
import { createLocator } from '../../../src/content/json/locate.ts'
import { get, join, split } from '../../../src/content/json/pointer.ts'
import { change } from '../../../src/content/operations/change.ts'
import { Impossible } from '../../../src/content/operations/tree.ts'
import { changeValue } from '../../../src/content/operations/value.ts'
import { filesOf } from '../../../src/content/read/files-of.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { SourceFile, type Sources } from '../../../src/content/read/source-file.ts'
import { root } from '../../../src/root.ts'
import { chance } from '../../content/chance.ts'
import { times } from '../../times.ts'

type Pick = (below: number) => number
type Deed = Extract<SiteOperation, { file: string }>

const folders = ['.', 'examples/bakery', 'examples/conference']
const sites = await Promise.all(folders.map((folder) => loadSources(path.join(root, folder, 'pages.json'))))

/** The same site as somebody on Windows has it. */
function withCrlf(sources: Sources): Sources {
  const crlf = ({ path, text }: SourceFile) => new SourceFile(path, Buffer.from(text.replaceAll('\n', '\r\n')))
  return { ...sources, includes: sources.includes.map(crlf) }
}
const all = [...sites, ...sites.filter(({ includes }) => includes.length > 0).map(withCrlf)]

/** A value somewhere in a file; of the whole file only where that can hold something new. */
function somewhere(value: unknown, pick: Pick, least: string | null = ''): string {
  let pointer = ''
  let here = value
  for (;;) {
    const keys = typeof here === 'object' && here !== null ? Object.keys(here) : []
    if (keys.length === 0 || (pointer !== least && pick(5) === 0)) return pointer
    const key = keys[pick(keys.length)] ?? ''
    pointer = join(pointer, key)
    here = get(here, [key])
  }
}

function freePlace(value: unknown, pick: Pick): string {
  for (;;) {
    const holder = somewhere(value, pick, null)
    const inside = get(value, split(holder))
    if (Array.isArray(inside)) return join(holder, pick(inside.length + 1))
    if (typeof inside === 'object' && inside !== null && pick(3) === 0) return join(holder, `new${pick(1e6)}`)
  }
}

function randomDeed(sources: Sources, pick: Pick): Deed {
  const files = filesOf(sources)
  const file = files[pick(files.length)] ?? sources.config
  const { value } = file.parsed
  const at = somewhere(value, pick)
  const other = files[pick(files.length)] ?? sources.config
  const here = { file: file.path, at }
  const held = get(value, split(at))
  const letters = typeof held === 'string' ? pick(held.length + 1) : 0
  const sections = pagesOf(sources).flatMap((page) => {
    const list = Array.isArray(page.page.sections) ? page.page.sections : []
    return list.map((_, index) => ({ file: page.file, at: join(page.at, 'sections', index) }))
  })
  const section = sections[pick(sections.length)] ?? here
  const deeds: Deed[] = [
    { op: 'set', ...here, value: { text: ['a "word"', pick(9)] } },
    { op: 'insert', file: file.path, at: freePlace(value, pick), value: [{ a: 1 }, 'b'] },
    { op: 'remove', ...here },
    { op: 'rename', ...here, name: `other${pick(9)}` },
    { op: 'letters', ...here, offset: letters, length: 0, text: 'a\n"' },
    { op: 'move', ...here, to: freePlace(changeValue(value, [{ op: 'remove', at }]), pick) },
    { op: 'move', ...here, toFile: other.path, to: freePlace(other.parsed.value, pick) },
    { op: 'copy', ...here, toFile: other.path, to: freePlace(other.parsed.value, pick) },
    { op: 'share', ...section, name: 'shared-here' },
    { op: 'unshare', ...section },
  ]
  return deeds[pick(deeds.length)] ?? { op: 'remove', ...here }
}

/** The letters before and after a value, but for spaces and commas beside it. */
function around(text: string, pointer: string): [before: string, after: string] {
  const { nameStart, end } = createLocator(text).find(pointer)
  return [text.slice(0, nameStart).replace(/[\s,]+$/, ''), text.slice(end).replace(/^[\s,]+/, '')]
}

/** Whether a text has not changed but in a value, which stands in one of both. */
function sameAround(whole: string, [before, after]: [string, string]): boolean {
  return whole.startsWith(before) && whole.endsWith(after) && before.length + after.length <= whole.length
}

test('what is done to a site leaves valid JSON, every letter outside as it was, and can be undone', () => {
  const pick = chance(61)
  let done = 0
  while (done < times(1000)) {
    const sources = all[pick(all.length)]
    if (!sources) continue
    const deed = randomDeed(sources, pick)
    const told = JSON.stringify(deed)
    try {
      const after = changeSite(sources, [deed])
      done++
      const texts = new Map(filesOf(after.sources).map(({ path, text }) => [path, text]))
      for (const { text } of after.files.flatMap((file) => file.after ?? [])) JSON.parse(text)
      const named = [
        deed.file,
        'toFile' in deed ? deed.toFile : '',
        deed.op.endsWith('share') ? sources.config.path : '',
      ]
      expect(
        after.files.every((file) => named.includes(file.path)),
        told,
      ).toBe(true)
      const before = filesOf(sources).find((file) => file.path === deed.file)?.text ?? ''
      const now = texts.get(deed.file) ?? ''
      if (deed.op === 'insert') expect(sameAround(before, around(now, deed.at)), told).toBe(true)
      else if (after.files.length === 1 && ['set', 'remove', 'letters', 'rename'].includes(deed.op))
        expect(sameAround(now, around(before, deed.at)), told).toBe(true)
      else if (deed.op === 'share' && deed.file === sources.config.path) {
        const shared = get(sources.config.parsed.value, ['shared']) === undefined ? '/shared' : '/shared/shared-here'
        expect(sameAround(change(now, [{ op: 'remove', at: shared }]).text, around(before, deed.at)), told).toBe(true)
      } else if ('toFile' in deed && deed.toFile !== deed.file && deed.toFile !== undefined) {
        const target = filesOf(sources).find((file) => file.path === deed.toFile)?.text ?? ''
        const moved = texts.get(deed.toFile) ?? ''
        expect(sameAround(target, around(moved, deed.to)), told).toBe(true)
        if (target.includes('\r\n')) expect(moved, told).not.toMatch(/[^\r]\n/)
        else expect(moved, told).not.toContain('\r')
        expect(sameAround(now, deed.op === 'move' ? around(before, deed.at) : [before, '']), told).toBe(true)
      }
      const back = filesOf(undo(after.sources, after.files).sources)
      expect(
        back.map(({ text }) => text),
        told,
      ).toEqual(filesOf(sources).map(({ text }) => text))
    } catch (error) {
      if (!(error instanceof Impossible)) throw error
    }
  }
})

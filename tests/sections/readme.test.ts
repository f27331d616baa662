import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import type { SectionDefinition, SectionType } from '../../src/sections/definition.ts'
import { sections } from '../../src/sections/index.ts'
import { examples } from './examples.ts'

const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const rows = new Map(
  Array.from(
    readme.matchAll(/^\| `([a-z-]+)` +\| ([^|]+) \| ([^|]+) \|$/gm),
    ([, type = '', mantine = '', script = '']) => [type, { mantine, script }],
  ),
)

/** When the script of a type is loaded: a word, or several where it depends on the section. */
function whens(type: SectionType): string[] {
  const { island } = sections[type] as SectionDefinition<SectionType>
  if (typeof island !== 'function') return island ? [island] : []
  const own = examples.filter(({ section }) => section.type === type)
  return own.flatMap(({ section }) => (island as (data: unknown) => string | undefined)(section) ?? [])
}

/** What a type's island takes from Mantine by name, its parts included. */
function mantineIn(type: string): string[] {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const island = read(path.join(root, `src/sections/${type}.island.tsx`))
  const parts = Array.from(island.matchAll(/from '\.\.\/parts\/([\w-]+\.tsx)'/g), ([, file = '']) =>
    read(path.join(root, 'src/parts', file)),
  )
  return [island, ...parts].flatMap((source) => {
    const [, names = ''] = /import \{ ([^}]+) \} from '@mantine\/core'/.exec(source) ?? []
    return names === '' ? [] : names.split(', ')
  })
}

test.for(Object.keys(sections) as SectionType[])('the README tells truly what %s needs', (type) => {
  const { mantine = '', script = '' } = rows.get(type) ?? {}
  const when = whens(type)
  expect(script.trim()).toMatch(when.length === 0 ? /^none$/ : new RegExp([...new Set(when)].join('|')))
  const used = mantineIn(type)
  if (used.length === 0) expect(mantine).toMatch(/^none/)
  else expect(mantine).toMatch(used.length > 3 ? /inputs/ : new RegExp(used.join('|')))
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { types } from '../../src/schema/generate.ts'

test('types are made in a folder of any name', async () => {
  const above = await mkdtemp(path.join(tmpdir(), 'sectile-types-'))
  const folder = path.join(above, 'My site, 100 % of Köln #1 [new]')
  await mkdir(folder)
  const tile = { title: 'Tile', type: 'object', additionalProperties: false, properties: { text: { type: 'string' } } }
  const list = { title: 'List', type: 'array', items: { $ref: 'tile.schema.json' } }
  await writeFile(path.join(folder, 'tile.schema.json'), JSON.stringify(tile))
  await writeFile(path.join(folder, 'list.schema.json'), JSON.stringify(list))
  const made = await types(folder, ['list.schema.json'], '// Made.')
  await rm(above, { recursive: true })
  expect(made).toContain('export type List = Tile[]')
  expect(made).toContain('export interface Tile {')
})

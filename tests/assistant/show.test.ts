import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Draw } from '../../src/assistant/tool.ts'
import { show } from '../../src/assistant/tools/show.ts'
import { Desk } from '../../src/assistant/work/desk.ts'
import { root } from '../../src/root.ts'
import { writeSite } from './site.ts'

let folder: string
let desk: Desk
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-show-test-'))
  await writeSite(folder)
  desk = await Desk.open(path.join(folder, 'pages.json'), 'content/assistant')
  const before = await desk.read('pages.json')
  if (!before) throw new Error('There is a config.')
  const after = Buffer.from(`${before.toString()}\n`)
  await desk.apply('A line', [{ file: 'pages.json', before, after }])
})
afterAll(async () => {
  process.chdir(root)
  await rm(folder, { recursive: true })
})

const picture = Buffer.from('a picture')

test('one state has one name, so that its preview can be kept', async () => {
  const names: string[] = []
  const draw: Draw = ({ stage }) => {
    names.push(stage.name)
    return Promise.resolve(picture)
  }
  await show.run({ page: '/', when: 'both' }, { desk, draw })
  await show.run({ page: '/', when: 'both', width: 360 }, { desk, draw })
  expect(names[0]).not.toBe(names[1])
  expect(names.slice(2)).toEqual(names.slice(0, 2))
})

test('what was not there before is shown as it is now, and said', async () => {
  let moment = 0
  const draw: Draw = () => Promise.resolve(moment++ === 0 ? null : picture)
  const { text, pictures } = await show.run({ page: '/', when: 'both' }, { desk, draw })
  expect(text).toBe('/ at 1280 pixels. It was not shown before the last batch.')
  expect(pictures).toEqual([{ shows: 'Now:', bytes: picture }])
  await expect(show.run({ page: '/', section: 1 }, { desk, draw: () => Promise.resolve(null) })).rejects.toThrow(
    'is not shown',
  )
})

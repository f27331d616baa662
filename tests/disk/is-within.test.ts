import path from 'node:path'
import { expect, test } from 'vitest'
import { isWithin } from '../../src/disk/is-within.ts'

const disk = path.parse(process.cwd()).root
const at = (...steps: string[]) => path.join(disk, ...steps)

test('a file is in its folder and in those around that, up to the whole disk, and in no other', () => {
  const file = at('site', 'pages', 'a.json')
  for (const folder of [file, at('site', 'pages'), at('site'), disk]) expect(isWithin(file, folder)).toBe(true)
  for (const folder of [at('sit'), at('site', 'page'), at('site', 'pages', 'a.json', 'b')])
    expect(isWithin(file, folder)).toBe(false)
  expect(isWithin(at('..a'), disk)).toBe(true)
})

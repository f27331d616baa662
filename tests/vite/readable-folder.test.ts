import { expect, test } from 'vitest'
import { mustBeReadable } from '../../src/vite/readable-folder.ts'

test('a folder may have any name but one with signs that the bundler reads as those of an address', () => {
  for (const folder of ['/home/ada/site', '/home/Zoë/100 % of "it\'s" [1] (2) & 🎉'])
    expect(() => mustBeReadable(folder)).not.toThrow()
  for (const [folder, sign] of [
    ['/home/c#/site', '#'],
    ['/home/why?', '?'],
  ])
    expect(() => mustBeReadable(String(folder))).toThrow(
      `Code in "${folder}" cannot be bundled because of the "${sign}" in that name. Rename the folder.`,
    )
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mend } from '../../../src/changes/fix.ts'
import { judgeSite } from '../../../src/content/check.ts'
import { Folder } from './folder.ts'
import { pictures, soundPictures } from './pictures.ts'
import { sound } from './site.ts'
import type { Try } from './try.ts'

let folder: Folder
beforeAll(async () => {
  folder = await Folder.make()
})
afterAll(() => folder.remove())

describe.each(Object.entries({ pictures, soundPictures }))('%s', (_, tries: readonly Try[]) => {
  test.each(tries)('$name', async ({ damage, told }) => {
    const files = damage(sound)
    const sources = await folder.read(files)
    const said = judgeSite(sources).diagnostics.map((found) => folder.said(found))
    expect(said.map((text, index) => text.slice(0, told[index]?.length))).toEqual(told)
    expect(mend(sources).done).toEqual([])
  })
})

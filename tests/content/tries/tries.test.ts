import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mend } from '../../../src/changes/fix.ts'
import { judgeSite } from '../../../src/content/check.ts'
import { addresses } from './addresses.ts'
import { brackets } from './brackets.ts'
import { brought } from './brought.ts'
import { causes } from './causes.ts'
import { files as misplaced } from './files.ts'
import { Folder } from './folder.ts'
import { foreign } from './foreign.ts'
import { forms } from './forms.ts'
import { harmless } from './harmless.ts'
import { harmlessDeeds } from './harmless-deeds.ts'
import { paths } from './paths.ts'
import { pictures, soundPictures } from './pictures.ts'
import { plain } from './plain.ts'
import { quotes } from './quotes.ts'
import { sections } from './sections.ts'
import { signs } from './signs.ts'
import { type Files, sound } from './site.ts'
import { suggestions } from './suggestions.ts'
import type { Try } from './try.ts'
import { types } from './types.ts'
import { values } from './values.ts'
import { words } from './words.ts'
import { wordsOfLinks } from './words-of-links.ts'
import { wordsOfTexts } from './words-of-texts.ts'

let folder: Folder
beforeAll(async () => {
  folder = await Folder.make()
})
afterAll(() => folder.remove())

test('the site that tries are made on has nothing wrong', async () => {
  expect(judgeSite(await folder.read(sound)).diagnostics.map((found) => folder.said(found))).toEqual([])
})

/** Files as they can be compared at once: byte by byte a photo takes half a minute. */
function comparable(files: Files): Record<string, string> {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? content : createHash('sha1').update(content).digest('hex'),
  ])
  return Object.fromEntries(entries)
}

const tables = {
  paths,
  addresses,
  causes,
  values,
  sections,
  words,
  wordsOfLinks,
  wordsOfTexts,
  types,
  suggestions,
  pictures,
  files: misplaced,
  foreign,
  brackets,
  quotes,
  signs,
  harmless,
  harmlessDeeds,
  soundPictures,
  plain,
  forms,
  brought,
}

describe.each(Object.entries(tables))('%s', (_, tries: readonly Try[]) => {
  test.each(tries)('$name', async ({ damage, told, at, mended = (files) => files }) => {
    const files = damage(sound)
    const sources = await folder.read(files)
    const { diagnostics } = judgeSite(sources)
    const said = diagnostics.map((found) => folder.said(found))
    expect(said.map((text, index) => text.slice(0, told[index]?.length))).toEqual(told)
    if (at) expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(at)

    const { sources: after } = mend(sources)
    expect(comparable(folder.files(after))).toEqual(comparable(mended(files)))
    expect(mend(await folder.read(mended(files))).done).toEqual([])
  })
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { readDownloads, WrongContent } from '../../../tools/documents/content.ts'
import { readSite } from '../../../tools/documents/read-site.ts'
import { BrokenSite } from '../../../tools/documents/site.ts'
import { aFolder, aPdf } from './a-folder.ts'

/** What is said about wrong content, with the folder left out. */
async function said(name: string, content: object | string): Promise<string> {
  const folder = await aFolder({ [name]: content })
  const site = await readSite(path.join(folder, 'pages.json'))
  const error = await readDownloads(path.join(folder, 'downloads'), site).catch((reason: unknown) => reason)
  if (!(error instanceof WrongContent)) throw new Error('Nothing was said.')
  return error.message.replace(/^\S*downloads\//gm, '')
}

const section = { heading: 'Purpose', blocks: [{ kind: 'text' as const, text: 'One way of working.' }] }

test('variables are filled in, and quotes are set as printers do', async () => {
  const folder = await aFolder({ 'a.json': aPdf({ subtitle: 'It\'s "all" that {brand} knows.' }) })
  const site = await readSite(path.join(folder, 'pages.json'))
  const [made] = await readDownloads(path.join(folder, 'downloads'), site)
  expect(made?.name).toBe('a.pdf')
  expect(made?.download.subtitle).toBe('It’s “all” that Samplecare knows.')
})

test('a misspelt field is named with its file and line', async () => {
  const { title, ...rest } = aPdf()
  expect(await said('a.json', { tittle: title, ...rest })).toBe(
    'a.json:2:3\n  "tittle" is not a field of a pdf download. Did you mean "title"?',
  )
})

test('a kind of block that there is not is named with the way to it', async () => {
  const text = JSON.stringify(aPdf(), null, 2).replace('"kind": "text"', '"kind": "txt"')
  expect(await said('a.json', text)).toMatch(
    /^a\.json:\d+:\d+ {2}section 1 › blocks\[1\]\n {2}There is no block kind "txt"\. Did you mean "text"\?/,
  )
})

test('what is no JSON is named with its place', async () => {
  expect(await said('a.json', '{ "format": "pdf", }')).toMatch(
    /^a\.json:1:18\n {2}There is a comma before the closing "}"\./,
  )
})

test('an unknown variable, a link that leads nowhere and a letter without a drawing are mistakes', async () => {
  const text = 'Ask {brandd}, see [prices](/prices), and go → there.'
  const message = await said('a.json', aPdf({ sections: [{ ...section, blocks: [{ kind: 'text', text }] }] }))
  expect(message).toContain('There is no variable {brandd}. Did you mean {brand}?')
  expect(message).toContain('"/prices" leads nowhere.')
  expect(message).toContain('The typeface of the documents has no "→".')
  expect(message.match(/section 1 › blocks\[1\]/g)).toHaveLength(3)
})

test('a drawing that is not there is a mistake', async () => {
  const cover = { size: 'band' as const, image: { src: '/images/window.svg', alt: 'A window' } }
  expect(await said('a.json', aPdf({ cover }))).toMatch(
    /cover › image\n {2}There is no file public\/images\/window\.svg\./,
  )
})

test('a row with too few cells is a mistake', async () => {
  const table = {
    kind: 'table' as const,
    columns: [{ heading: 'Step' }, { heading: 'Owner' }],
    rows: [
      ['1', 'Front desk'],
      ['2', 'Ward', '?'],
    ],
  }
  const message = await said('a.json', aPdf({ sections: [{ ...section, blocks: [table] }] }))
  expect(message).toMatch(/section 1 › blocks\[1\] › rows\[2\]\n {2}The row has 3 cells, and the table 2 columns\./)
})

test('a day that no calendar has is a mistake', async () => {
  expect(await said('a.json', aPdf({ date: '2025-02-30' }))).toContain('There is no day 2025-02-30.')
})

test('a site with mistakes in its settings makes no documents', async () => {
  const folder = await aFolder()
  const broken = readSite(path.join(folder, 'public/images/door.svg'))
  await expect(broken).rejects.toThrow(BrokenSite)
})

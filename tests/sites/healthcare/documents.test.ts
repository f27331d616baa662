import path from 'node:path'
import { expect, test } from 'vitest'
import { isObject } from '../../../src/is-object.ts'
import { root } from '../../../src/root.ts'
import { type NamedDownload, readDownloads } from '../../../tools/documents/content.ts'
import { paragraphsOf, runsOf } from '../../../tools/documents/inline.ts'
import { makeDownload } from '../../../tools/documents/make.ts'
import { readSite } from '../../../tools/documents/read-site.ts'
import type { DocumentSite } from '../../../tools/documents/site.ts'
import { textOf } from '../../tools/documents/text-of.ts'

test("what the content of each of this site's documents says can be found in the document", async () => {
  const site = await readSite(path.join(root, 'pages.json'))
  const missing: string[] = []
  for (const named of await readDownloads(path.join(root, 'downloads'), site)) {
    const text = bare(await textWithoutEdges(named, site))
    for (const words of wordsIn(named.download))
      if (!text.includes(bare(words))) missing.push(`${named.name}: ${words}`)
  }
  expect(missing).toEqual([])
})

/** The text of a document without what stands above and below each page, which may come between two words. */
async function textWithoutEdges({ name, download }: NamedDownload, site: DocumentSite): Promise<string> {
  const text = textOf(name, await makeDownload(download, site))
  if (download.format !== 'pdf') return text
  return text
    .replaceAll(`\n${site.brand}\n${download.title}\n`, '\n')
    .replaceAll(`\n${site.brand} · ${site.email}\n`, '\n')
    .replace(/\nPage \d+ of \d+\n/g, '\n')
}

/** Where a line ends, and what is set in capitals, is of no interest. */
function bare(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

/** What is not for reading. */
const settings = new Set(['$schema', 'format', 'kind', 'size', 'align', 'date', 'start', 'image'])

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return paragraphsOf(value).flatMap((text) => runsOf(text).map((run) => run.text))
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => (settings.has(key) ? [] : wordsIn(inner)))
}

import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../../../src/root.ts'
import { type NamedDownload, readDownloads } from '../../../tools/documents/content.ts'
import { makeDownload } from '../../../tools/documents/make.ts'
import { type DocumentSite, readSite } from '../../../tools/documents/site.ts'
import { textOf } from './text-of.ts'

/** The documents that pages link to, and words that a reader looks for in each. */
const nine: Record<string, string[]> = {
  'audit-prep.pdf': ['How to prepare', 'Within 5 days', 'Twelve questions'],
  'case-studies-brochure.pdf': [
    '30%',
    '500+',
    '40% fewer stock-outs',
    '25% fewer no-shows',
    '2,000+ teleconsults',
    'from 48 hours to 8 hours',
  ],
  'emr-timeline.xlsx': ['Name a project lead', 'StartDate', 'Every user has a login of their own'],
  'nabh-checklist.pdf': ['neither issued nor approved by NABH', 'Owner and date'],
  'opd-sop.docx': ['Roles and responsibilities', 'Downtime', '[name of the facility]'],
  'pricing-guide.pdf': [
    '1,999',
    '9,999',
    '29,999',
    'Custom quote',
    '4,999 per month',
    '9,999 one-time',
    '7,999 per month',
    '3,999 per month',
    '5% off yearly renewals',
  ],
  'service-brochure.pdf': ['Hospital Management', 'within 60 days', 'Go-Live Guarantee'],
  'solutions-overview.pdf': ['Hospitals', 'Pharmacies', 'Nursing Homes', 'AYUSH Centers', 'Every solution delivers'],
  'telemedicine-sop.docx': ['Prescribing at a distance', 'Consent', 'History of versions'],
}

let site: DocumentSite
let downloads: NamedDownload[]

beforeAll(async () => {
  site = await readSite(path.join(root, 'pages.json'))
  downloads = await readDownloads(path.join(root, 'downloads'), site)
})

test('there is content for each of the nine documents', () => {
  expect(downloads.map(({ name }) => name)).toEqual(Object.keys(nine))
})

test.each(Object.entries(nine))('%s is made, is small, and what it says can be found in it', async (name, words) => {
  const found = downloads.find((download) => download.name === name)
  const file = found && (await makeDownload(found.download, site))
  if (!file) throw new Error(`There is no content for ${name}.`)
  // Where a line ends is of no interest.
  const text = textOf(name, file).replace(/\s+/g, ' ')
  expect(words.filter((word) => !text.includes(word))).toEqual([])
  expect(text).toContain(site.brand)
  expect(text).toContain(site.email)
  expect(text).not.toMatch(/\{(brand|email|phone|city)\}/)
  expect(file.length).toBeLessThan(150_000)
})

import { join } from '../../src/content/json/pointer.ts'
import { nearest } from '../../src/content/judge/nearest.ts'
import type { Problem } from '../../src/content/problem.ts'
import { fillText, mentions } from '../../src/content/text/variables.ts'
import { isObject } from '../../src/is-object.ts'
import type { Download, PdfDownload } from './download.ts'
import { hrefsOf } from './inline.ts'
import { missingLetter } from './pdf/fonts.ts'
import type { DocumentSite } from './site.ts'

/** What is wrong with a document that fits the schema. */
export function breaches(download: Download, site: DocumentSite, made: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  const report = (pointer: string, rule: string, message: string, hint?: string) =>
    problems.push({ spot: { pointer, on: 'value' }, rule, severity: 'error', message, hint })

  visit(download, '', (text, pointer) => {
    const names = Object.keys(site.variables)
    for (const { name, closed } of mentions(text)) {
      if (closed && names.includes(name)) continue
      const meant = nearest(name, names)
      report(pointer, 'variables', `There is no variable {${name}}.${meant ? ` Did you mean {${meant}}?` : ''}`)
    }
    for (const href of hrefsOf(fillText(text, site.variables))) {
      const good = href.startsWith('/') ? site.leads(href) || made.has(href) : /^(https:|mailto:|tel:)/.test(href)
      if (!good) report(pointer, 'links', `"${href}" leads nowhere.`, 'Name a page or a file of this site.')
    }
  })
  if (download.format === 'pdf') judgePdf(download, site, report)
  const days = { date: download.date, ...(download.format === 'xlsx' && { start: download.start }) }
  for (const [name, day] of Object.entries(days))
    if (!isDay(day)) report(`/${name}`, 'dates', `There is no day ${day}.`)
  if (download.format !== 'xlsx') judgeTables(download.sections, report)
  return problems
}

type Report = (pointer: string, rule: string, message: string, hint?: string) => void

function judgePdf(download: PdfDownload, site: DocumentSite, report: Report): void {
  visit(download, '', (text, pointer) => {
    const letter = missingLetter(text)
    if (letter !== undefined)
      report(pointer, 'letters', `The typeface of the documents has no "${letter}".`, 'Write it in words.')
  })
  const images = download.sections.map(({ image }, at) => ({ image, pointer: join('/sections', at, 'image', 'src') }))
  for (const { image, pointer } of [{ image: download.cover.image, pointer: '/cover/image/src' }, ...images]) {
    if (image && !site.leads(image.src)) report(pointer, 'images', `There is no file public${image.src}.`)
  }
}

function judgeTables(sections: Extract<Download, { sections: unknown }>['sections'], report: Report): void {
  for (const [at, section] of sections.entries()) {
    for (const [index, block] of section.blocks.entries()) {
      if (block.kind !== 'table') continue
      for (const [row, cells] of block.rows.entries()) {
        if (cells.length === block.columns.length) continue
        const message = `The row has ${cells.length} cells, and the table ${block.columns.length} columns.`
        report(join('/sections', at, 'blocks', index, 'rows', row), 'cells', message)
      }
    }
  }
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Every text of a value, with its place. */
function visit(value: unknown, pointer: string, see: (text: string, pointer: string) => void): void {
  if (typeof value === 'string') see(value, pointer)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, join(pointer, index), see)
  else if (isObject(value)) for (const [key, item] of Object.entries(value)) visit(item, join(pointer, key), see)
}

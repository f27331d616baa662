import type { DocxDownload } from '../download.ts'
import type { DocumentSite } from '../site.ts'

const namespaces = [
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
].join(' ')

/** The properties of a document as they stand in its file. */
export function coreProperties(
  { title, subtitle, label, date }: DocxDownload,
  { brand, language }: DocumentSite,
): string {
  const time = `${date}T00:00:00Z`
  const fields = [
    ['dc:title', title],
    ['dc:subject', label],
    ['dc:creator', brand],
    ['cp:keywords', label],
    ['dc:description', subtitle],
    ['cp:lastModifiedBy', brand],
    ['cp:revision', '1'],
    ['dc:language', language],
  ].map(([name, text = '']) => `<${name}>${escaped(text)}</${name}>`)
  const dates = ['created', 'modified'].map(
    (name) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${time}</dcterms:${name}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties ${namespaces}>${[...fields, ...dates].join('')}</cp:coreProperties>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

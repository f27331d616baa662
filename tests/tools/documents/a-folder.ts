import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { DocxDownload, Download, PdfDownload, XlsxDownload } from '../../../tools/documents/download.ts'
import { aSite } from '../../content/a-site.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><title>A door</title><rect x="4" y="2" width="20" height="26" rx="3" fill="#0b4f9e"/></svg>'

/** A folder with a small site, and the content of documents by the names of their files. */
export async function aFolder(downloads: Record<string, Download | object | string> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sectile-documents-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'public/images'), { recursive: true })
  await mkdir(path.join(folder, 'downloads'))
  const settings = {
    name: '{brand}',
    variables: { brand: 'Samplecare', email: 'hello@sample.example', phone: '+91 00000 00000' },
  }
  const site = aSite([{ type: 'hero', heading: 'Care for all' }], { settings })
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(site))
  await writeFile(path.join(folder, 'public/images/door.svg'), drawing)
  for (const [name, content] of Object.entries(downloads)) await putContent(folder, name, content)
  return folder
}

export async function putContent(folder: string, name: string, content: Download | object | string): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
  await writeFile(path.join(folder, 'downloads', name), text)
}

const head = { label: 'Sample', title: 'A sample', subtitle: 'What {brand} wants to say about it.', date: '2025-12-18' }

/** A PDF of one section, or with more. */
export function aPdf(more: Partial<PdfDownload> = {}): PdfDownload {
  return {
    format: 'pdf',
    ...head,
    cover: { size: 'band', image: { src: '/images/door.svg', alt: 'A door' } },
    sections: [{ heading: 'Purpose', blocks: [{ kind: 'text', text: 'Write to {email}.' }] }],
    ...more,
  }
}

export function aDocx(more: Partial<DocxDownload> = {}): DocxDownload {
  const sections = [{ heading: 'Purpose', blocks: [{ kind: 'text' as const, text: 'For [name of the facility].' }] }]
  return { format: 'docx', ...head, sections, ...more }
}

export function anXlsx(more: Partial<XlsxDownload> = {}): XlsxDownload {
  const tasks = [
    { task: 'Name a lead', owner: 'Management', day: 1, days: 2, result: 'Name known to all' },
    { task: 'Train the front desk', owner: 'Front desk', day: 8, days: 3, result: 'Five cases each' },
  ]
  return {
    format: 'xlsx',
    ...head,
    start: '2026-01-05',
    guide: ['Write the first day.'],
    phases: [{ name: 'Begin', goal: 'Everybody knows the plan', tasks }],
    gate: ['Everybody has a login'],
    ...more,
  }
}

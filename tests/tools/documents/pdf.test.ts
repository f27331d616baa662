import path from 'node:path'
import { expect, test } from 'vitest'
import type { PdfDownload } from '../../../tools/documents/download.ts'
import { makePdf } from '../../../tools/documents/pdf/document.ts'
import { readSite } from '../../../tools/documents/read-site.ts'
import { aFolder, aPdf } from './a-folder.ts'
import { textOf, unpacked } from './text-of.ts'

async function make(more: Partial<PdfDownload> = {}) {
  const site = await readSite(path.join(await aFolder(), 'pages.json'))
  const file = await makePdf(aPdf(more), site)
  return { file, raw: unpacked(file), text: textOf('a.pdf', file) }
}

const section = (heading: string, blocks: PdfDownload['sections'][number]['blocks']) => ({ heading, blocks })
const long = Array.from({ length: 40 }, (_, at) => [`Row ${at + 1}`, 'Front desk'])

test('it is tagged, and says its title, language and bookmarks', async () => {
  const { raw } = await make()
  const parts = [
    '/MarkInfo',
    '/StructTreeRoot',
    '/Lang (en)',
    '/DisplayDocTitle true',
    '<pdfuaid:part>1',
    '/Alt (A door)',
  ]
  const types = ['Document', 'Sect', 'H1', 'H2', 'P', 'Figure'].map((type) => `/S /${type}\n`)
  expect([...parts, ...types, '<rdf:li xml:lang="x-default">A sample<'].filter((part) => !raw.includes(part))).toEqual(
    [],
  )
  expect(/\/Title \(Purpose\)/.test(raw) && raw.includes('/Outlines')).toBe(true)
})

test('each page has its number, the company and its address', async () => {
  const table = { kind: 'table' as const, columns: [{ heading: 'What' }, { heading: 'Who' }], rows: long }
  const { text } = await make({ sections: [section('A long table', [table])] })
  const pages = text.match(/Page \d of \d/g)
  expect(pages?.length).toBeGreaterThan(2)
  expect(pages).toEqual(pages?.map((_, at) => `Page ${at + 1} of ${pages.length}`))
  expect(text.match(/hello@sample\.example/g)).toHaveLength(pages?.length ?? 0)
})

test('the head of a table is repeated on each page, for eyes and not for screen readers', async () => {
  const table = { kind: 'table' as const, columns: [{ heading: 'What' }, { heading: 'Who' }], rows: long }
  const { raw, text } = await make({ sections: [section('A long table', [table])] })
  expect(text.match(/^What$/gm)?.length).toBeGreaterThan(1)
  expect(raw.match(/\/S \/TH\b/g)).toHaveLength(2)
  expect(raw.match(/\/S \/TR\b/g)).toHaveLength(41)
})

test('a cover lists the sections with their pages', async () => {
  const cover = { size: 'page' as const, image: { src: '/images/door.svg', alt: 'A door' } }
  const sections = ['First', 'Second', 'Third'].map((heading) => ({
    ...section(heading, [{ kind: 'text' as const, text: 'Words.' }]),
    newPage: true,
  }))
  const { raw, text } = await make({ cover, sections })
  expect(text).toMatch(/First\n2\nSecond\n3\nThird\n4\n/)
  expect(raw.match(/\/S \/TOCI\b/g)).toHaveLength(3)
})

test('links lead to the site, and can be followed from the words', async () => {
  const { raw, text } = await make({
    sections: [section('Links', [{ kind: 'text', text: 'See our [prices in detail](/pricing).' }])],
  })
  expect(raw).toContain('/URI (https://sample.example/pricing)')
  expect(raw).toContain('/Contents (prices in detail)')
  expect(text).toContain('prices in detail')
})

test('the rupee sign is drawn, though the typeface keeps it in another file', async () => {
  const { text } = await make({ sections: [section('Prices', [{ kind: 'text', text: 'It costs ₹1,999.' }])] })
  expect(text).toContain('₹')
  expect(text).not.toContain('?')
})

test('each kind of block is drawn with its words', async () => {
  const { text } = await make({
    sections: [
      section('All', [
        { kind: 'subheading', text: 'A subheading' },
        { kind: 'list', items: ['an item'], ordered: true },
        {
          kind: 'steps',
          items: [
            { heading: 'One step', text: 'a' },
            { heading: 'Another step', text: 'b' },
          ],
        },
        { kind: 'note', heading: 'A note', text: 'with words' },
        { kind: 'fields', items: ['A field', 'Another field'] },
        { kind: 'checklist', items: ['A point to tick'] },
        { kind: 'checklist', answers: ['Yes', 'No'], remark: 'Owner', items: ['A question'] },
        {
          kind: 'facts',
          items: [
            { figure: '60 days', text: 'to go-live' },
            { figure: '5 days', text: 'to the report' },
          ],
        },
        {
          kind: 'cards',
          items: [{ heading: 'A card', points: ['a point of it'], result: 'what comes of it' }],
        },
        { kind: 'contact', heading: 'Talk to us', text: 'Bring your questions.' },
      ]),
    ],
  })
  const words = [
    'A subheading',
    'an item',
    'One step',
    'A note',
    'A field',
    'A point to tick',
    'A question',
    'Owner',
    '60 days',
    'A card',
    'a point of it',
    'what comes of it',
    'Talk to us',
    '+91 00000 00000',
  ]
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})

test('a drawing with an element that is not known is refused by name', async () => {
  const { drawPicture } = await import('../../../tools/documents/pdf/picture.ts')
  const { default: PDFDocument } = await import('pdfkit')
  const { writeFile } = await import('node:fs/promises')
  const file = path.join(await aFolder(), 'odd.svg')
  await writeFile(file, '<svg viewBox="0 0 4 3"><video x="1"/></svg>')
  expect(() => drawPicture(new PDFDocument(), file, 0, 0, 100)).toThrow(
    'odd.svg cannot be drawn: the element "video" is not known',
  )
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { makeDocx } from '../../../tools/documents/docx/document.ts'
import type { DocxDownload } from '../../../tools/documents/download.ts'
import { readSite } from '../../../tools/documents/read-site.ts'
import { aDocx, aFolder } from './a-folder.ts'
import { entriesOf } from './text-of.ts'

async function make(more: Partial<DocxDownload> = {}) {
  const site = await readSite(path.join(await aFolder(), 'pages.json'))
  const parts = entriesOf(await makeDocx(aDocx(more), site))
  const part = (name: string) => parts.get(name) ?? ''
  return { part, body: part('word/document.xml') }
}

test('headings have the styles of headings, and numbers', async () => {
  const sections = [{ heading: 'Procedure', blocks: [{ kind: 'subheading' as const, text: 'Arrival' }] }]
  const { body, part } = await make({ sections })
  expect(body).toMatch(/<w:pStyle w:val="Title"\/>(?:(?!<\/w:p>).)*A sample/)
  expect(body).toMatch(/<w:pStyle w:val="Heading1"\/>(?:(?!<\/w:p>).)*<w:numPr>(?:(?!<\/w:p>).)*Procedure/)
  expect(body).toMatch(/<w:pStyle w:val="Heading2"\/>(?:(?!<\/w:p>).)*Arrival/)
  expect(part('word/numbering.xml')).toContain('w:val="%1.%2"')
})

test('a table repeats its head and does not split its rows', async () => {
  const table = { kind: 'table' as const, columns: [{ heading: 'Step' }, { heading: 'Owner' }], rows: [['1', 'Ward']] }
  const { body } = await make({ sections: [{ heading: 'Steps', blocks: [table] }] })
  expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(1)
  expect(body.match(/<w:cantSplit\/>/g)).toHaveLength(2)
})

test('what is to be filled in is marked, and boxes can be ticked', async () => {
  const { body } = await make({
    sections: [
      {
        heading: 'Check',
        blocks: [
          { kind: 'text', text: 'At [place], daily.' },
          { kind: 'checklist', items: ['Locked'] },
        ],
      },
    ],
  })
  expect(body).toMatch(/<w:rStyle w:val="FillIn"\/>(?:(?!<\/w:r>).)*\[place\]/)
  expect(body).toContain('<w14:checkbox>')
})

test('every ordered list begins with 1', async () => {
  const list = { kind: 'list' as const, ordered: true, items: ['One'] }
  const { body } = await make({ sections: [{ heading: 'Lists', blocks: [list, list] }] })
  const [heading, ...items] = body.match(/<w:numId w:val="\d+"\/>/g) ?? []
  expect(new Set([heading, ...items]).size).toBe(1 + 2)
})

test('an address is written out, because these documents are printed', async () => {
  const { body } = await make({
    sections: [{ heading: 'More', blocks: [{ kind: 'text', text: 'See [our prices](/pricing).' }] }],
  })
  expect(body).toContain('our prices (sample.example/pricing)')
})

test('its properties say title, author, language and date', async () => {
  const { part } = await make({ title: 'Care & cure' })
  const core = part('docProps/core.xml')
  for (const words of [
    '<dc:title>Care &amp; cure<',
    '<dc:creator>Samplecare<',
    '<dc:language>en<',
    '>2025-12-18T00:00:00Z<',
  ])
    expect(core).toContain(words)
  expect(part('word/footer1.xml')).toMatch(/Samplecare · hello@sample\.example.*Page .*PAGE.* of .*NUMPAGES/s)
})

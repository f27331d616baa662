import { HeadingLevel, Paragraph, type Table } from 'docx'
import type { CommonBlock, DocxDownload } from '../download.ts'
import { paragraphsOf } from '../inline.ts'
import type { DocumentSite } from '../site.ts'
import { lists } from './look.ts'
import { textRuns } from './runs.ts'
import { checklistOf, pairsOf, tableOf } from './tables.ts'

type Part = Paragraph | Table

/** All sections of a document, one after the other. */
export function bodyOf({ sections }: DocxDownload, site: DocumentSite): Part[] {
  let ordered = 0
  return sections.flatMap(({ heading, newPage = false, blocks }) => [
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, pageBreakBefore: newPage, ...number(0) }),
    ...blocks.flatMap((block) => partsOf(block, site, () => ++ordered)),
  ])
}

function number(level: number) {
  return { numbering: { reference: lists.headings, level } }
}

/** The parts of one block. Each ordered list begins again with 1, and so has a number of its own. */
function partsOf(block: CommonBlock, site: DocumentSite, nextList: () => number): Part[] {
  switch (block.kind) {
    case 'text':
      return paragraphsOf(block.text).map((text) => new Paragraph({ children: textRuns(text, site) }))
    case 'subheading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2, ...number(1) })]
    case 'list':
      return listOf(block.items, site, block.ordered ? nextList() : undefined)
    case 'table':
      return [...captionOf(block.caption), tableOf(block, site), gap()]
    case 'checklist':
      return [checklistOf(block, site), gap()]
    case 'fields':
      return [
        pairsOf(
          block.items.map((name) => ({ name, value: '' })),
          site,
        ),
        gap(),
      ]
    case 'note':
      return [
        new Paragraph({ style: 'Note', children: textRuns(block.heading, site, { bold: true }), keepNext: true }),
        ...paragraphsOf(block.text).map((text) => new Paragraph({ style: 'Note', children: textRuns(text, site) })),
        gap(),
      ]
  }
}

function listOf(items: string[], site: DocumentSite, instance: number | undefined): Paragraph[] {
  const numbering =
    instance === undefined ? { reference: lists.bullets, level: 0 } : { reference: lists.steps, level: 0, instance }
  return items.map((text) => new Paragraph({ numbering, spacing: { after: 60 }, children: textRuns(text, site) }))
}

function captionOf(caption: string | undefined): Paragraph[] {
  return caption === undefined
    ? []
    : [new Paragraph({ style: 'Small', text: caption, keepNext: true, spacing: { before: 120, after: 60 } })]
}

/** The space under a table, which Word does not give it. */
function gap(): Paragraph {
  return new Paragraph({ style: 'Small', spacing: { before: 60, after: 60 } })
}

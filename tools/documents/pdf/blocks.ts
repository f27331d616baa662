import type { Block } from '../download.ts'
import { paragraphsOf } from '../inline.ts'
import { drawCards, drawFacts } from './boxes.ts'
import { type Flow, need, pour } from './flow.ts'
import { drawChecklist, drawFields } from './forms.ts'
import { drawList, drawSteps } from './lists.ts'
import { drawContact, drawNote } from './panels.ts'
import { drawTable } from './table.ts'
import type { Tag } from './tags.ts'

/** Draws one block where the column is. */
export function drawBlock(flow: Flow, parent: Tag, block: Block): void {
  switch (block.kind) {
    case 'text':
      for (const text of paragraphsOf(block.text)) {
        pour(flow, parent, 'P', text, flow.styles.body)
        flow.y += 8
      }
      break
    case 'subheading':
      need(flow, 70)
      flow.y += 8
      flow.doc.outline.children.at(-1)?.addItem(block.text, destination(flow))
      pour(flow, parent, 'H3', block.text, flow.styles.subheading)
      flow.y += 4
      break
    case 'list':
      drawList(flow, parent, block)
      break
    case 'steps':
      drawSteps(flow, parent, block)
      break
    case 'table':
      drawTable(flow, parent, block)
      break
    case 'checklist':
      drawChecklist(flow, parent, block)
      break
    case 'fields':
      drawFields(flow, parent, block)
      break
    case 'note':
      drawNote(flow, parent, block)
      break
    case 'facts':
      drawFacts(flow, parent, block)
      break
    case 'cards':
      drawCards(flow, parent, block)
      break
    case 'contact':
      drawContact(flow, parent, block)
  }
}

/** Where a bookmark leads. PDFKit counts "left" from the right. */
export function destination({ doc, y }: Flow): { expanded: boolean } {
  const place = { expanded: false, top: Math.max(0, y - 12), left: doc.page.width }
  return place
}

import type { PdfDownload } from '../download.ts'
import { type Flow, page } from './flow.ts'
import { setLines } from './lines.ts'
import type { Style } from './styles.ts'
import { decorate, writePlain } from './tags.ts'

/** Draws what every page has: the name of the document above, company and page number below. */
export function drawFurniture(flow: Flow, { title }: PdfDownload): void {
  const { doc, site, styles } = flow
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    if (index > 0) {
      const strong: Style = { ...styles.foot, weight: 'semibold', color: site.palette.brand }
      decorate(
        doc,
        () => {
          place(flow, site.brand, strong, 40, 'left')
          place(flow, title, styles.foot, 40, 'right')
          rule(flow, 58)
        },
        { type: 'Pagination', attached: ['Top'] },
      )
    }
    decorate(
      doc,
      () => {
        rule(flow, page.height - 50)
        place(flow, [site.brand, site.email].filter(Boolean).join('  ·  '), styles.foot, page.height - 43, 'left')
        place(flow, `Page ${index + 1} of ${count}`, styles.foot, page.height - 43, 'right')
      },
      { type: 'Pagination', attached: ['Bottom'] },
    )
  }
}

function rule({ doc, site, x, width }: Flow, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .stroke(site.palette.line)
}

function place({ doc, x, width }: Flow, text: string, style: Style, y: number, align: 'left' | 'right'): void {
  writePlain(doc, setLines(doc, text, style, width), style, { x, y, width, align })
}

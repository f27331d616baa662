import type { Flow } from './flow.ts'
import { type Line, setLines } from './lines.ts'
import { decorate, linkOptions, type Tag, tag, write } from './tags.ts'

/** Where a section has come to stand. */
export interface Placed {
  heading: string
  page: number
  /** The destination to which links lead. */
  name: string
}

const between = 28
const forNumber = 30

/** How high the list of sections becomes. */
export function contentsHeight(flow: Flow, headings: readonly string[]): number {
  return layout(flow, headings).height
}

/** Draws the list of sections in two columns. */
export function drawContents(flow: Flow, list: Tag, sections: readonly Placed[]): void {
  const { doc, styles, site } = flow
  const style = styles.strong
  const { width, rows, cells } = layout(
    flow,
    sections.map(({ heading }) => heading),
  )
  for (const [index, { heading, page, name }] of sections.entries()) {
    const { lines, top } = cells[index] ?? { lines: [], top: 0 }
    const x = flow.x + (index < rows.length ? 0 : width + between)
    const y = flow.y + top
    const height = rows[index % rows.length] ?? 0
    const under = y + height - 4.5
    decorate(doc, () =>
      doc
        .moveTo(x, under)
        .lineTo(x + width, under)
        .lineWidth(0.6)
        .stroke(site.palette.line),
    )
    const link = tag(doc, tag(doc, list, 'TOCI'), 'Link')
    write(doc, link, lines, style, { x, y, width })
    const number = { x: x + width - forNumber, y, width: forNumber, align: 'right' as const }
    write(doc, link, setLines(doc, ` ${page}`, style, forNumber), { ...style, weight: 'regular' }, number)
    doc.goTo(x, y, width, height - 5, name, linkOptions(link, `${heading}, page ${page}`))
  }
}

/** Rows are as high as the longer of their two headings needs. */
function layout({ doc, styles, width: all }: Flow, headings: readonly string[]) {
  const width = (all - between) / 2
  const set: Line[][] = headings.map((heading) => setLines(doc, heading, styles.strong, width - forNumber))
  const half = Math.ceil(headings.length / 2)
  const rows = set.slice(0, half).map((lines, index) => {
    const longest = Math.max(lines.length, set[index + half]?.length ?? 0)
    return longest * styles.strong.leading + 9
  })
  const tops = rows.map((_, index) => rows.slice(0, index).reduce((sum, height) => sum + height, 0))
  const cells = set.map((lines, index) => ({ lines, top: tops[index % half] ?? 0 }))
  return { width, rows, cells, height: rows.reduce((sum, height) => sum + height, 0) }
}

import type { TablePart } from '../../generated/types.ts'
import { many } from '../../many.ts'
import { sectionsOf } from '../survey/survey.ts'
import type { Place } from '../survey/written.ts'
import type { Report, Rule } from './rule.ts'

export const tables: Rule = {
  id: 'tables',
  severity: 'error',
  describe: 'Every row of a table has a cell for each of its columns.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'table')) judge(section, place, report)
    for (const { section, place } of sectionsOf(site, 'article')) {
      for (const part of section.parts) if (part.kind === 'table') judge(part, place, report)
    }
  },
}

function judge({ head, rows }: Pick<TablePart, 'head' | 'rows'>, place: Place, report: Report): void {
  for (const [index, row] of rows.entries()) {
    if (row.length === head.length) continue
    report(place, rows, index, {
      message: `This row has ${many(row.length, 'cell')}, and the table has ${many(head.length, 'column')}.`,
      hint: 'Write one cell for each column, and an en dash ("–") where there is nothing to say.',
    })
  }
}

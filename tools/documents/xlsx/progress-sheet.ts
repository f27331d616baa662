import type { Workbook, Worksheet } from 'exceljs'
import type { XlsxDownload } from '../../../src/generated/download.ts'
import type { DocumentSite } from '../site.ts'
import { addHeads, addSheet, addTitle, asCell, face, heightFor } from './look.ts'
import { type PlannedTask, range, sheets, statuses, tasksOf, titled } from './plan.ts'

const heads = ['', 'Tasks', ...statuses.slice(1, 4), 'Late', 'Share done', '']

/** How far each phase and each role has come. Everything is counted on the sheet "Plan". */
export function addProgress(workbook: Workbook, download: XlsxDownload, site: DocumentSite): void {
  const { palette } = site
  const tasks = tasksOf(download)
  const sheet = addSheet(workbook, sheets.progress, site, { color: palette.accent, landscape: true })
  sheet.columns = [
    { width: 30 },
    ...Array.from({ length: 5 }, () => ({ width: 12 })),
    { width: 12 },
    { width: 26 },
    { width: 46 },
  ]
  addTitle(
    sheet,
    titled('Progress'),
    'Counted on the sheet “Plan”. Tasks that are not needed are left out.',
    'I',
    palette,
  )
  const goals = new Map(download.phases.map(({ name, goal }) => [name, goal]))
  let row = addTable(sheet, 4, 'Phase', [...goals.keys()], 'phase', tasks, site, goals)
  row = addTable(sheet, row + 2, 'Role', download.owners, 'owner', tasks, site)
  addTotal(sheet, row + 2, tasks, site)
}

/** Adds a table that counts the tasks of each group, and says on which row it ends. */
function addTable(
  sheet: Worksheet,
  top: number,
  title: string,
  groups: string[],
  by: 'phase' | 'owner',
  tasks: PlannedTask[],
  site: DocumentSite,
  goals?: Map<string, string>,
): number {
  addHeads(sheet.getRow(top), [title, ...heads.slice(1), ...(goals ? ['What is true when it ends'] : [])], site.palette)
  for (const [at, group] of groups.entries()) {
    const row = top + 1 + at
    const mine = `${range(by, tasks)},$A${row}`
    const all = tasks.filter((task) => task[by] === group).length
    const count = (status: string) => `COUNTIFS(${mine},${range('status', tasks)},"${status}")`
    fill(
      sheet,
      row,
      group,
      {
        tasks: { formula: `COUNTIFS(${mine})-${count('Not needed')}`, result: all },
        counts: statuses.slice(1, 4).map((status) => count(status)),
        late: `COUNTIFS(${mine},${range('late', tasks)},"late")`,
      },
      site,
    )
    const goal = goals?.get(group)
    if (goal === undefined) continue
    sheet.getCell(`I${row}`).value = goal
    asCell(sheet.getCell(`I${row}`), site.palette)
    sheet.getRow(row).height = heightFor({ text: goal, width: 46 })
  }
  return top + groups.length
}

function addTotal(sheet: Worksheet, row: number, tasks: PlannedTask[], site: DocumentSite): void {
  const count = (status: string) => `COUNTIF(${range('status', tasks)},"${status}")`
  fill(
    sheet,
    row,
    'All',
    {
      tasks: { formula: `COUNTA(${range('task', tasks)})-${count('Not needed')}`, result: tasks.length },
      counts: statuses.slice(1, 4).map((status) => count(status)),
      late: `COUNTIF(${range('late', tasks)},"late")`,
    },
    site,
    true,
  )
}

interface Figures {
  tasks: { formula: string; result: number }
  counts: string[]
  late: string
}

/** Fills a row. When the file is made no task has begun: that is what programs show that do not compute. */
function fill(
  sheet: Worksheet,
  row: number,
  name: string,
  { tasks, counts, late }: Figures,
  { palette }: DocumentSite,
  bold = false,
): void {
  const zero = (formula: string) => ({ formula, result: 0 })
  const values = [name, tasks, ...counts.map(zero), zero(late), zero(`IF(B${row}=0,0,E${row}/B${row})`)]
  for (const [at, value] of values.entries()) {
    const cell = sheet.getRow(row).getCell(1 + at)
    cell.value = value
    asCell(cell, palette, { center: at > 0, bold: bold || at === 0 })
  }
  sheet.getCell(`G${row}`).numFmt = '0%'
  // Letters instead of a data bar: the library gives each data bar another random id.
  const bar = sheet.getCell(`H${row}`)
  bar.value = { formula: `REPT("█",ROUND(G${row}*20,0))&REPT("░",20-ROUND(G${row}*20,0))`, result: '░'.repeat(20) }
  asCell(bar, palette)
  bar.font = face({ size: 9, color: palette.accent })
  sheet.getRow(row).height = 20
}

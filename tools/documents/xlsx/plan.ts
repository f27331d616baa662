import type { PlanTask, XlsxDownload } from '../../../src/generated/download.ts'

/** The states of a task. The formulas of several sheets count some of them by name. */
export const statuses = ['Not started', 'In progress', 'Waiting', 'Done', 'Not needed'] as const

/** Names of sheets, as formulas refer to them. */
export const sheets = {
  start: 'Start',
  plan: 'Plan',
  timeline: 'Timeline',
  progress: 'Progress',
  gate: 'Go-live gate',
  lists: 'Lists',
}

/** Names of cells and lists, so that formulas can be read. */
export const names = {
  start: 'StartDate',
  facility: 'Facility',
  statuses: 'Statuses',
  owners: 'Owners',
  answers: 'Answers',
}

/** The row of the heads in the plan and in the timeline; tasks follow, in both on the same rows. */
export const headRow = 4
/** The columns of the plan. */
export const columns = {
  number: 'A',
  phase: 'B',
  task: 'C',
  result: 'D',
  owner: 'E',
  person: 'F',
  day: 'G',
  days: 'H',
  start: 'I',
  end: 'J',
  status: 'K',
  late: 'L',
  note: 'M',
}

/** A task with the row that it stands on. */
export interface PlannedTask extends PlanTask {
  row: number
  number: string
  phase: string
  /** Whether its phase is the second, fourth, ... */
  even: boolean
  /** Its dates until the reader changes the first day: what shows before a program has computed anything. */
  from: Date
  to: Date
}

export function tasksOf({ phases, start }: XlsxDownload): PlannedTask[] {
  let row = headRow
  return phases.flatMap((phase, at) =>
    phase.tasks.map((task, index) => ({
      ...task,
      row: ++row,
      number: `${at + 1}.${index + 1}`,
      phase: phase.name,
      even: at % 2 === 1,
      from: dayAfter(start, task.day - 1),
      to: dayAfter(start, task.day + task.days - 2),
    })),
  )
}

/** The date so many days later. */
export function dayAfter(start: string, days: number): Date {
  return new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000)
}

/** A title with the name of the facility behind it, as soon as there is one: printed sheets lie on many desks. */
export function titled(title: string): { formula: string; result: string } {
  return {
    formula: `"${title.replaceAll('"', '""')}"&IF(${names.facility}="",""," · "&${names.facility})`,
    result: title,
  }
}

/** A column of the plan as formulas name it, from the first task to the last: "Plan!$K$5:$K$43". */
export function range(column: keyof typeof columns, tasks: readonly PlannedTask[]): string {
  const letter = columns[column]
  return `${sheets.plan}!$${letter}$${headRow + 1}:$${letter}$${headRow + tasks.length}`
}

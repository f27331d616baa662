import type { Filter } from '../../src/leads/store/read.ts'
import { Misuse } from './command.ts'

const text = { type: 'string' } as const

/** Flags that choose among the leads. */
export const filterOptions = {
  kind: text,
  from: text,
  to: text,
  suspicious: { type: 'boolean', default: false },
} as const

export const filterHelp = `  --kind NAME        only of the form with this name: "newsletter", "service-request" …
  --from, --to DAY   received from the first to the last day, such as 2026-11-21, in UTC
  --suspicious       those that look as if no person had sent them, which are left out otherwise`

/** What these flags ask for. */
export function filterOf({ kind, from, to, suspicious }: Filter): Filter {
  for (const day of [from, to]) {
    const time = day === undefined ? undefined : new Date(`${day}T00:00:00Z`).getTime()
    if (day !== undefined && (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)))
      throw new Misuse(`"${day}" is no day such as "2026-11-21".`)
  }
  return { kind, from, to, suspicious }
}

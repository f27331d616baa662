const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** A time as the staff's own clock has it. */
export function timeText(iso: string): string {
  return full.format(new Date(iso))
}

export function dayText(iso: string): string {
  return day.format(new Date(iso))
}

/** When a day such as "2026-11-21" begins where the staff is. */
export function startOf(date: string): string | undefined {
  return instant(`${date}T00:00:00.000`)
}

/** Its last moment, before the next one begins: where clocks are put back at midnight, the last hour of a day comes twice. */
export function endOf(date: string): string | undefined {
  const next = instant(`${date}T24:00:00.000`)
  return next === undefined ? undefined : new Date(Date.parse(next) - 1).toISOString()
}

function instant(local: string): string | undefined {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

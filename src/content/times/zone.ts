const day = 86_400_000

/** Whether there is a time zone of this name. */
export function isZone(name: string): boolean {
  return formatOf(name) !== null
}

/** Names of today that Node 20 knows and lists under older ones. */
const renamed = ['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Yangon', 'Europe/Kyiv']

/** The names of all time zones. */
export function zoneNames(): string[] {
  return [...new Set([...renamed, ...Intl.supportedValuesOf('timeZone')])]
}

/** Whether a calendar has this day: the 31st of February becomes one in March. */
export function isDay(written: string): boolean {
  const date = new Date(`${written.slice(0, 10)}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written.slice(0, 10))
}

/** The day after one. */
export function dayAfter(written: string): string {
  return new Date(Date.parse(`${written}T00:00Z`) + day).toISOString().slice(0, 10)
}

/** What clocks in a zone show at a moment: "2027-01-31T18:00", or "2027-01-31" when the day begins. */
export function shownAt(moment: number, zone = 'UTC'): string {
  return new Date(wallAt(moment, zone)).toISOString().slice(0, 16).replace('T00:00', '')
}

/**
 * The moment at which clocks in a zone show a time, or at which a day begins. A time that is skipped when clocks go
 * forward comes as much later; of a time that comes twice the first counts.
 */
export function momentOf(written: string, zone: string): number {
  const wall = Date.parse(`${written.length === 10 ? `${written}T00:00` : written}Z`)
  // Clocks change at most once in two days, so that one of these has the offset of before, and one that of after.
  const [skipped = wall, ...others] = [wall - day, wall + day].map((near) => wall - (wallAt(near, zone) - near))
  const real = [skipped, ...others].filter((moment) => wallAt(moment, zone) === wall)
  return real.length > 0 ? Math.min(...real) : skipped
}

/** What clocks in a zone show at a moment, as a moment at which they would show it in UTC. */
function wallAt(moment: number, zone: string): number {
  // Until a zone that does not exist is mended, its times are those of UTC.
  const shown = (formatOf(zone) ?? formatIn('UTC')).formatToParts(moment)
  const number = (wanted: Intl.DateTimeFormatPartTypes) => Number(shown.find(({ type }) => type === wanted)?.value)
  const [year, month, date] = [number('year'), number('month'), number('day')]
  return Date.UTC(year, month - 1, date, number('hour'), number('minute'), number('second'))
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Made when first asked for, and once: that takes longer than all judging of a small site. Null of an unknown zone. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  let format: Intl.DateTimeFormat | null = null
  try {
    format = formatIn(zone)
  } catch {
    // The rules tell of it.
  }
  formats.set(zone, format)
  return format
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const number = 'numeric'
  const fields = { year: number, month: number, day: number, hour: number, minute: number, second: number } as const
  return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields })
}

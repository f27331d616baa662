import type { Manifest } from '../manifest.ts'

const day = 86_400_000

/** The number in a text such as "180 days". */
export function daysOf(keep: string): number {
  return Number.parseInt(keep, 10)
}

/** Leads of a form that were received before this moment are due to be erased; nothing, when they are kept. */
export function dueBefore({ forms, keep }: Manifest, kind: string, now: number): string | undefined {
  const own = forms.find((form) => form.kind === kind && form.keep !== undefined)
  const days = own?.keep ?? keep
  return days === undefined ? undefined : new Date(now - days * day).toISOString()
}

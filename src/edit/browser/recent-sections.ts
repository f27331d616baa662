import { keepAt, keptAt } from './kept.ts'

const place = 'sectile-edit-recent'

/** 3: a row of the gallery. */
const most = 3

/** What was lately taken from the gallery on this machine, the last first. */
export function recentSections(): readonly string[] {
  return (keptAt(place) ?? '').split(' ').filter(Boolean)
}

export function noteSection(name: string): void {
  keepAt(place, [name, ...recentSections().filter((one) => one !== name)].slice(0, most).join(' '))
}

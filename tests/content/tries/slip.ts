import { type Files, sound } from './site.ts'
import { type Damage, save, write } from './try.ts'

const file = 'pages/team.json'

/** A page file of the site, as it is right. */
export const team = String(sound[file])
/** And its config. */
export const config = String(sound['pages.json'])

/** Other letters in the place of some in that page file. */
export function slip(from: string, to: string): Damage {
  return write(from, to, file)
}

/** That page file with its whole text changed. */
export function changed(change: (text: string) => string | Uint8Array): Damage {
  return (files: Files) => save(file, change(team))(files)
}

/** That page file up to some letters, as a copy leaves it that broke off. */
export function start(letters: string): Damage {
  return changed((text) => text.slice(0, text.indexOf(letters)))
}

/** Another damage in the place of one: what --fix makes of it. */
export function instead(damage: Damage): Damage {
  return () => damage(sound)
}

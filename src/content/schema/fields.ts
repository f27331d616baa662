import { nearest } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { type Flat, flatten, inside } from './find.ts'
import { choices, thing } from './words.ts'

/** Words about a value, and where below the judged object they belong. */
export interface Complaint extends Pick<Problem, 'message' | 'hint' | 'fix'> {
  at: string[]
  on: 'name' | 'value'
}

/** Fields that do not belong and fields that are missing. A misspelt field is both, and gets one message. */
export function mergeNames(
  names: { unknown: string[]; missing: string[] },
  flat: Flat,
  value: Record<string, unknown>,
): Complaint[] {
  const missing = new Set(names.missing)
  const known = Object.keys(flat.properties ?? {})
  const free = known.filter((name) => !Object.hasOwn(value, name))
  if ('use' in value && known.includes('use')) return besideUse(names.unknown, flat)
  const complaints = names.unknown.map((name): Complaint => {
    const meant = nearest(name, [...missing]) ?? nearest(name, free)
    if (meant === undefined) {
      const message = `${shown(name)} is not a field of ${thing(flat)}.`
      const hint = free.length > 0 ? `It can also have: ${choices(free, name)}.` : undefined
      return { at: [name], on: 'name', message, hint }
    }
    missing.delete(meant)
    free.splice(free.indexOf(meant), 1)
    return {
      at: [name],
      on: 'name',
      message: `${shown(name)} is not a field of ${thing(flat)}. Did you mean "${meant}"?`,
      fix: { title: `rename to "${meant}"`, change: { rename: meant } },
    }
  })
  for (const name of missing) {
    const description = flatten(inside(flat, name) ?? {}, undefined).description
    complaints.push({ at: [], on: 'value', message: `"${name}" is missing in ${thing(flat)}.`, hint: description })
  }
  return complaints
}

/** Fields of a section beside "use": they are meant to replace those of the shared section. */
function besideUse(names: string[], flat: Flat): Complaint[] {
  return names.map((name): Complaint => {
    const meant = nearest(name, Object.keys(flat.properties ?? {}))
    if (meant !== undefined) {
      const fix = { title: `rename to "${meant}"`, change: { rename: meant } }
      return {
        at: [name],
        on: 'name',
        message: `${shown(name)} is not known beside "use". Did you mean "${meant}"?`,
        fix,
      }
    }
    return {
      at: [name],
      on: 'name',
      message: `${shown(name)} cannot stand beside "use".`,
      hint: `Fields that replace those of the shared section stand under "with": { "use": …, "with": { "${name}": … } }.`,
    }
  })
}

function shown(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)
}

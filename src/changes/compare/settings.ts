import { isObject } from '../../is-object.ts'
import { inside } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import { isSame } from '../match/same.ts'
import type { Change, Thing } from './change.ts'
import { compareThing } from './fields.ts'
import type { State } from './state.ts'
import { flat, titleOf } from './things.ts'

const site = { on: 'site' } as const

/** Compares the settings of the site, each by itself, and what else its config says. */
export function compareSettings(before: State, after: State): Change[] {
  return [
    ...compareEach(before.beside, after.beside, 'pages.schema.json'),
    ...compareEach(before.site, after.site, 'site/site.schema.json'),
  ]
}

function compareEach(before: unknown, after: unknown, file: string): Change[] {
  const [one, other] = [before, after].map((value) => (isObject(value) ? value : {}))
  const shape = flat(schema(file), after)
  const changes: Change[] = []
  for (const name of new Set([
    ...Object.keys(shape?.properties ?? {}),
    ...Object.keys(one ?? {}),
    ...Object.keys(other ?? {}),
  ])) {
    const [old, now] = [one, other].map((fields) => (fields && Object.hasOwn(fields, name) ? fields[name] : undefined))
    if (isSame(old, now)) continue
    const setting = shape && inside(shape, name)
    const thing: Thing = { noun: titleOf(flat(setting, now ?? old), name), name: null }
    if (isObject(old) && isObject(now)) compareThing(old, now, setting, { place: site, thing, changes })
    else {
      const whole = setting && { properties: { [name]: setting } }
      const owner = Array.isArray(old ?? now) ? thing : { noun: 'site', name: null }
      compareThing({ [name]: old }, { [name]: now }, whole, { place: site, thing: owner, changes })
    }
  }
  return changes
}

import { isObject } from '../../is-object.ts'
import { type Row, retiredIn, saying, wordNow } from '../../schema/retired.ts'
import type { Schema } from '../../schema/schema.ts'
import { newestVersion } from '../../schema/version.ts'
import { get } from '../json/pointer.ts'
import { changeTo, type Problem } from '../problem.ts'
import type { Complaint, Words } from './complaint.ts'

/** What became of the fields of the object at some steps inside a judged value. */
export function retiredAt(top: Schema, value: unknown, steps: readonly string[]): Row[] {
  const owner = ownerOf(top, steps)
  if (!owner) return []
  const section = owner.section ? get(value, owner.section) : null
  const type = isObject(section) && typeof section.type === 'string' ? section.type : null
  if (owner.section && type === null) return []
  const place = owner.inside.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('/')
  return retiredIn(type).filter((row) => row.place.join('/') === place)
}

/** The steps to the section, or none for the settings of the site, and those further in. */
function ownerOf({ title }: Schema, steps: readonly string[]): { section?: string[]; inside: string[] } | undefined {
  if (title === 'Section') return { section: [], inside: [...steps] }
  if (title === 'SiteFile' && steps[0] === 'site') return { inside: steps.slice(1) }
  const isSection = title === 'PageFile' ? steps[0] === 'sections' : steps[0] === 'shared'
  return isSection ? { section: steps.slice(0, 2), inside: steps.slice(2) } : undefined
}

/** Takes the fields that are called otherwise today out of some names, and says so. */
export function retiredNames(
  names: { unknown: string[]; missing: string[] },
  rows: readonly Row[],
  object: Record<string, unknown>,
): Complaint[] {
  const found = rows.filter((row) => names.unknown.includes(row.name) || standsForMissing(row, names.missing, object))
  for (const { name, now } of found) {
    names.unknown = names.unknown.filter((unknown) => unknown !== name)
    names.missing = names.missing.filter((missing) => missing !== now?.split('/')[0])
  }
  return found.map((row) => ({ at: [row.name], on: 'name', ...answer(row, object) }))
}

/** Whether a field that is known, but not for this, has what is missing. */
function standsForMissing({ name, now, reshaped }: Row, missing: readonly string[], object: object): boolean {
  return !reshaped && now !== null && missing.includes(now) && Object.hasOwn(object, name)
}

function answer(row: Row, object: Record<string, unknown>): Words {
  const { version, now, hint } = row
  const message = `${saying(row)} since version ${version}.`
  if (now === null) return { message, hint: hint ?? 'Remove it.' }
  const [outer = '', inner] = now.split('/')
  if (inner !== undefined)
    return { message, hint: hint ?? `Write "${outer}": { "${inner}": … }; npm run migrate does it.` }
  const isRename = !row.reshaped && !Object.hasOwn(object, outer)
  return { message, hint, fix: isRename ? { title: `rename to "${outer}"`, change: { rename: outer } } : undefined }
}

/** Says that a word for what a field can be is another one today. */
export function retiredWord(rows: readonly Row[], name: string | undefined, value: unknown): Words | undefined {
  const row = rows.find((other) => other.name === name && wordNow(other, value) !== undefined)
  const word = row && wordNow(row, value)
  if (!row || word === undefined) return undefined
  const message = `${saying(row, value)} since version ${row.version}.`
  return { message, fix: changeTo(word) }
}

/** Says that a whole site is written in an older version. All other mistakes in it follow from that. */
export function olderVersion(config: unknown): Problem | undefined {
  const version = isObject(config) ? config.version : undefined
  if (typeof version !== 'number' || !(version < newestVersion())) return undefined
  return {
    spot: { pointer: '/version', on: 'value' },
    rule: 'version',
    severity: 'error',
    message: `This site is written in version ${version} of the vocabulary.`,
    hint: 'Run npm run migrate (-- --config FILE), which changes only names and keeps everything else.',
  }
}

import { isDeepStrictEqual } from 'node:util'
import { join, split } from '../../content/json/pointer.ts'
import { valueIn } from '../../content/json/value-in.ts'
import { change } from '../../content/operations/change.ts'
import { changeValue } from '../../content/operations/value.ts'
import { isObject } from '../../is-object.ts'
import type { Fields, Part } from './part.ts'
import { type Renewal, renew } from './renew.ts'

/** A file of JSON. */
interface Source {
  path: string
  text: string
}

/** A file in newer words. */
export interface Migrated extends Source {
  changed: boolean
  /** What was done, in words, and how often. */
  done: Map<string, number>
  /** Old words that somebody has to decide about. */
  left: string[]
}

/**
 * Brings a site to a version of the vocabulary; all files must be valid JSON. Only the config says of which version a site
 * is, so it comes last: whoever writes the files in this order may stop anywhere and begin again. What is in the newest
 * words already stays as it is.
 */
export function migrate(config: Source, pageFiles: readonly Source[], to: number): Migrated[] {
  const value = valueIn(config.text)
  const { version, site, shared, pages } = fieldsOf(value)
  const from = typeof version === 'number' ? version : to
  const renewed = (part: Part) => (hasPlace(part) ? renew(part, from, to) : leftAlone(part))

  const ofShared = Object.entries(fieldsOf(shared)).map(
    ([name, section]) => [name, renewed(sectionPart(join('/shared', name), section))] as const,
  )
  const today: Fields = Object.fromEntries(ofShared.map(([name, renewal]) => [name, renewal.value]))
  const inPage = (page: unknown, pointer: string) => partsOfPage(page, pointer, today).map(renewed)
  const own = Array.isArray(pages) ? pages.flatMap((page, index) => inPage(page, join('/pages', index))) : []
  const ofSite = renewed({ pointer: '/site', type: null, value: site })
  const atLast: Renewal = {
    value: to,
    operations: [{ op: 'set', at: '/version', value: to }],
    done: [`"version" is ${to}`],
    left: [],
  }
  return [
    ...pageFiles.map((file) => finish(file, valueIn(file.text), inPage(valueIn(file.text), ''))),
    finish(config, value, [ofSite, ...ofShared.map(([, renewal]) => renewal), ...own, ...(from < to ? [atLast] : [])]),
  ]
}

/** The sections of a page, and what replaces fields of shared ones. */
function partsOfPage(page: unknown, pointer: string, shared: Fields): Part[] {
  const { sections } = fieldsOf(page)
  const list: unknown[] = Array.isArray(sections) ? sections : []
  return list.map((entry, index): Part => {
    const here = join(pointer, 'sections', index)
    const { use, with: fields } = fieldsOf(entry)
    if (typeof use !== 'string') return sectionPart(here, entry)
    const replaces = fieldsOf(Object.hasOwn(shared, use) ? shared[use] : undefined)
    return { pointer: join(here, 'with'), type: typeOf(replaces), value: fields, replaces }
  })
}

function sectionPart(pointer: string, section: unknown): Part {
  return { pointer, type: typeOf(fieldsOf(section)), value: section }
}

/** Operations go to no field of this name, which an object has in another way. */
function hasPlace({ pointer }: Part): boolean {
  return !split(pointer).includes('__proto__')
}

function leftAlone({ pointer, value }: Part): Renewal {
  return { value, operations: [], done: [], left: [`${pointer} stays ("__proto__" cannot be a name).`] }
}

/** What no section has stands for one that is not known. */
function typeOf({ type }: Fields): string {
  return typeof type === 'string' ? type : ''
}

/** A file with all that brings its parts to newer words. */
function finish(file: Source, value: unknown, renewals: readonly Renewal[]): Migrated {
  const operations = renewals.flatMap((renewal) => renewal.operations)
  const done = new Map<string, number>()
  for (const words of renewals.flatMap((renewal) => renewal.done)) done.set(words, (done.get(words) ?? 0) + 1)
  const left = renewals.flatMap((renewal) => renewal.left)
  if (operations.length === 0) return { ...file, changed: false, done, left }
  const text = change(file.text, operations).text
  // Two ways to one end: what somebody wrote is not trusted to one of them alone.
  if (!isDeepStrictEqual(valueIn(text), changeValue(value, operations)))
    throw new Error(`${file.path} would not become what was meant, so it stays as it is.`)
  return { path: file.path, text, changed: true, done, left }
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {}
}

import { changeSite } from '../../changes/site/change-site.ts'
import type { SiteOperation } from '../../changes/site/operations.ts'
import { get, join, parentOf, split } from '../../content/json/pointer.ts'
import { fileAt, filesOf } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { isObject } from '../../is-object.ts'
import { Refused } from '../../site-files/refused.ts'
import type { EditOperation } from '../agreed.ts'
import { freeAmong } from '../plain-words.ts'

type Only<Name> = Extract<EditOperation, { op: Name }>

/** What the page asks for in the words of the kernel: by then a field may be there, or gone, that was not when it asked. */
export function inKernel(operations: readonly EditOperation[], sources: Sources): SiteOperation[] {
  const isOwn = (operation: EditOperation) => operation.op === 'own'
  const own = operations.filter(isOwn).flatMap((operation) => ownField(operation, sources))
  // What comes after them may be about what lies in such a field.
  const ready = own.length > 0 ? changeSite(sources, own).sources : sources
  return [...own, ...operations.flatMap((operation) => (isOwn(operation) ? [] : one(operation, ready)))]
}

function one(operation: Exclude<EditOperation, Only<'own'>>, sources: Sources): SiteOperation[] {
  if (operation.op === 'put') return put(operation, sources)
  if (operation.op === 'add-page') return [addPage(operation, sources)]
  if (operation.op === 'clear') return clear(operation, sources)
  return [...listFor(operation, sources), operation]
}

/** The list of sections that the first one comes into, where its page has none yet. */
function listFor(operation: Exclude<EditOperation, Only<'put' | 'clear' | 'own'>>, sources: Sources): SiteOperation[] {
  const { op } = operation
  if (op !== 'insert' && op !== 'copy' && op !== 'move') return []
  const file = (op !== 'insert' && operation.toFile) || operation.file
  const list = parentOf(op === 'insert' ? operation.at : operation.to)
  const steps = split(list)
  if (steps.at(-1) !== 'sections' || has(writtenIn(file, sources), steps)) return []
  return [{ op: 'insert', file, at: list, value: [] }]
}

/** A page in a file of its own: whose name is taken already, its author does not see. */
function addPage({ file, ...added }: Only<'add-page'>, sources: Sources): SiteOperation {
  if (file === undefined || file === sources.config.path) return { ...added, ...(file !== undefined && { file }) }
  const taken = new Set(filesOf(sources).map(({ path }) => withoutEnding(path)))
  return { ...added, file: `${freeAmong(taken, withoutEnding(file))}.json` }
}

const withoutEnding = (file: string) => file.replace(/\.json$/, '')

function clear({ file, at, holders }: Only<'clear'>, sources: Sources): SiteOperation[] {
  const value = writtenIn(file, sources)
  const steps = split(at)
  if (has(value, steps)) return [{ op: 'remove', file, at: join('', ...(holders ? withHolders(value, steps) : steps)) }]
  if (!isOfUse(value, steps)) return []
  throw new Refused(
    'What all places have cannot be left out in one of them: change it here, or make the section this page’s own.',
    'change it, or unshare the section.',
  )
}

function put({ file, at, value, before, holders }: Only<'put'>, sources: Sources): SiteOperation[] {
  const written = writtenIn(file, sources)
  const steps = split(at)
  if (has(written, steps)) return [{ op: 'set', file, at, value }]
  const known = holders ? steps.findIndex((_, index) => !has(written, steps.slice(0, index + 1))) : -1
  const first = known === -1 ? steps.length - 1 : known
  const inside = steps.slice(first + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value)
  const holder = get(written, steps.slice(0, first))
  const comesBefore = before !== undefined && isObject(holder) && Object.hasOwn(holder, before)
  const place = join('', ...steps.slice(0, first + 1))
  return [{ op: 'insert', file, at: place, value: inside, ...(comesBefore && { before }) }]
}

/** A field of a shared section, as it is spelt, below "with" of a use of it. */
function ownField({ file, at }: Only<'own'>, sources: Sources): SiteOperation[] {
  const value = writtenIn(file, sources)
  const steps = split(at)
  const use = get(value, [...steps.slice(0, -2), 'use'])
  if (has(value, steps) || typeof use !== 'string') return []
  const config = sources.config.path
  return [
    ...(has(value, steps.slice(0, -1)) ? [] : [{ op: 'insert' as const, file, at: parentOf(at), value: {} }]),
    { op: 'copy', file: config, at: join('/shared', use, steps.at(-1) ?? ''), toFile: file, to: at },
  ]
}

/** Whether it is what a use of a shared section may replace. */
function isOfUse(value: unknown, steps: readonly string[]): boolean {
  return steps.at(-2) === 'with' && typeof get(value, [...steps.slice(0, -2), 'use']) === 'string'
}

function writtenIn(file: string, sources: Sources): unknown {
  return fileAt(sources, file)?.parsed.value
}

function has(value: unknown, steps: readonly string[]): boolean {
  return get(value, steps) !== undefined
}

/** The outermost place in which nothing is but this one; the site itself stays. */
function withHolders(value: unknown, steps: readonly string[]): readonly string[] {
  const holder = get(value, steps.slice(0, -1))
  const isAlone = steps.length > 2 && isObject(holder) && Object.keys(holder).length === 1
  return isAlone ? withHolders(value, steps.slice(0, -1)) : steps
}

import { filesOf } from '../../changes/site/files.ts'
import type { SiteOperation } from '../../changes/site/operations.ts'
import { get, join, split } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { isObject } from '../../is-object.ts'
import type { EditOperation } from '../agreed.ts'

/** What the page asks for in the words of the kernel: by then a field may be there, or gone, that was not when it asked. */
export function inKernel(operation: EditOperation, sources: Sources): SiteOperation[] {
  if (operation.op !== 'put' && operation.op !== 'clear') return [operation]
  const { file, at } = operation
  const { value } = filesOf(sources).find(({ path }) => path === file)?.parsed ?? {}
  const steps = split(at)
  const isThere = has(value, steps)
  if (operation.op === 'clear') {
    const from = operation.holders ? withHolders(value, steps) : steps
    return isThere ? [{ op: 'remove', file, at: join('', ...from) }] : []
  }
  if (isThere) return [{ op: 'set', file, at, value: operation.value }]
  const { before } = operation
  const known = operation.holders ? steps.findIndex((_, index) => !has(value, steps.slice(0, index + 1))) : -1
  const first = known === -1 ? steps.length - 1 : known
  const inside = steps.slice(first + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), operation.value)
  const holder = get(value, steps.slice(0, first))
  const comesBefore = before !== undefined && isObject(holder) && Object.hasOwn(holder, before)
  const place = join('', ...steps.slice(0, first + 1))
  return [{ op: 'insert', file, at: place, value: inside, ...(comesBefore && { before }) }]
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

import { filesOf } from '../../changes/site/files.ts'
import type { SiteOperation } from '../../changes/site/operations.ts'
import { get, split } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { isObject } from '../../is-object.ts'
import type { EditOperation } from '../agreed.ts'

/** What the page asks for in the words of the kernel: by then a field may be there, or gone, that was not when it asked. */
export function inKernel(operation: EditOperation, sources: Sources): SiteOperation[] {
  if (operation.op !== 'put' && operation.op !== 'clear') return [operation]
  const { file, at } = operation
  const { value } = filesOf(sources).find(({ path }) => path === file)?.parsed ?? {}
  const isThere = get(value, split(at)) !== undefined
  if (operation.op === 'clear') return isThere ? [{ op: 'remove', file, at }] : []
  if (isThere) return [{ op: 'set', file, at, value: operation.value }]
  const holder = get(value, split(at).slice(0, -1))
  const { before } = operation
  const comesBefore = before !== undefined && isObject(holder) && Object.hasOwn(holder, before)
  return [{ op: 'insert', file, at, value: operation.value, ...(comesBefore && { before }) }]
}

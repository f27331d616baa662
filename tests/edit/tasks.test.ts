import { expect, test } from 'vitest'
import type { EditOperation } from '../../src/edit/agreed.ts'
import { allFiles, aSession, type Edited } from './a-session.ts'
import { changedLines, files, tasks } from './tasks.ts'

/** Files as the editor names them. */
function named(operation: EditOperation, { name }: Edited): EditOperation {
  return {
    ...operation,
    ...('file' in operation && operation.file !== undefined && { file: name(operation.file) }),
    ...('toFile' in operation && operation.toFile !== undefined && { toFile: name(operation.toFile) }),
  }
}

test('there are forty tasks', () => {
  expect(new Set(tasks.map(([name]) => name)).size).toBe(40)
})

test.for(tasks)('somebody %s: only that is in the diff, and undone it is gone', async ([, operations, changed]) => {
  const site = await aSession(files)
  await site.session.do(site.gesture({ operations: operations.map((operation) => named(operation, site)) }))
  const found = changedLines(files, allFiles(site.folder))
  expect(found).toEqual(changed)
  await site.session.undo()
  expect(allFiles(site.folder)).toEqual(files)
})

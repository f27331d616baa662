import { parentPort } from 'node:worker_threads'
import { draftForms } from './draft.ts'
import type { Task } from './drafter.ts'

// Compressing and writing a page takes as long as rendering it: a second core halves a large build.
parentPort?.on('message', ({ id, draft }: Task) => {
  parentPort?.postMessage({ id, forms: draftForms(draft) })
})

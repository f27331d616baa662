import { parentPort } from 'node:worker_threads'
import { draftForms } from './draft.ts'
import type { Task } from './drafter.ts'

// Compressing and writing a page takes as long as rendering it: with a second core a large build takes a quarter less.
parentPort?.on('message', ({ id, draft }: Task) => {
  parentPort?.postMessage({ id, forms: draftForms(draft) })
})

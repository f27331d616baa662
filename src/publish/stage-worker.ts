import { parentPort } from 'node:worker_threads'
import type { Task } from './stage.ts'
import { stageForms } from './staged.ts'

// Compressing and writing a page takes as long as rendering it: with a second core a large build takes a quarter less.
parentPort?.on('message', ({ id, staging }: Task) => {
  parentPort?.postMessage({ id, forms: stageForms(staging) })
})

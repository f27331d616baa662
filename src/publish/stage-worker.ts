import { parentPort } from 'node:worker_threads'
import type { Task } from './stage.ts'
import { stageFile } from './staged.ts'

// Weighing and writing pages takes half as long as rendering them: a second core does it meanwhile.
parentPort?.on('message', ({ id, staging }: Task) => {
  parentPort?.postMessage({ id, done: stageFile(staging) })
})

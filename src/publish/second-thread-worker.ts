import { parentPort } from 'node:worker_threads'
import type * as Render from '../render/index.ts'
import { drawAll } from './drawn.ts'
import type { Answer, Task } from './second-thread.ts'
import { stageFile } from './staged.ts'

let renderer: Promise<typeof Render> | undefined

parentPort?.on('message', (task: Task) => void answer(task))

async function answer(task: Task): Promise<void> {
  parentPort?.postMessage({ id: task.id, done: await doneOf(task) } satisfies Answer)
}

async function doneOf(task: Task): Promise<Answer['done']> {
  if ('staging' in task) return stageFile(task.staging)
  const { code, sections } = task.drawing
  renderer ??= import(code) as Promise<typeof Render>
  return drawAll(await renderer, sections)
}

import { parentPort, workerData } from 'node:worker_threads'
import type * as Render from '../../render/index.ts'
import { drawAll, toDraw } from './drawn.ts'
import type { Answer, Start, Task } from './index.ts'
import { stageFile } from './staged.ts'

const { drawnWith, ending } = workerData as Start
let renderer: Promise<typeof Render> | undefined

parentPort?.on('message', (task: Task) => void answer(task))

async function answer(task: Task): Promise<void> {
  // That ends the thread alone.
  if (Atomics.load(ending, 0) !== 0) process.exit()
  parentPort?.postMessage({ id: task.id, done: await doneOf(task) } satisfies Answer)
}

async function doneOf(task: Task): Promise<Answer['done']> {
  if ('staging' in task) return stageFile(task.staging)
  if (!drawnWith) throw new Error('Nothing was said of how to draw.')
  const { code, words } = drawnWith
  renderer ??= import(code) as Promise<typeof Render>
  return drawAll(
    await renderer,
    task.sections.map((text) => toDraw(text, words)),
  )
}

import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { SecondThread } from '../../src/publish/second-thread/index.ts'

const { Thread } = vi.hoisted(() => ({ Thread: vi.fn() }))
vi.mock('node:worker_threads', () => ({ Worker: Thread }))

test('a thread is never ended from outside, where it may be compressing: it is told, and waited for', async () => {
  const worker = Object.assign(new EventEmitter(), { postMessage: vi.fn(), terminate: vi.fn() })
  Thread.mockImplementation(function start() {
    return worker
  })
  const thread = new SecondThread()
  void thread.draw(Array.from({ length: 200 }, () => '{}'))
  const [, { workerData }] = Thread.mock.calls[0] as [URL, { workerData: { ending: Int32Array } }]
  expect(workerData.ending[0]).toBe(0)
  let hasEnded = false
  const ended = Promise.all([thread.end(), thread.end()]).then(() => {
    hasEnded = true
  })
  await new Promise(setImmediate)
  expect({ told: workerData.ending[0], hasEnded }).toEqual({ told: 1, hasEnded: false })
  worker.emit('exit')
  await ended
  expect(worker.terminate).not.toHaveBeenCalled()
})

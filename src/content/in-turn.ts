import { setImmediate } from 'node:timers/promises'
import type { Steps } from './steps.ts'

/** Does one step after the other, each when what else waits has had its turn. */
export async function inTurn<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await setImmediate()
  }
}

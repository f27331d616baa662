import { inTime } from '../../leads/in-time.ts'

/** Ends the waiting after so many milliseconds. The work goes on: what it stores late is known when it is sent again. */
export async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(), milliseconds)
  try {
    return await inTime(work, call.signal)
  } finally {
    clearTimeout(timer)
  }
}

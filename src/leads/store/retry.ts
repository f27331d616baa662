import { setTimeout as wait } from 'node:timers/promises'

/** What passes by itself: another process writes, two transactions met, a connection broke, Postgres is starting or has no connection left. */
const passing = new Set([
  ...['SQLITE_BUSY', '40001', '40P01', '57P01', '57P02', '57P03', '25P03', '53300', '08006'],
  ...['ECONNRESET', 'EPIPE'],
])

/** A connection broke, in the words of pg, which then has no code for it. One that could not be made in time is no such. */
const broken = /^(Connection terminated( unexpectedly)?$|Client has encountered a connection error)/

/** Longer than any write takes; a visitor waits no longer for what will not come. */
const longest = 5000

/** Tries again for a while what failed for a reason that passes. Only for work that may be done twice. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + longest
  for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
    try {
      return await work()
    } catch (error) {
      if (!passes(error) || performance.now() + pause > end) throw error
      await wait(pause)
    }
  }
}

/** The same for work that may be a part of a transaction, which is done again as a whole. */
export function retryAlone<T>({ isTransaction }: { isTransaction: boolean }, work: () => Promise<T>): Promise<T> {
  return isTransaction ? work() : retry(work)
}

function passes(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return passing.has(code) || broken.test(error.message)
}

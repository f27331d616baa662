import { vi } from 'vitest'

/**
 * Waits until an expectation holds. What comes late on a busy machine is not wrong, so only what never comes fails: a wait ends
 * a little before the time of its test, in order to say what it waited for.
 */
export function eventually<T>(expectation: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expectation, { timeout: 50_000 })
}

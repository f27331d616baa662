import { afterEach, vi } from 'vitest'

/** Files share their globals: what the last test of one has put in their place would be there for the first hook of the next. */
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

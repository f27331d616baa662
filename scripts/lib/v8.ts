import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Where objects are born, in bytes: two halves of 8 MB. */
const youngest = 16 * 1024 * 1024

/**
 * Keeps the heap small. Left to itself, that of a large site grows to several times of what is in use before it is cleaned up.
 * The part of it where objects are born grows to 32 MB, on Node 24 to 128.
 */
export function spareMemory(): void {
  setFlagsFromString('--heap-growing-percent=22')
  const growing = new PerformanceObserver(() => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    if (young && young.space_size < youngest) return
    setFlagsFromString('--semi-space-growth-factor=1')
    growing.disconnect()
  })
  growing.observe({ entryTypes: ['gc'] })
}

/**
 * Has V8 optimise code after three times as much use as is usual: a command of half a second would have other threads compile
 * for as long. From Node 22 on V8 counts otherwise, and complains that there is no such flag.
 */
export function compileLater(): void {
  if (Number.parseInt(process.versions.v8, 10) < 12) setFlagsFromString('--interrupt-budget=200000')
}

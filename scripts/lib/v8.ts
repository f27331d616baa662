import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Where objects are born, in bytes: two halves of 8 MB. */
const youngest = 16 * 1024 * 1024

/**
 * Left to itself, the heap of a large site grows to several times of what is in use before it is cleaned up, and the part of it
 * where objects are born to 32 MB, on Node 24 to 128.
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
 * Three times of what is usual: what runs for half a second would compile for as long as that on other threads. From Node 22 on
 * V8 counts otherwise, and says of the flag that there is none.
 */
export function compileLater(): void {
  if (Number.parseInt(process.versions.v8, 10) < 12) setFlagsFromString('--interrupt-budget=200000')
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Two seconds: by then a server that was started again answers. */
const later = 2000

/**
 * A part of the page whose code comes once it is wanted. While it does not come it is tried again, which `waits` is told:
 * what is given up would take all that is shown along.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waits: (isWaiting: boolean) => void = () => {},
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    for (let tries = 0; ; tries++) {
      const found = await load().catch(() => undefined)
      if (found) {
        if (tries > 0) waits(false)
        return { default: found }
      }
      waits(true)
      await new Promise((resolve) => setTimeout(resolve, later))
    }
  })
}

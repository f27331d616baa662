import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { keepGiven } from './keep-given.ts'
import { Pending } from './ready.ts'
import { IslandRoot } from './root.tsx'
import type { StaticContent } from './static.tsx'

/**
 * Brings the island in a section to life. The promise is kept when it answers the visitor; it is broken when React
 * fails, and then the server's HTML is back in place.
 */
export function hydrate(
  section: Element,
  Component: ComponentType<Record<string, unknown>>,
  urgent: boolean,
): Promise<Root> {
  const container = section.querySelector('[data-root]')
  if (!container) throw new Error('The section holds no island.')
  // The elements themselves, because what the visitor has typed is in them and in no HTML.
  const server = [...container.childNodes]
  let live = false
  return new Promise((resolve, reject) => {
    // As a transition React pauses between its pieces of work, so that scrolling and typing go on.
    const start = urgent ? (act: () => void) => act() : startTransition
    start(() => {
      const root = hydrateRoot(
        container,
        islandIn(
          section,
          Component,
          () => {
            live = true
            resolve(root)
          },
          keepGiven(container),
        ),
        {
          identifierPrefix: `${section.id}-`,
          onUncaughtError(error) {
            // In an element of their own: what React still does, it does to the one that it knows.
            const restored = container.cloneNode()
            container.replaceWith(restored)
            for (const node of server) restored.appendChild(node)
            section.toggleAttribute('data-failed', true)
            if (live) console.error(`The section "${section.id}" has stopped.`, error)
            else reject(error)
          },
        },
      )
    })
  })
}

/** An island with the data and the HTML that the server gave the section. */
export function islandIn(
  section: Element,
  Component: ComponentType<Record<string, unknown>>,
  onReady: () => void,
  onDrawn?: () => void,
) {
  const data = section.querySelector('script[type="application/json"]')
  if (!data) throw new Error('The section holds no data of its island.')
  const props = JSON.parse(data.textContent ?? '{}') as Record<string, unknown>
  const statics: StaticContent[] = []
  for (const element of section.querySelectorAll<HTMLElement>('[data-root] [data-static]')) {
    statics[Number(element.dataset.static)] = { html: element.innerHTML }
  }
  return (
    <WhenReady onDrawn={onDrawn} onReady={onReady}>
      <IslandRoot statics={statics}>
        <Component {...props} />
      </IslandRoot>
    </WhenReady>
  )
}

interface Reports {
  /** What is inside stands in the page. */
  onDrawn: (() => void) | undefined
  /** Nothing inside waits any longer. Effects of children run first, so that they are counted by then. */
  onReady: () => void
  children: ReactNode
}

function WhenReady({ onDrawn, onReady, children }: Reports) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  const pending = useMemo(() => {
    let count = 1
    const done = () => {
      count -= 1
      if (count === 0) onReady()
    }
    return {
      add: () => {
        count += 1
      },
      done,
    }
  }, [onReady])
  useEffect(() => pending.done(), [pending])
  return <Pending value={pending}>{children}</Pending>
}

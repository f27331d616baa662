import type { Plugin } from 'vite'
import { type LeftOut, leaveOut } from './leave-out.ts'
import { withoutStacks } from './react-signals.ts'

/**
 * What React can draw and islands never do, by the numbers that it gives to kinds of elements. Who draws one all the same
 * hears of it at once: React throws its error 156, "unknown unit of work tag".
 */
const kinds = {
  profiler: 12,
  suspense: 13,
  dehydratedFragment: 18,
  suspenseList: 19,
  offscreen: 22,
  legacyHidden: 23,
  hoistedElement: 26,
  wholeDocument: 27,
  viewTransition: 30,
  activity: 31,
}

const noHint = 'throw Error("Islands give the browser no hints: see src/vite/lean-react.ts")'

export const leftOut: LeftOut = {
  tags: new Set(Object.values(kinds)),
  bodies: {
    startViewTransition: '',
    // The names of components that led to an error: in a bundle they are single letters.
    getStackByFiberInDevAndProd: 'return ""',
    prefetchDNS: noHint,
    preconnect: noHint,
    preload: noHint,
    preloadModule: noHint,
    preinitStyle: noHint,
    preinitScript: noHint,
    preinitModuleScript: noHint,
  },
}

/** The version in which the numbers above mean that: another one may count otherwise. */
const known = '19.3.1'

/** Takes out of the React that visitors load what no island uses: a fifth of it. */
export function leanReact(): Plugin {
  return {
    name: 'sectile:lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      async handler(code, id) {
        if (!code.includes(`reconcilerVersion: "${known}"`))
          this.error(
            `This is not React ${known}: compare its kinds of elements with src/vite/lean-react.ts, and say so there.`,
          )
        return { code: await leaveOut(withoutStacks(code, id), leftOut), map: null }
      },
    },
  }
}

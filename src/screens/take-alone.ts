import { mkdir } from 'node:fs/promises'
import { afterOthers } from '../after-others.ts'
import { compare } from '../changes/compare/index.ts'
import { type State, stateOf } from '../changes/compare/state.ts'
import { loadSources } from '../content/read/load.ts'
import { openSides, openSidesOfBranch, type Sides } from '../git/sides.ts'
import { explain } from '../publish/explain.ts'
import { newestVersion } from '../schema/version.ts'
import type { Said } from './album.ts'
import { installedBrowser } from './installed-browser.ts'
import { takeScreens } from './take-screens.ts'

// A process of its own: two builds and a browser would hold up whoever edits meanwhile, and their memory goes with them.
const [config, out, before] = process.argv.slice(2)
if (config !== undefined && out !== undefined) {
  afterOthers()
  let close = async () => {}
  // Whoever asked has heard the last word, wants no more of it, or has ended.
  process.once('disconnect', () => void close().finally(() => process.exit()))
  await takeAlone(config, out, before, (sides) => {
    close = sides.close
  })
}

/** Takes pictures of what a site draws otherwise than before, and says how far it is; `before` is a folder where there is no git. */
async function takeAlone(
  config: string,
  out: string,
  before: string | undefined,
  opened: (sides: Sides) => void,
): Promise<void> {
  const browser = installedBrowser()
  if (browser === undefined) return say({ why: 'no-browser' })
  const sides = before === undefined ? await openSidesOfBranch(config, true) : await openSides(config, before, true)
  opened(sides)
  try {
    const [one, other] = await Promise.all([stateIn(sides.before, `in ${sides.called}`), stateIn(sides.after, 'now')])
    await mkdir(out, { recursive: true })
    const { left } = await takeScreens(browser, sides, compare(one, other), out, {
      building: (side) => say({ building: side }),
      found: (count) => say({ found: count }),
      took: (pictured) => say({ pictured }),
    })
    say({ left })
  } catch (error) {
    say({ why: 'not-drawn', words: sides.told(explain(error, { color: false }).text) })
  }
}

async function stateIn({ config, files }: Sides['after'], called: string): Promise<State> {
  return stateOf(await loadSources(config), files, called, newestVersion())
}

function say(said: Said): void {
  process.send?.(said)
}

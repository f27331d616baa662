import { startShell } from './shell/index.ts'
import { whenParsed } from './shell/when.ts'

// The script of every page.
startShell()
// Where there are islands, their script repeats what was clicked early. It imports this one, so that both begin at once.
whenParsed(() => {
  if (!document.getElementById('scripts')) globalThis.earlyClicks = undefined
})

import { startIslands } from './islands/loader.ts'
import { startShell } from './shell/index.ts'
import { whenParsed } from './shell/when.ts'

startShell()
// The script is async: it may come before the page's last section does.
whenParsed(startIslands)

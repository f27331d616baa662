import { startShell } from '../shell/browser/index.ts'
import { whenParsed } from '../shell/browser/when.ts'
import { startIslands } from './loader.ts'

startShell()
// The script is async: it may come before the page's last section does.
whenParsed(startIslands)

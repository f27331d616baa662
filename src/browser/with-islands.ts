import './main.ts'
import { startIslands } from './islands/loader.ts'
import { whenParsed } from './shell/when.ts'

// The script of a page that has islands. The page's last section may come after it.
whenParsed(startIslands)

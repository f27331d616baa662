import '../main.ts'
import { whenParsed } from '../shell/when.ts'
import { startIslands } from './loader.ts'

// The script of a page that has islands. The page's last section may come after it.
whenParsed(startIslands)

import { startShell } from '../shell/browser/index.ts'
import { startIslands } from './loader.ts'

startIslands()
startShell()

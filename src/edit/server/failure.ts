import { Impossible } from '../../content/operations/tree.ts'
import { NotNow, Refused } from '../../site-files/refused.ts'
import type { Failure } from '../agreed.ts'
import { NothingLeft } from './history.ts'
import { Clash, GoneFile } from './merge-text.ts'
import { TooOld } from './states.ts'

/** Why a disk takes nothing for now, by the code of the error. */
const full: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'There is no room left for your files',
  EROFS: 'The disk cannot be written',
  EACCES: 'The files may not be written',
  EPERM: 'The files may not be written',
  EBUSY: 'The files are in use',
  EIO: 'The disk does not answer',
}

/** What the author's browser asks for once more by itself. */
const again = ['POST gesture', 'POST json', 'POST undo', 'POST redo']

/** What is answered to something that was asked for and not done, in words for the author. */
export function answerFor(error: unknown, asked: string): { status: number; failure: Failure } {
  if (error instanceof Clash) {
    const { file, why, first, more, isByHand } = error
    const { at, ours: theirs, theirs: mine } = first
    return { status: 409, failure: { error: why, clash: { file, at, mine, theirs, more, isByHand } } }
  }
  if (error instanceof TooOld) return { status: 409, failure: { error: error.why, isOld: true } }
  if (error instanceof NothingLeft) return { status: 409, failure: { error: error.why, isNothing: true } }
  if (error instanceof NotNow || error instanceof GoneFile)
    return { status: 409, failure: { error: error.why, mayPass: true } }
  if (error instanceof Refused) return { status: 409, failure: { error: error.why } }
  if (error instanceof Impossible) {
    // Which file it is helps the author, and a JSON Pointer does not.
    const words = error.pointer === '' ? error.message : error.why
    return { status: 409, failure: { error: `This cannot be done: ${words}` } }
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = Object.hasOwn(full, code) ? full[code] : undefined
  if (why !== undefined)
    return {
      status: 507,
      failure: again.includes(asked)
        ? { error: `${why}: nothing is lost, and it is tried again by itself.`, isLater: true }
        : { error: `${why}. Nothing was changed: try again once that is mended.` },
    }
  console.error(error)
  return { status: 500, failure: { error: `That went wrong: ${error}` } }
}

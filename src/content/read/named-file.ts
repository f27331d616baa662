import { readFileSync } from 'node:fs'
import { hashOf } from '../../hash.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A file that is not held, and by what it is known again. */
export interface NamedFile {
  readonly place: string
  /** Its path, as messages show it. */
  readonly shown: string
  /** Names what was in it. */
  readonly hash: string
}

/** What is in a file, as long as that is what was. */
export function readSame({ place, shown, hash }: NamedFile): Buffer {
  const bytes = readFileSync(place)
  if (hashOf(bytes) === hash) return bytes
  throw new UnreadableFile(`${shown} was changed while the site was read. Run the command again.`)
}

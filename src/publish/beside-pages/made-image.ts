import { statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { sealBytes, unsealBytes } from '../../disk/sealed.ts'
import { writeWhole } from '../../disk/whole-file.ts'

/** A file made of an image: its name below the output and where the cache holds it, sealed. */
export interface MadeImage {
  readonly name: string
  readonly file: string
}

export async function keepMade(file: string, bytes: Uint8Array): Promise<void> {
  // Whatever else has come into its place.
  await rm(file, { recursive: true, force: true })
  await writeWhole(file, sealBytes(bytes))
}

/** Whether one is there. After a power cut its name may be on the disk, and what was in it not. To look into all takes long. */
export function isKept(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size > 0
}

/** What was kept, where it is there and as it was. */
export async function readMade(file: string): Promise<Buffer | undefined> {
  return unsealBytes(await readFile(file).catch(() => Buffer.alloc(0)))
}

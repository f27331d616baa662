import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../disk/whole-file.ts'
import { isObject } from '../is-object.ts'
import { isBelow } from '../publish/output/ledger.ts'

/** A file that was put: the key that its build noted, its size, and a hash of its bytes. */
export interface Put {
  readonly key: string
  readonly size: number
  readonly hash: string
}

/** What stands in a folder because it was put there; whatever else is there belongs to others. */
export interface Placed {
  /** Null of a file that was about to be put: a publication may have died before or after. */
  readonly files: Readonly<Record<string, Put | null>>
  /** Since when the newest pages need an asset no more, as an ISO date. */
  readonly unused: Readonly<Record<string, string>>
}

const recordName = '.sectile-published.json'

export async function readRecord(folder: string): Promise<Placed> {
  try {
    const value: unknown = JSON.parse(await readFile(path.join(folder, recordName), 'utf8'))
    if (isObject(value) && isObject(value.files) && isObject(value.unused) && Object.keys(value.files).every(isBelow))
      // A file may be called "constructor", which every other object seems to have.
      return { files: Object.assign(Object.create(null), value.files), unused: value.unused } as Placed
  } catch {
    // Without a record every file is compared with what is there, and nothing that was there before is removed.
  }
  return { files: Object.create(null), unused: {} }
}

export function writeRecord(folder: string, placed: Placed): Promise<void> {
  return writeWhole(path.join(folder, recordName), JSON.stringify(placed))
}

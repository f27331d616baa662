import { isObject } from '../../is-object.ts'

/** What is noted of a file: the key of what it was made from, and its size; of a page also what it weighs when sent. */
export interface Written {
  readonly key: string
  readonly size: number
  /** Of a page what it was drawn of, as far as that is known without planning it. */
  readonly source?: string
  /** Of a page the file of its later styles. */
  readonly styles?: string
  readonly weight?: Weight
}

export interface Weight {
  /** Only where a budget or the report asked for it. */
  readonly html?: number | undefined
  readonly css: number
  readonly script: number
}

/** What the folder of each build begins with in which it puts its files first, so that two at once do not take each other's. */
export const stagePrefix = '.sectile-stage-'

/** Whether a name is that of something in the folder, wherever it came from: what a ledger names is replaced and removed. */
export function isBelow(name: string): boolean {
  return !/^$|^[\\/]|(^|[\\/])\.\.?([\\/]|$)/.test(name)
}

/** Whether a file is a page, or a compressed copy of one: what it names has to be there as long as it is. */
export function isPage(name: string): boolean {
  return /\.html(\.br|\.gz)?$/.test(name)
}

/** One in which nothing is noted: a file may be called "constructor", which every other object seems to have. */
export function emptyLedger(): Record<string, Written> {
  return Object.create(null)
}

export function parseLedger(text: string): Record<string, Written> {
  try {
    const ledger: unknown = JSON.parse(text)
    if (isObject(ledger) && Object.keys(ledger).every(isBelow)) return Object.assign(emptyLedger(), ledger)
  } catch {
    // It was cut short, or somebody wrote into it.
  }
  // A ledger that cannot be read is as good as none: every file is compared with what is there.
  return emptyLedger()
}

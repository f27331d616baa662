import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { checksum } from '../../disk/sealed.ts'
import { Bytes, type Part } from '../second-thread/bytes.ts'

/** Bytes that are kept in memory before they are written. */
const mostWaiting = 1024 * 1024

/**
 * What nobody asks for any more stays in the store; above this size it is begun anew. A large site may have more: begun anew
 * where all of it is needed, it would be drawn anew by each build. A page of six long sections takes 28 kB.
 */
const largest = 1024 * 1024 * 1024
const largestForPage = 64 * 1024

/**
 * Texts on disk by their hash. One file holds all of them, end to end, and a second says where each begins: thousands of
 * small files would take longer to open than to render. What is written is never changed, so a build that dies leaves
 * at worst some bytes that no entry names. Where two builds write at once an entry may name bytes of the other, and a disk may
 * bend what it keeps: each text begins with its hash and has a checksum, and what has not is as good as none.
 */
export class Store {
  /** Where each text begins and how long it is, as the index says it: of thousands a build may ask for a few. */
  private readonly places = new Map<string, string>()
  /** Where each text stands among the bytes that are not written yet: most texts would outlive the short work of the garbage collector. */
  private readonly fresh = new Map<string, Part>()
  private readonly bytes = new Bytes()
  private readonly data: string
  private readonly index: string
  private size = 0

  constructor(folder: string, name: string, pages: number) {
    mkdirSync(folder, { recursive: true })
    this.data = path.join(folder, `${name}.data`)
    this.index = path.join(folder, `${name}.index`)
    this.size = statSync(this.data, { throwIfNoEntry: false })?.size ?? 0
    if (this.size > Math.max(largest, pages * largestForPage)) this.clear()
    for (const line of this.lines()) {
      const end = line.indexOf(' ')
      // A build that was killed may have left half a line.
      if (line.endsWith(' .')) this.places.set(line.slice(0, end), line.slice(end + 1, -2))
    }
  }

  get(hash: string): string | undefined {
    const fresh = this.fresh.get(hash)
    if (fresh) return this.bytes.textOf(fresh)
    const place = this.places.get(hash)
    if (place === undefined) return undefined
    const [, from, size, sum] = /^(\d+) (\d+) (\w+)$/.exec(place) ?? []
    const [offset, length] = [Number(from), Number(size)]
    // A line may be there whose text is not.
    if (!(offset + length <= this.size)) return undefined
    const file = openSync(this.data, 'r')
    try {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, offset)
      const text = bytes.toString('utf8')
      return text.startsWith(hash) && checksum(bytes) === sum ? text.slice(hash.length) : undefined
    } finally {
      closeSync(file)
    }
  }

  set(hash: string, text: string): void {
    this.bytes.add(hash)
    this.fresh.set(hash, this.bytes.add(text))
    // What is named by its hash is right whatever becomes of the build.
    if (this.bytes.length > mostWaiting) this.save()
  }

  /** Writes what is new: the texts first, then the places that name them. */
  save(): void {
    if (this.fresh.size === 0) return
    const end = statSync(this.data, { throwIfNoEntry: false })?.size ?? 0
    const lines: string[] = []
    this.size = end + this.bytes.length
    const bytes = this.bytes.take()
    for (const [hash, { offset, length }] of this.fresh) {
      // Hashes have no letters of more than one byte.
      const begin = offset - hash.length
      const place = `${end + begin} ${hash.length + length} ${checksum(bytes.subarray(begin, offset + length))}`
      lines.push(`\n${hash} ${place} .`)
      this.places.set(hash, place)
    }
    appendFileSync(this.data, bytes)
    appendFileSync(this.index, lines.join(''))
    this.fresh.clear()
  }

  private clear(): void {
    rmSync(this.data, { force: true })
    rmSync(this.index, { force: true })
    this.size = 0
  }

  private lines(): string[] {
    try {
      return readFileSync(this.index, 'utf8').split('\n')
    } catch {
      return []
    }
  }
}

import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What compressed copies are called, beside the plain file. */
export type Copy = 'br' | 'gz'

/** One form that a file is sent in: as it is, or compressed. */
type Suffix = '' | `.${Copy}`

export interface Staging {
  readonly content: string | Uint8Array
  /** At "best" a page would take 40 times as long for a tenth fewer bytes; "ready" is compressed already. */
  readonly quality: 'good' | 'best' | 'ready'
  /** The copies that are written beside it, if it gains by them. */
  readonly copies: readonly Copy[]
  /** Where the file will be. */
  readonly place: string
  /** Where its new content waits until the build is done. */
  readonly staged: string
}

export interface StagedForm {
  readonly suffix: Suffix
  readonly size: number
  /** False when the same bytes are in place already. */
  readonly isNew: boolean
}

export interface Staged {
  readonly forms: readonly StagedForm[]
  /** How many bytes most visitors are sent, of a page as brotli makes it, whatever the site's host will do. */
  readonly sent: number
}

/** Writes a file beside its place in all its forms. Synchronous: it runs in a thread of its own when there is much to do. */
export function stageFile({ content, quality, copies, place, staged }: Staging): Staged {
  const plain = typeof content === 'string' ? Buffer.from(content) : content
  const isPacked = gainsByPacking(place, plain) && quality !== 'ready'
  const wanted = isPacked ? copies : []
  const isPage = isPacked && quality === 'good'
  const br = wanted.includes('br') || isPage ? brotli(plain, quality) : undefined
  const forms: [Suffix, Uint8Array][] = []
  if (br && wanted.includes('br')) forms.push(['.br', br])
  if (wanted.includes('gz')) forms.push(['.gz', gzipSync(plain, { level: quality === 'best' ? 9 : 6 })])
  forms.push(['', plain])
  const write = ([suffix, bytes]: [Suffix, Uint8Array]): StagedForm => {
    const isNew = !isInPlace(`${place}${suffix}`, bytes)
    if (isNew) writeFileSync(`${staged}${suffix}`, bytes)
    return { suffix, size: bytes.length, isNew }
  }
  return { forms: forms.map(write), sent: br?.length ?? plain.length }
}

function gainsByPacking(name: string, plain: Uint8Array): boolean {
  return plain.length >= 200 && /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(name)
}

function brotli(plain: Uint8Array, quality: Staging['quality']): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality === 'best' ? 11 : 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return brotliCompressSync(plain, { params })
}

function isInPlace(file: string, bytes: Uint8Array): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.size !== bytes.length) return false
  return readFileSync(file).equals(bytes)
}

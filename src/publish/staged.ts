import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** One form that a file is sent in: as it is, or compressed. */
type Suffix = '' | '.br' | '.gz'

export interface Staging {
  readonly content: string | Uint8Array
  /** At "best" a page would take 40 times as long for a tenth fewer bytes; "ready" is compressed already. */
  readonly quality: 'good' | 'best' | 'ready'
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

/** Writes a file beside its place in all its forms. Synchronous: it runs in a thread of its own when there is much to do. */
export function stageForms({ content, quality, place, staged }: Staging): StagedForm[] {
  return formsOf(place, typeof content === 'string' ? Buffer.from(content) : content, quality).map(
    ([suffix, bytes]) => {
      const isNew = !isInPlace(`${place}${suffix}`, bytes)
      if (isNew) writeFileSync(`${staged}${suffix}`, bytes)
      return { suffix, size: bytes.length, isNew }
    },
  )
}

function formsOf(name: string, plain: Uint8Array, quality: Staging['quality']): [Suffix, Uint8Array][] {
  const isText = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(name)
  if (!isText || plain.length < 200 || quality === 'ready') return [['', plain]]
  const [level, zipLevel] = quality === 'best' ? [11, 9] : [6, 6]
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return [
    ['.br', brotliCompressSync(plain, { params })],
    ['.gz', gzipSync(plain, { level: zipLevel })],
    ['', plain],
  ]
}

function isInPlace(file: string, bytes: Uint8Array): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.size !== bytes.length) return false
  return readFileSync(file).equals(bytes)
}

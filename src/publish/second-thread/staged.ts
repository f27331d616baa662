import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Bytes } from './bytes.ts'

/** What compressed copies are called, beside the plain file. */
export type Copy = 'br' | 'gz'

/** One form that a file is sent in: as it is, or compressed. */
type Suffix = '' | `.${Copy}`

/** What a file holds: a text, one in pieces, or bytes. */
export type FileContent = string | readonly string[] | Uint8Array

export interface Staging {
  readonly content: FileContent
  /** At "best" a page takes 40 times as long for a twelfth fewer bytes; "ready" is compressed already. */
  readonly quality: 'good' | 'best' | 'ready'
  /** A page that may be sent as more bytes than this is weighed; without a limit nobody asks. */
  readonly limit?: number | undefined
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
  readonly size: number
  /** How many bytes brotli makes of it, whatever the site's host will do; only where that was asked. */
  readonly sent: number | undefined
}

/** Writes a file beside its place in all its forms. Synchronous: it runs in a thread of its own when there is much to do. */
export function stageFile({ content, quality, limit, copies, place, staged }: Staging): Staged {
  const plain = bytesOf(content)
  const size = plain.length
  const wanted =
    gainsByPacking(place, size) && quality !== 'ready'
      ? copies.filter((copy) => canBeNamed(`${path.basename(place)}.${copy}`, path.dirname(staged)))
      : []
  const forms: [Suffix, Uint8Array][] = []
  const br = wanted.includes('br') ? brotli(plain, quality === 'best' ? 11 : pageQuality) : undefined
  if (br) forms.push(['.br', br])
  if (wanted.includes('gz')) forms.push(['.gz', gzipSync(plain, { level: quality === 'best' ? 9 : 6 })])
  forms.push(['', plain])
  const write = ([suffix, form]: [Suffix, Uint8Array]): StagedForm => {
    const isNew = !isInPlace(`${place}${suffix}`, form)
    if (isNew) writeFileSync(`${staged}${suffix}`, form)
    return { suffix, size: form.length, isNew }
  }
  const weigh = () => (limit === undefined ? undefined : weightAbove(limit, plain))
  const sent = br && quality === 'good' ? br.length : weigh()
  return { forms: forms.map(write), size, sent }
}

const bytes = new Bytes()

/** Good until it is asked for the next content. */
function bytesOf(content: FileContent): Uint8Array {
  if (content instanceof Uint8Array) return content
  for (const text of typeof content === 'string' ? [content] : content) bytes.add(text)
  return bytes.take()
}

/** Whether a disk has names as long as this: a file may have one to which nothing can be added. A folder on it is asked. */
function canBeNamed(name: string, folder: string): boolean {
  try {
    statSync(path.join(folder, name), { throwIfNoEntry: false })
    return true
  } catch {
    return false
  }
}

function gainsByPacking(name: string, size: number): boolean {
  return size >= 200 && /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(name)
}

/** All pages are weighed at one quality, whatever is written, so that budgets and reports say the same everywhere. */
const pageQuality = 6

/**
 * How many bytes brotli makes of a page, unless a limit allows them. A lower quality makes a sixth more of it in a quarter of
 * the time: what is within the limit then is so anyway.
 */
export function weightAbove(limit: number, plain: Uint8Array): number | undefined {
  const isWithin = plain.length <= limit || (limit > 0 && brotli(plain, 2).length <= limit)
  return isWithin ? undefined : brotli(plain, pageQuality).length
}

function brotli(plain: Uint8Array, quality: number): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return brotliCompressSync(plain, { params })
}

function isInPlace(file: string, content: Uint8Array): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size === content.length && readFileSync(file).equals(content)
  } catch {
    // A folder is there as yet, or a file where its folder is to be.
    return false
  }
}

import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { notText } from '../../src/content/read/not-text.ts'
import { misread } from '../../src/content/read/parse.ts'

/** A file of one side, or why it cannot be merged. */
export type Side = { text: string } | { wrong: string; isNone?: boolean }

/** Reads a file of one side. An empty one is none, as git has it where a file is new. */
export async function readSide(name: string): Promise<Side> {
  const bytes = await readFile(name).catch(() => null)
  if (!bytes) return { wrong: 'it is missing' }
  if (bytes.length === 0) return { wrong: 'it is empty', isNone: true }
  const other = notText(bytes)
  if (other) return { wrong: `it is ${other.what}` }
  if (!isUtf8(bytes)) return { wrong: 'it is not saved as UTF-8' }
  const text = bytes.toString('utf8')
  const [mistake] = misread(text.replace(/^\ufeff/, ''))
  return mistake ? { wrong: `it is no valid JSON: ${mistake.message}` } : { text }
}

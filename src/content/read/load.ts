import { isUtf8 } from 'node:buffer'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { countColons } from '../json/keys.ts'
import type { Problem } from '../report/problem.ts'
import { findIncludes } from './include.ts'
import { parse } from './parse.ts'
import { readAgain } from './reread.ts'
import { TextFile } from './text-file.ts'

/** A file as it was read. */
export interface SourceFile {
  /** As messages show it: relative to the current folder, with "/". */
  path: string
  readonly text: string
  /** What was read, where it is a text. */
  bytes?: Buffer
  /** Why its text cannot be judged. */
  unfit?: 'too large' | 'utf-16' | 'not utf-8'
  /** How many names with a colon it has, counted in its bytes: a sum that shows names written twice. */
  colons?: number
}

/** All that a site is made of. */
export interface Sources {
  config: SourceFile
  includes: SourceFile[]
  /** The files in public/, as visitors address them: "/images/a.svg". */
  publicFiles: ReadonlySet<string>
  /** What was found out about "include" while reading. */
  problems?: Problem[]
}

/** A file that is missing or may not be read. Its message is for the reader as it is. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** 64 MB: ten thousand pages fit; a larger file is a mistake, such as an image in the wrong place. */
const largest = 64 * 1024 * 1024

/**
 * Reads the config, the page files that it includes, and the names of the files in public/ beside it. Of what was read
 * before, files that are the same stay the same objects, and so do the pages beside one that has changed.
 */
export async function loadSources(configFile: string, before?: Sources): Promise<Sources> {
  const file = path.resolve(configFile)
  const folder = path.dirname(file)
  const known = new Map(before && [before.config, ...before.includes].map((source) => [source.path, source]))
  const [config, publicFiles] = await Promise.all([readSource(file, known), listPublic(path.join(folder, 'public'))])
  const { files, problems } = await findIncludes(file, parse(config).value)
  return { config, includes: await readAll(files, known), publicFiles, problems }
}

/** Reads files, 32 at a time: a system lets a program open only so many at once. */
async function readAll(files: readonly string[], known: ReadonlyMap<string, SourceFile>): Promise<SourceFile[]> {
  const read: SourceFile[] = []
  for (let at = 0; at < files.length; at += 32)
    read.push(...(await Promise.all(files.slice(at, at + 32).map((file) => readSource(file, known)))))
  return read
}

async function readSource(file: string, known: ReadonlyMap<string, SourceFile>): Promise<SourceFile> {
  const shown = show(file)
  const before = known.get(shown)
  try {
    const { size } = await stat(file)
    if (size > largest) return { path: shown, text: '', unfit: 'too large' }
    const bytes = await readFile(file)
    // 0xfeff read in the wrong order and in the right one: how programs mark UTF-16.
    if (bytes.length >= 2 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE()))
      return { path: shown, text: '', unfit: 'utf-16' }
    if (!isUtf8(bytes)) return { path: shown, text: bytes.toString('utf8'), unfit: 'not utf-8' }
    return (before && readAgain(before, bytes)) ?? new TextFile(shown, bytes, countColons(bytes))
  } catch (error) {
    throw new UnreadableFile(`${shown} cannot be read: ${reason(error)}.`, { cause: error })
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ELOOP: 'it is a link that leads in a circle',
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}

/** The files below a folder, as visitors address them. */
async function listPublic(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`),
  )
}

function show(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/') || '.'
}

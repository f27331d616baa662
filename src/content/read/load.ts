import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { lookAtPictures, type PictureMemory } from '../pictures/known.ts'
import { findIncludes } from './include.ts'
import { isUtf16, notText } from './not-text.ts'
import { type ReadFile, reread } from './reread.ts'
import { schemaProblem } from './schema-address.ts'
import { SourceFile, type Sources } from './source-file.ts'
import { meantName } from './strays.ts'
import { readUndecided } from './undecided.ts'

/** A file that is missing or may not be read. Its message is for the reader as it is. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** 64 MB: ten thousand pages fit; a larger file is a mistake, such as an image in the wrong place. */
const largest = 64 * 1024 * 1024

/** What is remembered of the files that were read last and are right as JSON, by path. */
export interface ReadMemory extends PictureMemory {
  readonly files: Map<string, ReadFile>
}

/**
 * Reads the config, the page files that it includes, and the names of the files in public/ beside it, and looks at the
 * pictures among them. Of what is remembered, files that are the same stay the same objects, and so do the pages beside one that has changed.
 */
export async function loadSources(configFile: string, memory?: ReadMemory): Promise<Sources> {
  const name = path.resolve(configFile)
  const folder = path.dirname(name)
  const [config, publicFiles] = await Promise.all([readSource(name, memory), listPublic(path.join(folder, 'public'))])
  // While the config is no JSON for a moment, its page files are those that it named last.
  const lastRight = config.parsed.value === undefined ? memory?.files.get(config.path)?.file : undefined
  const [{ files, strays, problems }, pictures] = await Promise.all([
    findIncludes(name, (lastRight ?? config).parsed.value),
    lookAtPictures(path.join(folder, 'public'), publicFiles, memory),
  ])
  const includes = await readAll(files, memory)
  const schemaProblems = schemaProblemsOf(config, includes)
  const undecided = await readUndecided([config, ...includes])
  return {
    config,
    includes,
    publicFiles,
    pictures,
    strays,
    schemaProblems,
    undecided,
    // What is wrong with "include" is placed in the config as it is now.
    problems: lastRight ? [] : problems,
    ...(lastRight && { lastRight }),
  }
}

function schemaProblemsOf(config: SourceFile, includes: readonly SourceFile[]) {
  return [config, ...includes].flatMap((file) => {
    const problem = schemaProblem(file, file === config ? 'config' : 'page')
    return problem ? [[file, problem] as const] : []
  })
}

/** One after the other, without waiting: of many small files the waiting takes most of the time. */
async function readAll(files: readonly string[], memory?: ReadMemory): Promise<SourceFile[]> {
  const read: SourceFile[] = []
  for (const file of files) read.push(await readSource(file, memory))
  return read
}

async function readSource(name: string, memory: ReadMemory | undefined): Promise<SourceFile> {
  const shown = show(name)
  try {
    const { size } = statSync(name)
    if (size > largest) return new SourceFile(shown, Buffer.alloc(0), 'too large')
    const bytes = readFileSync(name)
    const other = isUtf16(bytes) ? 'utf-16' : notText(bytes)
    if (other) return new SourceFile(shown, Buffer.alloc(0), other)
    if (!isUtf8(bytes)) return new SourceFile(shown, bytes, 'not utf-8')
    return readBytes(shown, bytes, memory)
  } catch (error) {
    const other = await nameInstead(name)
    throw new UnreadableFile(
      `${shown} cannot be read: ${reason(error)}.${other ? ` There is "${other}": rename it.` : ''}`,
      {
        cause: error,
      },
    )
  }
}

/** A file of these bytes. What is the same in it as it was stays the same objects. */
export function readBytes(shown: string, bytes: Buffer, memory: ReadMemory | undefined): SourceFile {
  const before = memory?.files.get(shown)
  const now = (before && reread(before, bytes)) ?? { file: new SourceFile(shown, bytes) }
  if (memory && now.file.parsed.problems.length === 0) memory.files.set(shown, now)
  return now.file
}

/** A file beside a missing one that was meant to have its name. */
async function nameInstead(file: string): Promise<string | undefined> {
  const entries = await readdir(path.dirname(file), { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)
  const [name, meant] = [path.basename(file), meantName(path.basename(file)).toLowerCase()]
  return names.find((other) => other !== name && meantName(other).toLowerCase() === meant)
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

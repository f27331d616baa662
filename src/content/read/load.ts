import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { entriesOf } from '../../disk/listing.ts'
import { lookAtPictures, type PictureMemory } from '../pictures/known.ts'
import type { Problem } from '../problem.ts'
import { stampIn, stampOf } from '../stamp.ts'
import { fileHolds } from './file-holds.ts'
import { findIncludes } from './include.ts'
import { type KnownFacts, KnownPages } from './known-pages.ts'
import { isUtf16, notText } from './not-text.ts'
import { pageIn } from './pages-of.ts'
import { listPublic } from './public-files.ts'
import { reasonOf } from './reason.ts'
import { type ReadFile, reread } from './reread.ts'
import { schemaProblem } from './schema-address.ts'
import { SourceFile, type Sources } from './source-file.ts'
import { meantName } from './strays.ts'
import { readUndecided } from './undecided.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** 128 MB: twenty thousand pages fit; a larger file is a mistake, such as an image in the wrong place. */
const largest = 128 * 1024 * 1024

/** 20 MB: from some three thousand pages on all of them are read for each that changes. */
const large = 20 * 1024 * 1024

/** What is remembered of the files that were read last and are right as JSON, by path. */
export interface ReadMemory extends PictureMemory {
  readonly files: Map<string, ReadFile>
}

/**
 * Reads the config, the page files that it includes, and the names of the files in public/ beside it, and looks at the
 * pictures among them. Of what is remembered, files that are the same stay the same objects, and so do the pages beside one that has changed.
 * Pages of which facts are kept, and that are as they were, are not read.
 */
export async function loadSources(configFile: string, memory?: ReadMemory, facts?: KnownFacts): Promise<Sources> {
  const name = path.resolve(configFile)
  const folder = path.dirname(name)
  const shown = show(name)
  const config =
    (await asBefore(name, shown, memory)) ?? (await readSource(name, shown, () => readAnew(name, shown, memory)))
  const { files: publicFiles, problems: publicProblems } = listPublic(path.join(folder, 'public'))
  const known = facts && new KnownPages(facts, config)
  // While the config is no JSON for a moment, its page files are those that it named last.
  const lastRight = config.frame.value === undefined ? memory?.files.get(config.path)?.file : undefined
  const [{ files, strays, problems }, pictures] = await Promise.all([
    findIncludes(name, (lastRight ?? config).frame.value),
    lookAtPictures(path.join(folder, 'public'), publicFiles, memory),
  ])
  known?.compare({ publicFiles, pictures })
  known?.expect(files.length)
  const includes = await readAll(folder, files, memory, known)
  let schemaProblems: ReturnType<typeof schemaProblemsOf> | undefined
  const undecided = await readUndecided([config, ...includes])
  return {
    config,
    includes,
    publicFiles,
    pictures,
    strays,
    // Not before pages are judged: to ask is to read all of them.
    schemaProblems: () => (schemaProblems ??= schemaProblemsOf(config, includes)),
    undecided,
    // What is wrong with "include" is placed in the config as it is now.
    problems: [
      ...(lastRight ? [] : problems),
      ...publicProblems,
      ...(config.bytes.length < large ? [] : [tooLarge(config.bytes.length)]),
    ],
    ...(lastRight && { lastRight }),
    ...(known && { parts: known.parts, keepFacts: (facts) => known.save(facts) }),
  }
}

function tooLarge(bytes: number): Problem {
  return {
    spot: { offset: 0, length: 0 },
    rule: 'large-file',
    severity: 'warning',
    message: `This file has ${Math.floor(bytes / 1024 / 1024)} MB, and all of its bytes are looked through whenever one page changes.`,
    hint: 'Put pages into files of their own and list them under "include": of those only what has changed is read.',
  }
}

function schemaProblemsOf(config: SourceFile, includes: readonly SourceFile[]) {
  return [config, ...includes].flatMap((file) => {
    const isConfig = file === config
    const problem = schemaProblem(
      file.path,
      isConfig ? file.frame.value : pageIn(file).head,
      isConfig ? 'config' : 'page',
    )
    return problem ? [[file, problem] as const] : []
  })
}

/** One after the other, without waiting: of many small files the waiting takes most of the time. */
async function readAll(
  folder: string,
  names: readonly string[],
  memory?: ReadMemory,
  known?: KnownPages,
): Promise<SourceFile[]> {
  const shownFolder = show(folder)
  const before = shownFolder === '.' ? '' : `${shownFolder}/`
  const read: SourceFile[] = []
  for (const name of names) {
    // Names are as short as can be: to join them anew would take as long as to ask for the files.
    const place = `${folder}${path.sep}${name}`
    const shown = before + name
    const anew = () => readAnew(place, shown, memory)
    read.push(await readSource(place, shown, known ? () => known.read(name, place, shown, anew) : anew))
  }
  return read
}

/** A file that is as it was read last. */
async function asBefore(place: string, shown: string, memory?: ReadMemory): Promise<SourceFile | undefined> {
  const before = memory?.files.get(shown)
  if (!before) return undefined
  try {
    const stamp = stampOf(place)
    if (!isKnown(before, stamp)) {
      if (!(await fileHolds(place, before.file.bytes))) return undefined
      before.stamp = stamp
    }
    return before.file
  } catch {
    return undefined
  }
}

/** Whether a file need not be read, because the file system says the same of it as when it was. */
function isKnown(before: ReadFile, stamp: string): boolean {
  return stamp !== '' && before.stamp === stamp
}

async function readSource(place: string, shown: string, read: () => SourceFile): Promise<SourceFile> {
  try {
    return read()
  } catch (error) {
    const other = nameInstead(place)
    throw new UnreadableFile(
      `${shown} cannot be read: ${reasonOf(error)}.${other ? ` There is "${other}": rename it.` : ''}`,
      {
        cause: error,
      },
    )
  }
}

function readAnew(name: string, shown: string, memory?: ReadMemory): SourceFile {
  const found = statSync(name)
  // Whoever reads what a program writes to waits for that.
  if (!found.isFile() && !found.isDirectory()) throw new Error('it is no file')
  if (found.size > largest) return new SourceFile(shown, Buffer.alloc(0), 'too large')
  const stamp = stampIn(found)
  const before = memory?.files.get(shown)
  if (before && isKnown(before, stamp)) return before.file
  const bytes = readFileSync(name)
  const other = isUtf16(bytes) ? 'utf-16' : notText(bytes)
  if (other) return new SourceFile(shown, Buffer.alloc(0), other)
  if (!isUtf8(bytes)) return new SourceFile(shown, bytes, 'not utf-8')
  const file = readAgain(new SourceFile(shown, bytes), memory)
  const now = memory?.files.get(shown)
  if (now?.file === file) now.stamp = stamp
  return file
}

/** A file as it is now. What is the same in it as it was stays the same objects. */
export function readAgain(file: SourceFile, memory?: ReadMemory): SourceFile {
  const before = memory?.files.get(file.path)
  const now = (before && reread(before, file)) ?? { file }
  if (memory && isRight(now.file)) memory.files.set(file.path, now)
  return now.file
}

/** Why a file is no JSON is not asked: that takes long. */
function isRight({ parsed }: SourceFile): boolean {
  return parsed.value !== undefined && parsed.problems.length === 0
}

/** A file beside a missing one that was meant to have its name. */
function nameInstead(file: string): string | undefined {
  const entries = entriesOf(path.dirname(file))
  const names = entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)
  const [name, meant] = [path.basename(file), meantName(path.basename(file)).toLowerCase()]
  return names.find((other) => other !== name && meantName(other).toLowerCase() === meant)
}

function show(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/') || '.'
}

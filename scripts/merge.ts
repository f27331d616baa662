import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { takeBefore } from '../src/changes/merge/decide.ts'
import { replaceFile } from '../src/changes/replace-file.ts'
import { findIncludes, isRefused, patternsOf, usualPattern } from '../src/content/read/include.ts'
import { noteOf, notesFolder } from '../src/content/read/notes-folder.ts'
import { parse } from '../src/content/read/parse.ts'
import { failureOf } from '../src/content/read/reason.ts'
import { SourceFile } from '../src/content/read/source-file.ts'
import { type Conflict, type NumberedConflict, undecided } from '../src/content/read/undecided.ts'
import { diagnose } from '../src/content/report/diagnose.ts'
import { formatText } from '../src/content/report/format/text.ts'
import { GitFailed } from '../src/git/run.ts'
import { root } from '../src/root.ts'
import { misused, readWords } from './lib/flags.ts'
import { decide } from './merge/decide.ts'
import { install, told, uncovered, uninstall } from './merge/install.ts'
import { mergeThree, type Places } from './merge/merge-three.ts'
import { mergedInto } from './merge/merged-into.ts'
import { keepTheirs, noteBeside, writeNote } from './merge/notes.ts'

const help = `npm run merge -- --install | --uninstall | --decide SIDE | BASE OURS THEIRS

Merges what two people did to one file of a site: by its pages, sections and fields, and not by its lines.
  --install       has git do so in this clone, for pages.json and the files that it includes
  --uninstall     takes that back
  --decide SIDE   where both changed one thing: "ours" keeps what stands in the file, "theirs" writes the other
  --path FILE     only in this file; beside three files, the name of what they are versions of
  --conflict N    only this one of several, by the number that it is told with
  --config FILE   the site that --install is for                             (pages.json)
  --notes FOLDER  where the other commands are run, which tell what is to decide; beside three files       (here)
  --ancestors     OURS and THEIRS are what two branches had in common, not what they hold now: where both changed the same
                  thing it stays as it was in BASE, and nothing is told or noted

  BASE OURS THEIRS  are the file before, here and there. OURS gets all that both did. Where both changed the same thing
                    it keeps what it has, both values go to ${notesFolder}, and npm run validate fails until it is decided.

It ends with 0, and with 1 when something has to be decided, a file cannot be merged (then OURS stays as it is), or git goes
on merging some files by lines. Beside --notes that 1 is ${told}, which git can tell from a crash. With 2 it ends when it is called
wrongly, there is no git, or a file cannot be written.`

process.exitCode = await main().catch(refused)

async function main(): Promise<number> {
  const read = readWords(help, {
    install: { type: 'boolean', default: false },
    uninstall: { type: 'boolean', default: false },
    decide: { type: 'string' },
    path: { type: 'string' },
    conflict: { type: 'string' },
    config: { type: 'string', default: 'pages.json' },
    notes: { type: 'string' },
    ancestors: { type: 'boolean', default: false },
  })
  if (typeof read === 'number') return read
  const { flags, words } = read
  const deeds = [flags.install, flags.uninstall, flags.decide !== undefined].filter(Boolean)
  if (deeds.length > 1) return misused(help, 'Of --install, --uninstall and --decide each stands alone.')
  if (deeds.length > 0 && words[0] !== undefined)
    return misused(help, `"${words[0]}" is a word too many. A name with spaces is written in quotes.`)
  if (flags.install || flags.uninstall) return setUp(flags.install, flags.config)
  if (flags.decide !== undefined) {
    if (flags.decide !== 'ours' && flags.decide !== 'theirs')
      return misused(help, `--decide is "ours" or "theirs", not "${flags.decide}".`)
    if (flags.conflict !== undefined && !/^[1-9]\d{0,5}$/.test(flags.conflict))
      return misused(help, `--conflict is the number of one, not "${flags.conflict}".`)
    return decide({
      side: flags.decide,
      file: flags.path === undefined ? undefined : named(flags.path),
      conflict: flags.conflict === undefined ? undefined : Number(flags.conflict),
    })
  }
  if (flags.conflict !== undefined) return misused(help, '--conflict goes with --decide.')
  const [base, ours, theirs, ...more] = words
  if (base === undefined || ours === undefined || theirs === undefined || more.length > 0)
    return misused(help, 'Three files are merged: BASE OURS THEIRS.')
  const missing = [base, ours, theirs].find((name) => !existsSync(name))
  // A slip of a name must not become something to decide. Git names none that is not there.
  if (missing !== undefined) return misused(help, `${missing} cannot be read: there is no such file.`)
  const [before, here, there] = [path.resolve(base), path.resolve(ours), path.resolve(theirs)]
  if (flags.ancestors) return mergeAncestors({ before, here, there })
  const file = path.resolve(flags.path ?? ours)
  const into = await mergedInto()
  try {
    process.chdir(flags.notes ?? '.')
  } catch {
    return misused(
      help,
      `--notes is a folder, and there is none at ${flags.notes}: npm run merge -- --install says it anew.`,
    )
  }
  const isMerged = await mergeFiles({ before, here, there }, named(file), into)
  if (isMerged) return 0
  return flags.notes === undefined ? 1 : told
}

/** What the system refuses has a code. Git then merges by lines, and says why. */
function refused(error: unknown): number {
  if (!(error instanceof Error && 'code' in error)) throw error
  console.error(failureOf(error))
  return 2
}

async function setUp(isInstall: boolean, config: string): Promise<number> {
  try {
    if (isInstall) return await setUpFor(path.resolve(config))
    const done = await uninstall(path.dirname(path.resolve(config)))
    console.log(done.length > 0 ? done.join('\n') : 'Nothing was installed.')
    return 0
  } catch (error) {
    const isMissing = error instanceof GitFailed && error.why === 'missing'
    const reason = isMissing ? 'it is not installed.' : failureOf(error).trim()
    console.error(`Git cannot be set up here: ${reason}`)
    return 2
  }
}

async function setUpFor(config: string): Promise<number> {
  const { value } = parse(await readFile(config))
  if (value === undefined)
    throw new Error(`${named(config)} is no valid JSON: npm run validate says where, mend it first.`)
  const included = patternsOf(value).filter((pattern) => !isRefused(pattern))
  // Page files come later, and nobody thinks of git then.
  const patterns = included.length > 0 ? included : [usualPattern]
  const places = { command: path.join(root, 'scripts/run.mjs'), notes: process.cwd() }
  console.log((await install(config, places, patterns)).join('\n'))
  const { files } = await findIncludes(config, value)
  const left = await uncovered(config, [path.basename(config), ...files])
  if (left.length === 0) return 0
  console.error(
    `Git does not know what "include" says here, and goes on merging by lines: ${left.join(', ')}. Name them by patterns such as "pages/*.json".`,
  )
  return 1
}

/** Merges into OURS, which stays as it is when that is impossible. Says whether nothing is left to decide. */
async function mergeFiles(places: Places, file: string, into: string | undefined): Promise<boolean> {
  const merged = await mergeThree(places)
  if (typeof merged === 'string') {
    const reason = merged.replace(/\.$/, '')
    console.error(
      `${file} is not merged: ${reason}. It stays as it is here; the other version is kept as ${noteOf(file)}.theirs.`,
    )
    await writeNote(file, await noteBeside(file, [{ at: '', kind: 'unmerged', theirs: reason }], into))
    await keepTheirs(file, places.there)
    return false
  }
  const note = await noteBeside(file, merged.conflicts, into)
  // The note comes first: what cannot be noted is merged by git, from OURS as it was.
  await writeNote(file, note)
  await replaceFile(places.here, merged.text)
  if (note.conflicts.length > 0) tell(SourceFile.written(file, merged.text), note.conflicts)
  return merged.conflicts.length === 0
}

/** Merges what a merge begins from, where two branches have merged each other before: there is nobody to ask. */
async function mergeAncestors(places: Places): Promise<number> {
  const merged = await mergeThree(places)
  if (typeof merged === 'string') return 1
  await replaceFile(places.here, takeBefore(merged.text, numbered(merged.conflicts)))
  return 0
}

function numbered(conflicts: readonly Conflict[]): NumberedConflict[] {
  return conflicts.map((conflict, index) => ({ number: index + 1, ...conflict }))
}

function tell(file: SourceFile, conflicts: readonly NumberedConflict[]): void {
  const problems = new Map([[file, undecided(conflicts, file)]])
  const sources = { config: file, includes: [], publicFiles: new Set<string>() }
  console.error(formatText(diagnose([file], problems), sources, { color: false }))
}

/** The name of a file from here, where notes are kept: the other commands call it so. */
function named(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/')
}

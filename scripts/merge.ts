import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { takeTheirs } from '../src/changes/merge/decide.ts'
import { merge } from '../src/changes/merge/merge.ts'
import { replaceFile } from '../src/changes/replace-file.ts'
import { Impossible } from '../src/content/operations/tree.ts'
import { patternsOf } from '../src/content/read/include.ts'
import { SourceFile } from '../src/content/read/source-file.ts'
import { type Conflict, notesFolder, readNote, undecided } from '../src/content/read/undecided.ts'
import { diagnose } from '../src/content/report/diagnose.ts'
import { formatText } from '../src/content/report/format/text.ts'
import { root } from '../src/root.ts'
import { misused, readWords } from './lib/flags.ts'
import { install, uninstall } from './merge/install.ts'
import { keepTheirs, writeNote } from './merge/notes.ts'
import { readSide } from './merge/read-side.ts'

const help = `npm run merge -- --install | --uninstall | --decide SIDE | BASE OURS THEIRS

Merges what two people did to one file of a site: by its pages, sections and fields, and not by its lines.
  --install       has git do so in this clone, for pages.json and the files that it includes
  --uninstall     takes that back
  --decide SIDE   where both changed one thing: "ours" keeps what stands in the file, "theirs" writes the other
  --path FILE     only in this file; beside three files, the name of what they are versions of
  --config FILE   the site that --install is for                             (pages.json)

  BASE OURS THEIRS  are the file before, here and there. OURS gets all that both did. Where both changed the same thing
                    it keeps what it has, both values go to ${notesFolder}, and npm run validate fails until it is decided.

It ends with 0, with 1 when something has to be decided or a file cannot be merged (then OURS stays as it is), and with 2
when it is called wrongly or there is no git.`

process.exitCode = await main()

async function main(): Promise<number> {
  const read = readWords(help, {
    install: { type: 'boolean', default: false },
    uninstall: { type: 'boolean', default: false },
    decide: { type: 'string' },
    path: { type: 'string' },
    config: { type: 'string', default: 'pages.json' },
  })
  if (typeof read === 'number') return read
  const { flags, words } = read
  if (flags.install || flags.uninstall) return setUp(flags.install, flags.config)
  if (flags.decide !== undefined) {
    if (flags.decide !== 'ours' && flags.decide !== 'theirs')
      return misused(help, `--decide is "ours" or "theirs", not "${flags.decide}".`)
    return decide(flags.decide, flags.path)
  }
  const [base, ours, theirs, ...more] = words
  if (base === undefined || ours === undefined || theirs === undefined || more.length > 0)
    return misused(help, 'Three files are merged: BASE OURS THEIRS.')
  return mergeFiles({ base, ours, theirs }, flags.path ?? ours)
}

async function setUp(isInstall: boolean, config: string): Promise<number> {
  const folder = path.dirname(path.resolve(config))
  try {
    const text = isInstall ? await readFile(config, 'utf8') : '{}'
    const patterns = [path.basename(config), ...patternsOf(JSON.parse(text))]
    const done = isInstall
      ? await install(folder, path.join(root, 'scripts/run.mjs'), patterns)
      : await uninstall(folder)
    console.log(done.length > 0 ? done.join('\n') : 'Nothing was installed.')
    return 0
  } catch (error) {
    console.error(`Git cannot be set up here: ${String(error instanceof Error ? error.message : error).trim()}`)
    return 2
  }
}

/** Merges into OURS, which stays as it is when that is impossible. */
async function mergeFiles(names: { base: string; ours: string; theirs: string }, written: string): Promise<number> {
  const [before, here, there] = [path.resolve(names.base), path.resolve(names.ours), path.resolve(names.theirs)]
  const file = noteName(written)
  const [base, ours, theirs] = await Promise.all([before, here, there].map(readSide))
  const wrong = Object.entries({ 'the version before': base, ours: ours, theirs: theirs }).flatMap(([side, read]) =>
    read && 'wrong' in read && !(read === base && read.isNone) ? [`of ${side}, ${read.wrong}`] : [],
  )
  const merged =
    wrong.length === 0 && ours && theirs && 'text' in ours && 'text' in theirs
      ? merge({ base: base && 'text' in base ? base.text : null, ours: ours.text, theirs: theirs.text })
      : null
  if (!merged) {
    const reason = wrong.join('; ').replace(/\.$/, '') || 'a field is written twice'
    console.error(
      `${file} is not merged: ${reason}. It stays as it is here; the other version is kept as ${notesFolder}/${file}.theirs.`,
    )
    await writeNote(file, [{ at: '', kind: 'unmerged', theirs: reason }])
    await keepTheirs(file, there)
    return 1
  }
  await replaceFile(here, merged.text)
  await writeNote(file, merged.conflicts)
  if (merged.conflicts.length === 0) return 0
  tell(SourceFile.written(file, merged.text), merged.conflicts)
  return 1
}

function tell(file: SourceFile, conflicts: readonly Conflict[]): void {
  const problems = new Map([[file, conflicts.map((conflict) => undecided(conflict, file))]])
  const sources = { config: file, includes: [], publicFiles: new Set<string>() }
  console.error(formatText(diagnose([file], problems), sources, { color: false }))
}

/** The name of a file in the folder of this project, where notes are kept: git names it from the top of its own. */
function noteName(written: string): string {
  const file = path.resolve(written)
  if (!path.relative(process.cwd(), root).startsWith('..')) process.chdir(root)
  return path.relative(process.cwd(), file).split(path.sep).join('/')
}

async function decide(side: 'ours' | 'theirs', only: string | undefined): Promise<number> {
  const entries = await readdir(notesFolder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.theirs'))
    .map((entry) => path.relative(notesFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => only === undefined || name === noteName(only))
  if (names.length === 0) console.log('There is nothing to decide.')
  for (const name of names) {
    const conflicts = await readNote(name)
    try {
      if (side === 'theirs') await replaceFile(name, takeTheirs(await readFile(name, 'utf8'), conflicts))
    } catch (error) {
      if (!(error instanceof Impossible)) throw error
      console.error(`${name} ${error.message}`)
      return 1
    }
    await writeNote(name, [])
    console.log(`${name}: ${conflicts.length === 1 ? '1 thing is' : `${conflicts.length} things are`} decided.`)
  }
  return 0
}

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runGit } from '../../src/git/run.ts'

const driver = 'sectile'
const mark = `merge=${driver}`
/** For what git merges before it merges: what two branches had in common, where they have merged each other before. */
const ancestors = 'sectile-ancestors'
const settings = ['merge.sectile', 'mergetool.sectile', `merge.${ancestors}`]

/** What the command ends with when it has told what it left to decide. Whatever cannot run or crashes ends otherwise. */
export const told = 3

/**
 * Has git merge files of a site by their structure: in this clone alone, for the config and the files that some patterns name.
 * What it cannot merge is noted where the commands are run that tell it and decide it.
 */
export async function install(
  config: string,
  { command, notes }: { command: string; notes: string },
  patterns: readonly string[],
): Promise<string[]> {
  const folder = path.dirname(config)
  const prefix = await git(folder, 'rev-parse', '--show-prefix')
  const top = await git(folder, 'rev-parse', '--show-toplevel')
  // Drivers run at the top. What lies below it is found in other worktrees, too.
  const named = (place: string) => {
    const below = path.relative(top, place)
    // In single quotes a shell finds nothing but the name.
    return `'${(below.startsWith('..') ? place : below || '.').replaceAll("'", "'\\''")}'`
  }
  const program = `node ${named(command)} merge --notes ${named(notes)}`
  // Of a driver git fills in what stands behind "%", also in the name of a folder.
  const driven = program.replaceAll('%', '%%')
  // Git takes every other end for a conflict that was told, and ours for what is merged.
  const lines = 'git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B'
  const byLines = `echo "npm run merge has failed. Merged by lines instead:" %P >&2; ${lines}`
  const values = [
    ['merge.sectile.name', 'pages and their sections, by structure'],
    ['merge.sectile.driver', `${driven} %O %A %B --path %P; case $? in 0) ;; ${told}) exit 1 ;; *) ${byLines} ;; esac`],
    ['merge.sectile.recursive', ancestors],
    [`merge.${ancestors}.driver`, `${driven} --ancestors %O %A %B --path %P || ${lines}`],
    ['mergetool.sectile.cmd', `cp "$LOCAL" "$MERGED" && ${program} "$BASE" "$MERGED" "$REMOTE" --path "$MERGED"`],
    ['mergetool.sectile.trustExitCode', 'true'],
  ] as const
  for (const [name, value] of values) await git(folder, 'config', '--local', name, value)
  const all = [literal(path.basename(config)), ...patterns.flatMap(withoutBraces)]
  const attributes = all.map((pattern) => `${quoted(`/${literal(prefix)}${pattern}`)} ${mark}`)
  const file = await attributesFile(folder)
  await mkdir(path.dirname(file), { recursive: true })
  // What other sites in this clone have there stays.
  const before = (await linesOf(file)).filter((line) => !attributes.includes(line))
  await writeFile(file, [...before, ...attributes, ''].join('\n'))
  return [
    ...values.map(([name, value]) => `git config ${name} = ${value}`),
    ...attributes.map((line) => `${file}: ${line}`),
  ]
}

/** Which of some files beside a config git merges by lines all the same. */
export async function uncovered(config: string, files: readonly string[]): Promise<string[]> {
  const input = files.map((file) => `${file}\0`).join('')
  const words = ['check-attr', '-z', '--stdin', 'merge']
  const said = (await runGit(words, { folder: path.dirname(config), input })).split('\0')
  // Of each file it says the name, the attribute and the value.
  return files.filter((_, index) => said[index * 3 + 2] !== driver)
}

export async function uninstall(folder: string): Promise<string[]> {
  const done: string[] = []
  for (const section of settings) {
    const removed = await git(folder, 'config', '--local', '--remove-section', section).catch(() => null)
    if (removed !== null) done.push(`git config: ${section} removed`)
  }
  const file = await attributesFile(folder)
  const before = await linesOf(file)
  const others = before.filter((line) => !line.includes(mark))
  if (others.length < before.length) {
    await writeFile(file, [...others, ''].join('\n'))
    done.push(`${file}: lines with ${mark} removed`)
  }
  return done
}

async function attributesFile(folder: string): Promise<string> {
  return path.resolve(folder, await git(folder, 'rev-parse', '--git-path', 'info/attributes'))
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}

/** A name as a pattern that matches nothing else. */
function literal(name: string): string {
  return name.replace(/[\\*?[]/g, '\\$&')
}

/** The patterns that a pattern with braces stands for: git knows none. */
function withoutBraces(pattern: string): string[] {
  const [braces, inside] = /\{([^{}]*,[^{}]*)\}/.exec(pattern) ?? []
  if (braces === undefined || inside === undefined) return [pattern]
  return inside.split(',').flatMap((one) => withoutBraces(pattern.replace(braces, () => one)))
}

/** A pattern as git reads it: at a space it would end. Git knows the quotes of JSON. */
function quoted(pattern: string): string {
  return /\s/.test(pattern) ? JSON.stringify(pattern) : pattern
}

async function git(folder: string, ...words: string[]): Promise<string> {
  return (await runGit(words, { folder })).replace(/\n$/, '')
}

import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const mark = 'merge=sectile'
const settings = ['merge.sectile', 'mergetool.sectile']

/** What the command ends with when it has told what it left to decide. Whatever cannot run or crashes ends otherwise. */
export const told = 3

/**
 * Has git merge files of a site by their structure: in this clone alone, for the files that some patterns name. What it cannot
 * merge is noted where the commands are run that tell it and decide it.
 */
export async function install(
  folder: string,
  { command, notes }: { command: string; notes: string },
  patterns: readonly string[],
): Promise<string[]> {
  const prefix = (await git(folder, 'rev-parse', '--show-prefix')).trim()
  const top = (await git(folder, 'rev-parse', '--show-toplevel')).trim()
  // Drivers run at the top. What lies below it is found in other worktrees, too.
  const named = (place: string) => {
    const below = path.relative(top, place)
    return `"${below.startsWith('..') ? place : below || '.'}"`
  }
  const program = `node ${named(command)} merge --notes ${named(notes)}`
  // Git takes every other end for a conflict that was told, and ours for what is merged.
  const byLines =
    'echo "npm run merge has failed. Merged by lines instead:" %P >&2; ' +
    'git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B'
  const values = [
    ['merge.sectile.name', 'pages and their sections, by structure'],
    [
      'merge.sectile.driver',
      `${program} %O %A %B --path %P; case $? in 0) ;; ${told}) exit 1 ;; *) ${byLines} ;; esac`,
    ],
    ['mergetool.sectile.cmd', `cp "$LOCAL" "$MERGED" && ${program} "$BASE" "$MERGED" "$REMOTE" --path "$MERGED"`],
    ['mergetool.sectile.trustExitCode', 'true'],
  ] as const
  for (const [name, value] of values) await git(folder, 'config', '--local', name, value)
  const attributes = patterns.map((pattern) => `/${prefix}${pattern} ${mark}`)
  const file = await attributesFile(folder)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, [...(await others(file)), ...attributes, ''].join('\n'))
  return [
    ...values.map(([name, value]) => `git config ${name} = ${value}`),
    ...attributes.map((line) => `${file}: ${line}`),
  ]
}

export async function uninstall(folder: string): Promise<string[]> {
  const done: string[] = []
  for (const section of settings) {
    const removed = await git(folder, 'config', '--local', '--remove-section', section).catch(() => null)
    if (removed !== null) done.push(`git config: ${section} removed`)
  }
  const file = await attributesFile(folder)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before.includes(mark)) {
    await writeFile(file, [...(await others(file)), ''].join('\n'))
    done.push(`${file}: lines with ${mark} removed`)
  }
  return done
}

async function attributesFile(folder: string): Promise<string> {
  return path.resolve(folder, (await git(folder, 'rev-parse', '--git-path', 'info/attributes')).trim())
}

/** The lines of a file that are not ours. */
async function others(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').filter((line) => line !== '' && !line.includes(mark))
}

async function git(folder: string, ...words: string[]): Promise<string> {
  return (await promisify(execFile)('git', words, { cwd: folder })).stdout
}

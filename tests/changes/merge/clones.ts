import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { root } from '../../../src/root.ts'
import { aPage, aSite } from '../../content/a-site.ts'

const site = aSite([
  aPage([
    { type: 'hero', heading: 'Care for all' },
    { type: 'call-to-action', heading: 'Talk to us', actions: [{ label: 'Write', href: '/contact' }] },
  ]),
  aPage([{ type: 'hero', heading: 'Contact' }], { path: '/contact', title: 'Contact' }),
])
/** The text of the site that a folder begins with. */
export const base = `${JSON.stringify(site, null, 2)}\n`

/** Gives each test of a file a folder with a site, to make a clone of and to run commands in. */
export function createClones() {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sectile-merge-'))
    await write('pages.json', base)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const place = (name: string) => path.join(folder, name)
  async function write(name: string, text: string | Buffer): Promise<void> {
    await mkdir(path.dirname(place(name)), { recursive: true })
    await writeFile(place(name), text)
  }
  function run(program: string, ...words: string[]) {
    const env = {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_CEILING_DIRECTORIES: tmpdir(),
    }
    const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8', env })
    return { status, stdout, stderr }
  }
  const git = (...words: string[]) =>
    run('git', '-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'core.hooksPath=/dev/null', ...words)

  /** Two branches, each with a text of its own in a file; the one here is checked out. */
  async function twoBranches(ours: string, theirs: string, name = 'pages.json'): Promise<void> {
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '-m', 'The site')
    for (const [branch, text] of [
      ['theirs', theirs],
      ['ours', ours],
    ] as const) {
      git('checkout', '--quiet', '-b', branch, 'main')
      await write(name, text)
      git('commit', '--quiet', '--all', '-m', branch)
    }
  }

  return {
    folder: () => folder,
    read: (name = 'pages.json') => readFile(place(name), 'utf8'),
    write,
    run,
    git,
    command: (name: string, ...words: string[]) =>
      run(process.execPath, path.join(root, 'scripts/run.mjs'), name, ...words),
    twoBranches,
  }
}

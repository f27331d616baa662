import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Editing, testOf } from './editing.ts'
import { site } from './preview-site.ts'

const { site: settings, ...rest } = site([
  { type: 'hero', heading: 'Bread at seven', text: 'Baked by hand.' },
  { type: 'rich-text', heading: 'How we bake', body: 'Slowly, and by night. '.repeat(60).trim() },
])
const first = `${JSON.stringify({ ...rest, site: { ...settings, header: { menu: [{ label: 'Start', href: '/' }] } } }, null, 2)}\n`

interface Clone extends Editing {
  /** Another program saves other sections of the page, and more settings. */
  save(change: (sections: readonly object[]) => readonly object[], settings?: object): void
  /** The names of all files of the clone. */
  files(): string[]
  git(...words: string[]): string
  readonly remote: string
}

const gitIn =
  (cwd: string) =>
  (...words: string[]) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()

const remoteOf = (folder: string) => `../${path.basename(folder)}.git`

/** A clone with a remote, in which a site is edited. */
export const test = testOf('clone', {
  files: { 'pages.json': first },
  shows: 'Bread at seven',
  prepare(folder) {
    const git = gitIn(folder)
    rmSync(path.join(folder, remoteOf(folder)), { recursive: true, force: true })
    git('init', '--quiet', '--initial-branch=main')
    git('config', 'user.name', 'Ada')
    git('config', 'user.email', 'ada@sample.example')
    git('init', '--quiet', '--bare', remoteOf(folder))
    git('remote', 'add', 'origin', remoteOf(folder))
    git('add', 'pages.json')
    git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'A site')
    git('push', '--quiet', 'origin', 'main')
  },
}).extend<{ clone: Clone }>({
  clone: async ({ editing }, use) => {
    const { folder, text, write } = editing
    await use({
      ...editing,
      git: gitIn(folder),
      remote: remoteOf(folder),
      files: () =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.git')),
      save(change, more) {
        const now = JSON.parse(text())
        now.pages[0].sections = change(now.pages[0].sections)
        now.site = { ...now.site, ...more }
        write(JSON.stringify(now, null, 2))
      },
    })
  },
})

export { expect } from './test.ts'

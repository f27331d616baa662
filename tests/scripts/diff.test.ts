import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { eventually } from '../eventually.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sectile-changes-'))
const site = path.join(folder, 'site')
afterAll(() => rmSync(folder, { recursive: true }))

const sections = [{ type: 'hero', heading: 'Care in Pune' }] as const
const about = aPage([{ type: 'rich-text', heading: 'Who we are', body: 'Nine people.' }], {
  path: '/about',
  title: 'About',
})

function write(name: string, content: unknown): void {
  const file = path.join(site, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

function git(...flags: string[]): void {
  const own = ['-c', 'user.name=Ada', '-c', 'user.email=ada@sample.example', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...own, ...flags], { cwd: site, stdio: 'pipe' })
}

function diff(words: string[] = [], { cwd = site, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const { GITHUB_BASE_REF: _, ...outside } = process.env
  const run = path.join(root, 'scripts/run.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [run, 'diff', ...words], {
    cwd,
    encoding: 'utf8',
    env: { ...outside, ...env },
  })
  return { status, stdout, stderr }
}

beforeAll(() => {
  mkdirSync(site)
  git('init', '--quiet', '--initial-branch=main')
  write('pages.json', aSite([aPage([...sections])], { include: ['pages/*.json'] }))
  write('pages/about.json', about)
  write('public/images/team.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  git('add', '.')
  git('commit', '--quiet', '-m', 'A site')
  git('tag', 'first')
  cpSync(site, path.join(folder, 'as-it-was'), { recursive: true })
  git('checkout', '--quiet', '-b', 'words')
  write('pages/about.json', { ...about, title: 'About us' })
  git('commit', '--quiet', '-a', '-m', 'A word')
  write('public/images/team.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>')
  write('public/images/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
})

const changed = `/about
  text     page: title "About{+ us+}"

Files
  added    /images/new.svg
  changed  /images/team.svg: another file under the same name, which no page shows
`

describe('what a site is compared with', () => {
  test('where the branch left the main one, with what is not committed yet', () => {
    expect(diff()).toEqual({ status: 0, stdout: changed, stderr: '' })
  })

  test('a commit, a tag, or a branch that a workflow names', () => {
    expect(diff(['first']).stdout).toBe(changed)
    expect(diff(['HEAD']).stdout).toBe(changed.slice(changed.indexOf('Files')))
    git('update-ref', 'refs/remotes/origin/trunk', 'first')
    expect(diff([], { env: { GITHUB_BASE_REF: 'trunk' } }).stdout).toBe(changed)
  })

  test('a folder, also outside of git', () => {
    expect(diff(['../as-it-was']).stdout).toBe(changed)
    const other = path.join(folder, 'no-git')
    cpSync(site, other, { recursive: true, filter: (name) => !name.includes('.git') })
    expect(diff([`${folder}/as-it-was`], { cwd: other }).stdout).toBe(changed)
    expect(diff([], { cwd: other })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'Name a folder to compare with: the site is in no git repository.\n',
    })
  })

  test('a repository of another user, as in a container, is told with what to do', () => {
    const { status, stderr } = diff(['HEAD'], { env: { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' } })
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /^"HEAD" is no folder, and git does not read the repository of the site, which belongs to another user, until it is told to: git config --global --add safe\.directory .*\n$/,
    )
  })

  test('a site in a folder of its repository', () => {
    const inside = path.join(folder, 'repository/sites/one')
    cpSync(site, inside, { recursive: true, filter: (name) => !name.includes('.git') })
    const ofAll = (...flags: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@sample.example', ...flags], {
        cwd: path.join(folder, 'repository'),
        stdio: 'pipe',
      })
    const odd = path.join(inside, 'public/images/a\ttab.svg')
    writeFileSync(odd, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    ofAll('init', '--quiet')
    ofAll('add', '.')
    ofAll('commit', '--quiet', '-m', 'Two sites')
    writeFileSync(path.join(inside, 'pages/about.json'), JSON.stringify({ ...about, title: 'About both' }))
    writeFileSync(path.join(inside, 'public/images/new.svg'), '<svg xmlns="http://www.w3.org/2000/svg" id="other"/>')
    writeFileSync(odd, '<svg xmlns="http://www.w3.org/2000/svg" id="odd"/>')
    const said = `/about
  text     page: title "About [-us-]{+both+}"

Files
  changed  /images/atab.svg: another file under the same name, which no page shows
  changed  /images/new.svg: another file under the same name, which no page shows
`
    expect(diff(['HEAD'], { cwd: inside })).toEqual({ status: 0, stdout: said, stderr: '' })
    const from = path.join(folder, 'repository')
    expect(diff(['HEAD', '--config', 'sites/one/pages.json'], { cwd: from }).stdout).toBe(said)
  })

  test('a checkout stays as it is', () => {
    const status = () => execFileSync('git', ['status', '--porcelain'], { cwd: site, encoding: 'utf8' })
    const before = status()
    diff(['first'])
    expect(status()).toBe(before)
    git('stash', '--include-untracked')
    expect(diff(['HEAD']).stdout).toBe('Nothing of the content has changed.\n')
    git('stash', 'pop')
  })
})

describe('what stands in the way is told', () => {
  test('a base that nobody knows, and one that looks like a flag', () => {
    expect(diff(['no-such-branch'])).toEqual({
      status: 2,
      stdout: '',
      stderr: '"no-such-branch" is no commit, branch or tag that is known here, and no folder.\n',
    })
    expect(diff(['--output=x']).status).toBe(2)
    expect(diff(['--', '--output=x']).stderr).toContain('is no commit')
  })

  test('a base without the config', () => {
    const { status, stderr } = diff(['first', '--config', 'other.json'])
    expect(status).toBe(2)
    expect(stderr).toMatch(/^There is no other\.json in first \([0-9a-f]{7}\)\.\n$/)
  })

  test('a clone with only the newest commits', () => {
    const clone = path.join(folder, 'clone')
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${site}`, clone], { stdio: 'pipe' })
    const { status, stderr } = diff(['first'], { cwd: clone })
    expect(status).toBe(2)
    expect(stderr).toContain('This clone holds only the newest commits; "git fetch --unshallow" gets the others')
  })

  test('no git', () => {
    const { status, stderr } = diff(['first'], { env: { PATH: folder } })
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'git is not installed here. Name a folder to compare with instead of a commit.\n',
    })
  })

  test('a file that is gone, and one that is no JSON', () => {
    const file = path.join(site, 'pages/about.json')
    renameSync(file, `${file}.aside`)
    write('pages/about.json', '{ "path": "/about", ]]]')
    const { status, stdout } = diff()
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^! pages\/about\.json now is no valid JSON \(line 1: .*\): what it holds is not compared\.\n/,
    )
    renameSync(`${file}.aside`, file)
    expect(diff(['first', '--config', 'gone/pages.json'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'gone/pages.json cannot be read: there is no such file.\n',
    })
  })
})

describe('pictures', () => {
  const screens = (to: string) => {
    const { status, stderr } = diff(['--screens', to], { env: { CHROMIUM_PATH: '/no/browser' } })
    return { status, stderr }
  }

  test('a page that is no page of pictures keeps its name', () => {
    write('built/index.html', 'Home')
    expect(screens('built')).toEqual({
      status: 2,
      stderr: 'built/index.html is no page of pictures, and stays as it is. Name another folder with --screens.\n',
    })
    expect(readFileSync(path.join(site, 'built/index.html'), 'utf8')).toBe('Home')
  })

  test('what stands in their way is named, and no command that was not asked for', () => {
    write('file', '')
    expect(screens('file')).toEqual({
      status: 2,
      stderr: 'No pictures were taken: file: something else has its name.\n',
    })
    expect(screens('shots')).toEqual({
      status: 2,
      stderr: 'No pictures were taken: CHROMIUM_PATH is /no/browser, and there is no browser that runs there.\n',
    })
  })

  test('a mistake of the earlier state is told by the name that git has for its file', () => {
    const text = readFileSync(path.join(site, 'pages.json'), 'utf8')
    write('pages.json', '{"version":')
    git('commit', '--quiet', '-m', 'Broken', 'pages.json')
    git('tag', 'broken')
    git('reset', '--quiet', 'HEAD~1')
    write('pages.json', text)
    const browser = path.join(folder, 'no-browser')
    writeFileSync(browser, '#!/bin/sh\n', { mode: 0o755 })
    const { status, stderr } = diff(['broken', '--screens', 'shots'], { env: { CHROMIUM_PATH: browser } })
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /^The sections cannot be drawn as they were in broken \(([0-9a-f]{7})\)\.\n\n\1:pages\.json:1:11\n/,
    )
    expect(stderr).not.toContain('sectile-diff-')
  })

  test('who ends it leaves nothing of both sites behind', async () => {
    const TMPDIR = path.join(folder, 'temporary')
    mkdirSync(TMPDIR)
    // It is asked for its version, and started when both sites are built.
    const browser = path.join(folder, 'browser')
    writeFileSync(browser, '#!/bin/sh\n[ "$1" = --version ] || exec sleep 60\n', { mode: 0o755 })
    const command = [path.join(root, 'scripts/run.mjs'), 'diff', 'first', '--screens', 'shots']
    const env = { ...process.env, TMPDIR, CHROMIUM_PATH: browser }
    const running = spawn(process.execPath, command, { cwd: site, env, stdio: 'ignore' })
    const ended = once(running, 'exit')
    await eventually(() => expect(readdirSync(TMPDIR).join()).toContain('sectile-screens-'))
    running.kill('SIGINT')
    expect(await ended).toEqual([130, null])
    expect(readdirSync(TMPDIR).filter((name) => name.startsWith('sectile-'))).toEqual([])
  })
})

test('says it for programs and for a pull request', () => {
  const json = JSON.parse(diff(['--format', 'json']).stdout)
  expect(json).toMatchObject({
    notes: [],
    changes: [{ on: 'page', path: '/about', kind: 'text', before: 'About', after: 'About us' }, {}, {}],
  })
  expect(diff(['--format', 'markdown']).stdout).toContain('### /about\n\n- **text** page: title "About **us**"\n')
  expect(diff(['--format', 'html']).stderr).toContain('There are: text, markdown, json.')
})

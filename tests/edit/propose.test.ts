import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withFiles } from '../../src/changes/site/files.ts'
import { loadSources } from '../../src/content/read/load.ts'
import { SourceFile } from '../../src/content/read/source-file.ts'
import { branchName } from '../../src/edit/server/propose/branch-name.ts'
import { hostPage, webAddress } from '../../src/edit/server/propose/host-page.ts'
import { Proposals } from '../../src/edit/server/propose/index.ts'
import { PicturesOfChanges } from '../../src/edit/server/propose/screens.ts'
import { aPage, aSite } from '../content/a-site.ts'

const top = mkdtempSync(path.join(os.tmpdir(), 'propose-'))
afterAll(() => rmSync(top, { recursive: true }))

const words = { title: 'New prices', text: 'From May.', name: 'Ada Ö', email: 'ada@sample.example' }
const site = (heading: string) =>
  JSON.stringify(aSite([aPage([{ type: 'hero', heading }])], { include: ['pages/**/*.json'] }), null, 2)
const about = JSON.stringify(aPage([{ type: 'rich-text', body: 'Nine people.' }], { path: '/about', title: 'About' }))

let number = 0
let folder: string
let bare: string

/** Another clone, and another remote, for each test. */
beforeEach(() => {
  number += 1
  folder = path.join(top, `clone ${number}`)
  bare = path.join(top, `remote ${number}.git`)
  mkdirSync(folder)
})

function git(...flags: string[]): string {
  const own = ['-c', 'user.name=Else', '-c', 'user.email=else@sample.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...own, ...flags], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trimEnd()
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

/** A clone with a site in a folder of it, or at its top. */
function clone(within = ''): void {
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  git('init', '--quiet', '--initial-branch=main')
  write(path.join(within, 'pages.json'), site('Bread at seven'))
  write(path.join(within, 'pages/about.json'), about)
  write('code.txt', 'as it was')
  git('add', '.')
  git('commit', '--quiet', '-m', 'A site')
  git('remote', 'add', 'origin', bare)
  git('push', '--quiet', 'origin', 'main')
}

/** What proposes the site in a folder, with `errors` in it; without git, what it was at first is given. */
function proposals({ within = '', errors = 0, first = '' } = {}): Proposals {
  const config = path.join(folder, within, 'pages.json')
  const now = async () => {
    const sources = await loadSources(config)
    const { path: name } = sources.config
    const change = { path: name, before: sources.config, after: SourceFile.written(name, first) }
    const beginning = first === '' ? sources : withFiles(sources, [change])
    return { sources, beginning, errors, checked: { summary: '', mistakes: [] } }
  }
  return new Proposals(config, now, new PicturesOfChanges(config, path.join(top, 'screens')))
}

/** All that must stay as it is in a clone: what is checked out, staged and written. */
function mine(): unknown {
  return [
    git('rev-parse', 'HEAD'),
    git('symbolic-ref', 'HEAD'),
    git('branch'),
    git('status', '--porcelain', '-z'),
    git('diff', '--cached'),
    git('stash', 'list'),
  ]
}

describe('with a remote', () => {
  test('a branch with one commit of the site’s files by its author is sent, and nothing of the clone is another', async () => {
    clone()
    write('pages.json', site('Bread at six'))
    write('pages/open day.json', about.replace('/about', '/open-day'))
    write('public/images/a "quoted" sign ’ü.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    rmSync(path.join(folder, 'pages/about.json'))
    write('code.txt', 'not mine to propose')
    write('staged.txt', 'staged')
    git('add', 'staged.txt')
    const before = mine()
    const index = statSync(path.join(folder, '.git/index')).mtimeMs
    const proposed = await proposals().propose(words)
    expect(proposed).toMatchObject({ done: true, branch: 'content/new-prices', files: 4, page: null })
    expect(statSync(path.join(folder, '.git/index')).mtimeMs).toBe(index)
    expect(mine()).toEqual(before)
    const asked = (...flags: string[]) => git(`--git-dir=${bare}`, ...flags)
    expect(asked('log', '-1', '--format=%an <%ae>|%B|%P', 'content/new-prices')).toBe(
      `Ada Ö <ada@sample.example>|New prices\n\nFrom May.\n|${git('rev-parse', 'HEAD')}`,
    )
    expect(asked('diff', '-z', '--name-status', '--no-renames', 'main', 'content/new-prices').split('\0')).toEqual([
      'M',
      'pages.json',
      'D',
      'pages/about.json',
      'A',
      'pages/open day.json',
      'A',
      'public/images/a "quoted" sign ’ü.svg',
      '',
    ])
    expect(asked('show', 'content/new-prices:pages.json')).toContain('Bread at six')
  })

  test('the same title again adds a commit, and when the main branch has it, goes on from there', async () => {
    clone()
    write('pages.json', site('Bread at six'))
    await proposals().propose(words)
    await expect(proposals().propose(words)).rejects.toThrow('Nothing of the content has changed')
    write('pages.json', site('Bread at five'))
    expect(await proposals().propose(words)).toMatchObject({ done: true, branch: 'content/new-prices' })
    const log = () => git(`--git-dir=${bare}`, 'log', '--format=%s', 'content/new-prices').split('\n')
    expect(log()).toEqual(['New prices', 'New prices', 'A site'])
    git('fetch', '--quiet', 'origin')
    git('checkout', '--quiet', '--', '.')
    git('merge', '--quiet', '--no-edit', '--no-ff', '-m', 'Merged', 'origin/content/new-prices')
    write('pages.json', site('Bread at four'))
    expect(await proposals().propose(words)).toMatchObject({ done: true, branch: 'content/new-prices' })
    expect(log()[1]).toBe('Merged')
  })

  test('who presses twice sends once', async () => {
    clone()
    write('pages.json', site('Bread at six'))
    const once = proposals()
    const [first, second] = await Promise.allSettled([once.propose(words), once.propose(words)])
    expect(first).toMatchObject({ value: { done: true, branch: 'content/new-prices' } })
    expect(second).toMatchObject({ reason: { why: 'It is being sent already.' } })
    write('pages.json', site('Bread at five'))
    expect(await once.propose(words)).toMatchObject({ done: true })
  })

  test('where the clone has gone another way since, it is a branch of its own', async () => {
    clone()
    write('pages.json', site('Bread at six'))
    await proposals().propose(words)
    git('commit', '--quiet', '-a', '-m', 'The same by hand')
    write('pages.json', site('Bread at five'))
    expect(await proposals().propose(words)).toMatchObject({ done: true, branch: 'content/new-prices-2' })
  })

  test('somebody else has added to the branch: that is said, and nothing of theirs is lost', async () => {
    clone()
    write('pages.json', site('Bread at six'))
    await proposals().propose(words)
    const other = git('commit-tree', 'HEAD^{tree}', '-p', 'HEAD', '-m', 'By somebody else')
    git('push', '--quiet', '--force', 'origin', `${other}:refs/heads/content/new-prices`)
    write('pages.json', site('Bread at five'))
    const proposed = await proposals().propose(words)
    expect(proposed).toMatchObject({ done: false, why: expect.stringContaining('Somebody else has added') })
    expect(proposed).toMatchObject({ said: expect.stringContaining('rejected') })
    expect(git(`--git-dir=${bare}`, 'rev-parse', 'content/new-prices')).toBe(other)
  })

  test('a hook says no, here or there: its words are shown, and once it says yes the same is sent', async () => {
    clone()
    write('pages.json', site('Bread at six'))
    for (const hook of [path.join(bare, 'hooks/pre-receive'), path.join(folder, '.git/hooks/pre-push')]) {
      mkdirSync(path.dirname(hook), { recursive: true })
      writeFileSync(hook, '#!/bin/sh\necho "no changes on Fridays" >&2\nexit 1\n')
      chmodSync(hook, 0o755)
      const proposed = await proposals().propose(words)
      expect(proposed).toMatchObject({ done: false, said: expect.stringContaining('no changes on Fridays') })
      rmSync(hook)
    }
    expect(await proposals().propose(words)).toMatchObject({ done: true, branch: 'content/new-prices' })
  })

  test('a branch that is called as all of them begin is told, and whose it is to mend', async () => {
    clone()
    git('push', '--quiet', 'origin', 'main:refs/heads/content')
    write('pages.json', site('Bread at six'))
    expect(await proposals().propose(words)).toMatchObject({
      done: false,
      why: expect.stringContaining('has a branch that is called “content”'),
    })
  })

  test('a remote that is gone or cannot be reached is told in plain words', async () => {
    clone()
    write('pages.json', site('Bread at six'))
    rmSync(bare, { recursive: true })
    expect(await proposals().propose(words)).toMatchObject({
      done: false,
      why: expect.stringContaining('does not let you in'),
    })
    git('remote', 'set-url', 'origin', 'http://ada:secret@localhost:1/site.git')
    const proposed = await proposals().propose(words)
    expect(proposed).toMatchObject({ done: false, why: expect.stringContaining('cannot be reached') })
    expect(JSON.stringify(proposed)).not.toContain('secret')
    expect((await proposals().proposal()).remote).toBe('localhost:1/site')
  })

  test('a site in a folder of the repository proposes only that folder', async () => {
    clone('sites/bakery')
    write('sites/bakery/pages.json', site('Bread at six'))
    write('pages/other.json', '{}')
    expect(await proposals({ within: 'sites/bakery' }).propose(words)).toMatchObject({ done: true, files: 1 })
  })

  test('with mistakes nothing is sent', async () => {
    clone()
    write('pages.json', site('Bread at six'))
    await expect(proposals({ errors: 1 }).propose(words)).rejects.toThrow('Mistakes have to be mended first')
    expect(git(`--git-dir=${bare}`, 'branch', '--list', 'content/*')).toBe('')
  })
})

test('what was changed is told as “npm run diff” tells it, with whom git knows', async () => {
  clone()
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@sample.example')
  write('pages.json', site('Bread at six'))
  const { groups, called, author, remote } = await proposals().proposal()
  expect(groups.map(({ title, lines }) => [title, lines.map(({ done }) => done)])).toEqual([
    [[{ value: '/' }], ['text']],
  ])
  expect(JSON.stringify(groups)).toContain('{"out":"seven"},{"in":"six"}')
  expect(called).toMatch(/^origin\/main \([0-9a-f]{7}\)$/)
  expect(author).toEqual({ name: 'Ada', email: 'ada@sample.example' })
  expect(remote).toBe(bare)
})

describe('without a remote', () => {
  test('a patch with pictures, which “git am” takes over with its author', async () => {
    clone()
    git('remote', 'remove', 'origin')
    write('pages.json', site('Bread at six'))
    writeFileSync(path.join(folder, 'dot.png'), '')
    mkdirSync(path.join(folder, 'public'))
    writeFileSync(path.join(folder, 'public/dot.png'), Buffer.from([0, 1, 2, 255, 0, 13, 10]))
    const { remote, nowhere } = await proposals().proposal()
    expect([remote, nowhere]).toEqual([null, 'the git repository of the site knows no other one to send it to.'])
    await expect(proposals().propose(words)).rejects.toThrow('nothing here to send it to')
    const { name, text, command } = await proposals().patch(words)
    expect([name, command]).toEqual(['content-new-prices.patch', 'git am content-new-prices.patch'])
    const there = path.join(top, `there ${number}`)
    execFileSync('git', ['clone', '--quiet', bare, there])
    writeFileSync(path.join(there, name), text)
    const own = ['-c', 'user.name=Else', '-c', 'user.email=else@sample.example', '-c', 'commit.gpgsign=false']
    execFileSync('git', [...own, 'am', '--quiet', name], { cwd: there })
    expect(readFileSync(path.join(there, 'pages.json'), 'utf8')).toBe(site('Bread at six'))
    expect(readFileSync(path.join(there, 'public/dot.png'))).toEqual(readFileSync(path.join(folder, 'public/dot.png')))
    expect(execFileSync('git', ['log', '-1', '--format=%an|%s'], { cwd: there, encoding: 'utf8' })).toBe(
      'Ada Ö|New prices\n',
    )
  })

  test('without git, or before the site is in it: a patch of what the editor remembers', async () => {
    write('pages.json', site('Bread at six'))
    const { called, remote, groups } = await proposals({ first: site('Bread at seven') }).proposal()
    expect([called, remote]).toEqual(['how it was when you began to edit', null])
    expect(JSON.stringify(groups)).toContain('{"out":"seven"},{"in":"six"}')
    const { name, text } = await proposals({ first: site('Bread at seven') }).patch(words)
    const there = path.join(top, `there ${number}`)
    mkdirSync(there)
    writeFileSync(path.join(there, 'pages.json'), site('Bread at seven'))
    writeFileSync(path.join(there, name), text)
    execFileSync('git', ['apply', name], { cwd: there })
    expect(readFileSync(path.join(there, 'pages.json'), 'utf8')).toBe(site('Bread at six'))
    expect(text.startsWith('# New prices\n#\n# From May.\n#\n# Ada Ö <ada@sample.example>\n\n--- a/pages.json')).toBe(
      true,
    )
    await expect(proposals().patch(words)).rejects.toThrow('Nothing of the content has changed')
  })

  test('why it becomes a file is said, also where git is there and does not read the repository', async () => {
    const why = async () => (await proposals({ first: site('Bread at seven') }).proposal()).nowhere
    write('pages.json', site('Bread at six'))
    expect(await why()).toBe('the site is in no git repository.')
    git('init', '--quiet')
    expect(await why()).toBe('the site is in no commit of its git repository yet.')
    git('add', '.')
    git('commit', '--quiet', '-m', 'A site')
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
    expect(await why()).toMatch(
      /^git does not read the repository of the site, which belongs to another user, until it is told to: git config --global --add safe\.directory \S/,
    )
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', undefined)
    vi.stubEnv('PATH', '')
    expect(await why()).toBe('git is not installed here.')
  })
})

test.each([
  ['New prices', 'content/new-prices'],
  ['  Crème brûlée & more!! ', 'content/creme-brulee-more'],
  ['../../main; rm -rf ~', 'content/main-rm-rf'],
  ['--force', 'content/force'],
  ['新しいパン', 'content/新しいパン'],
  ['🍞', 'content/change'],
  ['a'.repeat(80), `content/${'a'.repeat(50)}`],
])('the title %s becomes the branch %s', (title, branch) => {
  expect(branchName(title)).toBe(branch)
  execFileSync('git', ['check-ref-format', '--branch', branch])
})

test.each([
  ['git@github.com:bakery/site.git', 'https://github.com/bakery/site'],
  [
    'https://ada:secret@gitlab.sample.example:8443/group/sub/site.git',
    'https://gitlab.sample.example:8443/group/sub/site',
  ],
  ['ssh://git@git.sample.example:2222/bakery/site.git/', 'https://git.sample.example/bakery/site'],
  ['https://git.sample.example:99999/bakery/site.git', null],
  ['/srv/site.git', null],
  ['C:/sites/site.git', null],
  ['file:///srv/site.git', null],
])('the remote %s is at %s', (remote, address) => {
  expect(webAddress(remote)).toBe(address)
})

test('a pull request begins at the page that its host names, or that such hosts have', () => {
  const branch = 'content/new-prices'
  const page = (remote: string, said = '') => hostPage(remote, branch, said)
  expect(page('git@github.com:b/s.git')).toBe('https://github.com/b/s/compare/content/new-prices?expand=1')
  expect(page('https://gitlab.com/b/s.git')).toBe(
    'https://gitlab.com/b/s/-/merge_requests/new?merge_request%5Bsource_branch%5D=content%2Fnew-prices',
  )
  expect(page('git@bitbucket.org:b/s.git')).toBe(
    'https://bitbucket.org/b/s/pull-requests/new?source=content%2Fnew-prices',
  )
  expect(page('https://codeberg.org/b/s')).toBe('https://codeberg.org/b/s/compare/content/new-prices?expand=1')
  const said = (host: string) =>
    `remote:\nremote: Create a new pull request:\nremote:   https://${host}/b/s/pulls/new/x\n`
  expect(page('git@git.sample.example:b/s.git', said('git.sample.example'))).toBe(
    'https://git.sample.example/b/s/pulls/new/x',
  )
  expect(page('git@git.sample.example:b/s.git', said('evil.example'))).toBeNull()
  expect(page(bare)).toBeNull()
})

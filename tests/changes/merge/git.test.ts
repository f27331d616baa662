import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '../../../src/generated/types.ts'
import { root } from '../../../src/root.ts'
import { aPage } from '../../content/a-site.ts'
import { base, createClones } from './clones.ts'

const { folder, read, write, run, git, command, twoBranches } = createClones()

const added = (path: string) => base.replace('\n  ]\n}\n', `,\n    ${JSON.stringify(aPage([], { path }))}\n  ]\n}\n`)

test('git merges two pages that were added at the same place', async () => {
  await twoBranches(added('/one'), added('/two'))
  const told = command('merge', '--install')
  expect(told).toMatchObject({ status: 0, stderr: '' })
  expect(told.stdout).toContain('/pages.json merge=sectile')
  expect(git('merge', '--no-edit', 'theirs')).toMatchObject({ status: 0 })
  const { pages } = JSON.parse(await read()) as { pages: Page[] }
  expect(pages.map((page) => page.path)).toEqual(['/', '/contact', '/one', '/two'])
  expect(command('merge', '--uninstall').stdout).toMatch(
    /merge\.sectile removed\n.*mergetool\.sectile removed\n.*merge\.sectile-ancestors removed\n.*lines/,
  )
  expect(command('merge', '--uninstall').stdout).toBe('Nothing was installed.\n')
  expect(git('config', '--get-regexp', 'sectile').stdout).toBe('')
})

test('what both changed stays unmerged, is told by validate, and can be decided', async () => {
  await twoBranches(base.replace('Care for all', 'Care for you'), base.replace('Care for all', 'Care, always'))
  command('merge', '--install')
  const merged = git('merge', '--no-edit', 'theirs')
  expect(merged.status).toBe(1)
  expect(git('status', '--short').stdout).toContain('UU pages.json')
  expect(await read()).toBe(base.replace('Care for all', 'Care for you'))
  expect(JSON.parse(await read('.cache/merge/pages.json'))).toEqual({
    file: 'pages.json',
    into: git('rev-parse', 'ours').stdout.trim(),
    conflicts: [
      {
        number: 1,
        at: '/pages/0/sections/0/heading',
        kind: 'changed',
        base: 'Care for all',
        ours: 'Care for you',
        theirs: 'Care, always',
      },
    ],
  })
  const words = 'Heading: two people changed this. Here stands "Care for you"; the other wrote "Care, always".'
  expect(merged.stderr + merged.stdout).toContain(words)
  const judged = command('validate')
  expect(judged.status).toBe(1)
  expect(judged.stdout).toContain(words)
  expect(judged.stdout).toContain('npm run merge -- --decide ours --path pages.json')
  expect(command('merge', '--decide', 'theirs').stdout).toBe('pages.json: 1 thing is decided.\n')
  expect(await read()).toBe(base.replace('Care for all', 'Care, always'))
  expect(command('validate').stdout).not.toContain('two people')
  expect(command('merge', '--decide', 'ours').stdout).toBe('There is nothing to decide.\n')
})

test('the conflicts of a file elsewhere are kept beside those of this project, and decided like them', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'sectile-elsewhere-'))
  const ours = path.relative(folder(), path.join(elsewhere, 'pages.json'))
  await writeFile(path.join(elsewhere, 'pages.json'), base.replace('Care for all', 'Care for you'))
  await write('theirs', base.replace('Care for all', 'Care, always'))
  expect(command('merge', 'pages.json', ours, 'theirs').stderr).toContain(`--path ${ours}`)
  expect(await read()).toBe(base)
  expect(command('validate', '--config', ours).stdout).toContain('two people')
  expect(command('merge', '--decide', 'theirs').stdout).toBe(`${ours}: 1 thing is decided.\n`)
  expect(await read(ours)).toContain('Care, always')
  expect(command('merge', 'pages.json', ours, 'theirs').status).toBe(0)
  expect(await read()).toBe(base)
  await rm(elsewhere, { recursive: true })
})

test('what both changed in a site with a history of its own is told and decided from where commands are run', async () => {
  const work = await mkdtemp(path.join(tmpdir(), 'sectile-work-'))
  const config = path.relative(work, path.join(folder(), 'pages.json'))
  const there = (...words: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), ...words], { cwd: work, encoding: 'utf8' })
  await twoBranches(base.replace('Care for all', 'Care for you'), base.replace('Care for all', 'Care, always'))
  expect(there('merge', '--install', '--config', config)).toMatchObject({ status: 0 })
  const merged = git('merge', '--no-edit', 'theirs')
  expect(merged.status).toBe(1)
  expect(merged.stderr + merged.stdout).toContain(`--decide ours --path ${config}`)
  expect(git('status', '--short').stdout).toBe('UU pages.json\n')
  expect(there('validate', '--config', config).stdout).toContain('two people')
  expect(there('merge', '--decide', 'theirs').stdout).toBe(`${config}: 1 thing is decided.\n`)
  expect(await read()).toBe(base.replace('Care for all', 'Care, always'))
  await rm(work, { recursive: true })
})

test('one of several is decided by its number, which the others keep', async () => {
  const ours = base.replace('Care for all', 'Care for you').replace('Talk to us', 'Call us').replace('"Write"', '"Ask"')
  const theirs = base
    .replace('Care for all', 'Care, always')
    .replace('Talk to us', 'Ring us')
    .replace('"Write"', '"Mail"')
  await write('pages.json', ours)
  await write('base', base)
  await write('theirs', theirs)
  const decide = (...words: string[]) => command('merge', '--decide', ...words)
  expect(command('merge', 'base', 'pages.json', 'theirs').stderr).toContain(
    '--decide ours --path pages.json --conflict 2',
  )
  expect(decide('theirs', '--conflict', '2').stdout).toBe(
    'pages.json: 1 thing is decided. 2 things are left: npm run validate tells them.\n',
  )
  expect(await read()).toBe(ours.replace('Call us', 'Ring us'))
  expect(decide('ours', '--conflict', '2')).toMatchObject({
    status: 2,
    stderr: 'pages.json has no conflict 2. It has 1, 3.\n',
  })
  expect(decide('theirs', '--conflict', 'two').status).toBe(2)
  expect(decide('theirs', '--conflict', '3', '--path', 'pages.json').stdout).toContain('1 thing is left')
  expect(command('validate').stdout).toContain('npm run merge -- --decide ours --path pages.json, or')
  expect(decide('ours', '--conflict', '1').stdout).toBe('pages.json: 1 thing is decided.\n')
  expect(await read()).toBe(ours.replace('Call us', 'Ring us').replace('"Ask"', '"Mail"'))
  expect(command('validate').stdout).not.toContain('two people')
})

test('a hint can be typed as it is told, and what is decided nowhere is told with where there is something', async () => {
  const name = "pages/für 'alle'.json"
  await write(name, JSON.stringify(aPage([], { path: '/for-all', title: 'A' })))
  await write('pages.json', base.replace('"site"', '"include": ["pages/*.json"], "site"'))
  await write('theirs', (await read(name)).replace('"A"', '"T"'))
  await write('before', await read(name))
  await write(name, (await read(name)).replace('"A"', '"O"'))
  command('merge', 'before', name, 'theirs')
  const [, hint = ''] = /npm run merge -- (--decide ours.*), or/.exec(command('validate').stdout) ?? []
  expect(command('merge', '--decide', 'ours', '--path', 'pages/none.json')).toEqual({
    status: 2,
    stdout: '',
    stderr: `There is nothing to decide in pages/none.json, but in ${name}.\n`,
  })
  expect(command('merge', '--decide', 'ours', '--path', 'pages/für', "'alle'.json")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('"\'alle\'.json" is a word too many') as string,
  })
  expect(command('validate').stdout).toContain('two people')
  expect(run('sh', '-c', `node '${path.join(root, 'scripts/run.mjs')}' merge ${hint}`).stdout).toContain('is decided')
  expect(command('validate').stdout).not.toContain('two people')
})

async function three(base: string | Buffer, ours: string | Buffer, theirs: string | Buffer) {
  const names = ['base', 'ours', 'theirs']
  for (const [index, text] of [base, ours, theirs].entries()) await write(names[index] ?? '', text)
  return command('merge', ...names, '--path', 'pages.json')
}

test('the line ends of ours stay', async () => {
  const ours = base.replaceAll('\n', '\r\n')
  expect(await three(base, ours, base.replace('Talk to us', 'Call us'))).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(await read('ours')).toBe(ours.replace('Talk to us', 'Call us'))
})

test.each<[string, string | Buffer, string | Buffer, string | Buffer, string]>([
  ['theirs is broken', base, base, `${base},`, 'of theirs, it is no valid JSON: '],
  ['both are broken', base, '{', '{', 'of ours, it is no valid JSON: '],
  ['one is a picture', base, base, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'of theirs, it is a picture (PNG)'],
  ['one has a field twice', base, base.replace('"site"', '"version": 2, "site"'), base, 'of ours, it is no valid JSON'],
  [
    'one has a field that cannot have a name',
    base,
    base,
    base.replace('"site"', '"__proto__": 2, "site"'),
    '/__proto__: "__proto__" cannot be a name. It stays',
  ],
])('%s: ours stays as it is, and that is told', async (_, before, ours, theirs, words) => {
  const { status, stderr } = await three(before, ours, theirs)
  expect(status).toBe(1)
  expect(stderr).toContain(`pages.json is not merged: ${words}`)
  expect(await readFile(path.join(folder(), 'ours'))).toEqual(Buffer.from(ours))
  expect(await readFile(path.join(folder(), '.cache/merge/pages.json.theirs'))).toEqual(Buffer.from(theirs))
  const told = command('validate').stdout
  expect(told).toContain('their versions could not be merged')
  expect(told).toContain('the other version is .cache/merge/pages.json.theirs')
  expect(told).not.toContain('--decide theirs')
})

test('a file that is missing, and a folder without git, are told', async () => {
  for (const index of [0, 1, 2]) {
    const names = ['pages.json', 'pages.json', 'pages.json'].with(index, 'none')
    const { status, stderr } = command('merge', ...names, '--path', 'pages.json')
    expect([status, stderr.split('\n')[0]]).toEqual([2, 'none cannot be read: there is no such file.'])
  }
  expect(await read()).toBe(base)
  expect(existsSync(path.join(folder(), '.cache/merge'))).toBe(false)
  expect(command('merge', '--install')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('not a git repository') as string,
  })
  const alone = [path.join(root, 'scripts/run.mjs'), 'merge', '--install']
  expect(
    spawnSync(process.execPath, alone, { cwd: folder(), encoding: 'utf8', env: { PATH: folder() } }),
  ).toMatchObject({
    status: 2,
    stderr: 'Git cannot be set up here: it is not installed.\n',
  })
  expect(command('merge', '--install', '--decide', 'ours')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('each stands alone') as string,
  })
  expect(command('merge', 'pages.json').status).toBe(2)
  expect(command('merge', 'pages.json', 'pages.json', 'pages.json', '--notes', 'nowhere')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('there is none at nowhere') as string,
  })
  expect(command('merge', '--decide', 'mine').status).toBe(2)
})

test('a page that one moved into a file of its own and the other edited is told, and both stay', async () => {
  const value = JSON.parse(base) as { pages: Page[] }
  const moved = `${JSON.stringify({ ...value, pages: value.pages.slice(0, 1) }, null, 2)}\n`
  const { status, stderr } = await three(base, base.replace('"heading": "Contact"', '"heading": "Find us"'), moved)
  expect(status).toBe(1)
  expect(stderr).toContain('the other removed "Contact" (…); here somebody changed it: its "heading" is "Find us".')
  expect(await read('ours')).toContain('Find us')
})

test('a long text is told by its beginning, in quotes', async () => {
  const long = (word: string) => base.replace('Care for all', `${word} for all who come to us. `.repeat(5))
  const { stderr } = await three(base, long('Care'), long('Help'))
  expect(stderr).toMatch(/Here stands "Care for all [^"]*…"; the other wrote "Help for all [^"]*…"\./)
})

test('two pages in the same new file are told in words', async () => {
  await write('none', '')
  await write('ours', JSON.stringify({ path: '/team', title: 'Our team' }))
  await write('theirs', JSON.stringify({ path: '/us', title: 'Who we are' }))
  const { status, stderr } = command('merge', 'none', 'ours', 'theirs')
  expect(status).toBe(1)
  expect(stderr).toContain('Page file: two people changed this. Here stands "Our team"')
})

test('a note that cannot be read is told, and decided like any other', async () => {
  for (const text of [
    '{ "conflicts"',
    '{ "conflicts": [null] }',
    '{ "conflicts": [{ "number": 1, "kind": "gone" }] }',
  ]) {
    await write('.cache/merge/pages.json', text)
    expect(command('validate').stdout).toContain('could not be merged: .cache/merge/pages.json cannot be read.')
  }
  expect(command('merge', '--decide', 'ours').stdout).toBe('pages.json: 1 thing is decided.\n')
  expect(command('validate').stdout).not.toContain('could not be merged')
})

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { install } from '../../../scripts/merge/install.ts'
import { aPage } from '../../content/a-site.ts'
import { base, createClones } from './clones.ts'

const { folder, read, write, git, command, twoBranches } = createClones()

test.each([
  [
    'is not there',
    async () => {
      const driver = git('config', 'merge.sectile.driver').stdout.trimEnd()
      git('config', 'merge.sectile.driver', driver.replace('run.mjs', 'none.mjs'))
    },
  ],
  ['crashes', () => write('.cache/merge', '')],
])('where the command %s, git merges by lines', async (_, spoil) => {
  const ours = base.replace('Care for all', 'Care for you').replace('"Write"', '"Ask"')
  await twoBranches(ours, base.replace('Care for all', 'Care, always').replace('"Contact"', '"Find us"'))
  command('merge', '--install')
  await spoil()
  const { status, stdout, stderr } = git('merge', '--no-edit', 'theirs')
  expect(status).toBe(1)
  expect(stdout + stderr).toContain('npm run merge has failed. Merged by lines instead: pages.json')
  const text = await read()
  expect(text).toMatch(/<<<<<<< ours\n.*"Care for you"\n=======\n.*"Care, always"\n>>>>>>> theirs/)
  expect(text).toContain('"Find us"')
  expect(text).toContain('"Ask"')
  expect(command('validate').status).not.toBe(0)
})

test('what cannot be written is said in words', async () => {
  await write('before.json', base)
  await write('ours.json', base.replace('Care for all', 'Care for you'))
  await write('theirs.json', base.replace('Care for all', 'Care, always'))
  await write('.cache/merge', '')
  expect(command('merge', 'before.json', 'ours.json', 'theirs.json')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^.*\.cache\/merge: something else is in its place\. Remove \.cache, and run it again\.\n$/,
    ),
  })
})

test('files are found by git in folders with odd names, and where "include" has braces', async () => {
  const config = 'ä [b]/meine "seiten.json'
  await write(config, base.replace('"site"', '"include": ["a b/{c,{d,e}}/*.json"], "site"'))
  const files = ['c', 'd', 'e'].map((folder) => `ä [b]/a b/${folder}/f g.json`)
  for (const file of files) await write(file, JSON.stringify(aPage([])))
  git('init', '--quiet')
  expect(command('merge', '--install', '--config', config)).toMatchObject({ status: 0, stderr: '' })
  expect(git('check-attr', '-z', 'merge', config, ...files)).toEqual({
    status: 0,
    stdout: [config, ...files].map((file) => `${file}\0merge\0sectile\0`).join(''),
    stderr: '',
  })
  expect(git('check-attr', 'merge', 'ä b/meine "seiten.json').stdout).toContain('unspecified')
})

test('page files are merged by structure, too, where the first ones come after the command was run', async () => {
  git('init', '--quiet')
  command('merge', '--install')
  expect(git('check-attr', 'merge', 'pages/blog/news.json').stdout).toContain('merge: sectile')
})

test('git finds the command and the notes in folders with whatever names', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), `50%A%% $HOME 'a' "b" \`c\` `))
  onTestFinished(() => rm(elsewhere, { recursive: true }))
  await mkdir(path.join(elsewhere, 'scripts'))
  const places = { command: path.join(elsewhere, 'scripts/run.mjs'), notes: elsewhere }
  const told = `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[6], JSON.stringify(process.argv))`
  await writeFile(places.command, told)
  await twoBranches(base.replace('Care for all', 'Care for you'), base.replace('Care for all', 'Care, always'))
  await install(path.join(folder(), 'pages.json'), places, [])
  expect(git('merge', '--no-edit', 'theirs')).toMatchObject({ status: 0 })
  const [, program, ...words] = JSON.parse(await read()) as string[]
  expect([program, ...words.slice(0, 3)]).toEqual([places.command, 'merge', '--notes', elsewhere])
  expect(await readFile(places.command, 'utf8')).toBe(told)
})

test('files that git finds by no pattern are told', async () => {
  await write('pages.json', base.replace('"site"', '"include": ["pages/@(1|2).json"], "site"'))
  await write('pages/1.json', JSON.stringify(aPage([])))
  git('init', '--quiet')
  expect(command('merge', '--install')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('goes on merging by lines: pages/1.json.') as string,
  })
})

test('what another site and the author have among the attributes stays', async () => {
  await write('other/pages.json', base)
  git('init', '--quiet')
  const own = '# Pictures\n*.svg -text\n\n*.png binary\n'
  await write('.git/info/attributes', own)
  command('merge', '--install', '--config', 'other/pages.json')
  for (let times = 0; times < 2; times++) command('merge', '--install')
  const [others, ours] = ['/other', ''].map((at) =>
    ['pages.json', 'pages/**/*.json'].map((file) => `${at}/${file} merge=sectile\n`).join(''),
  )
  expect(await read('.git/info/attributes')).toBe(`${own}${others}${ours}`)
  command('merge', '--uninstall')
  expect(await read('.git/info/attributes')).toBe(own)
})

test.each([
  ['is not there', 'none.json', /^Git cannot be set up here: \S*none\.json: there is no such file\.\n$/],
  ['is no JSON', 'pages.json', /^Git cannot be set up here: pages\.json is no valid JSON: npm run validate says where/],
])('a site that %s is told by its name', async (_, config, words) => {
  git('init', '--quiet')
  await write('pages.json', '{ "site": ')
  expect(command('merge', '--install', '--config', config)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(words) as string,
  })
})

test('a site whose file begins with a mark of its letters is set up like any other', async () => {
  git('init', '--quiet')
  await write('pages.json', `\ufeff${base}`)
  expect(command('merge', '--install').status).toBe(0)
})

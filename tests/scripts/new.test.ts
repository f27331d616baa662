import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { starter, usual } from '../../src/starter/answers.ts'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sectile-new-')))
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(...words: string[]) {
  const command = [path.join(root, 'scripts/run.mjs'), ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const config = (site: string) => path.join(folder, site, 'pages.json')
const read = (file: string): string => readFileSync(file, 'utf8')

test('a new site is right, shows what the flags say, and can be built', () => {
  const flags = ['--name', 'Tea & "Cake"', '--brand', '#6b2d5c', '--accent', '#7a4a00', '--language', 'en-GB']
  expect(run('new', 'tea/house', ...flags)).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(path.join(folder, 'tea'))).toEqual(['house'])

  const { stdout } = run('validate', '--config', 'tea/house/pages.json')
  expect(stdout).toBe('3 pages, 9 sections: no errors, no warnings\n')
  expect(run('build', '--config', 'tea/house/pages.json')).toMatchObject({ status: 0 })
  const home = read(path.join(folder, 'dist/index.html'))
  expect(home).toContain('<html lang="en-GB"')
  expect(home).toContain('Tea &amp; &quot;Cake&quot;')
  const hills = read(path.join(folder, 'tea/house/public/images/hills.svg'))
  expect(hills).toContain('#6b2d5c')
  expect(hills).toContain('#7a4a00')
  expect(hills).not.toMatch(new RegExp(`${usual.brand}|${usual.accent}`))
})

test('what a killed run had begun is gone after the next one, and what others make or have is left alone', () => {
  const over = spawnSync(process.execPath, ['--version']).pid
  const draft = (name: string, writer: number) => `${name}.${writer}-0123abcd.tmp`
  const others = [draft('tea', process.pid), draft('cake', over), 'tea.tmp']
  for (const name of [draft('tea', over), ...others]) mkdirSync(path.join(folder, name, 'public'), { recursive: true })
  expect(run('new', 'tea')).toMatchObject({ status: 0 })
  expect(readdirSync(folder).sort()).toEqual(['tea', ...others].sort())
})

test('without a terminal the folder gives the name, and the rest is as in the starter', () => {
  mkdirSync(path.join(folder, 'harbour-shop'))
  const { status, stdout } = run('new', 'harbour-shop')
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('Made "Harbour shop"') })
  for (const command of ['npm run edit --', 'npm run dev --', 'npm run validate --', 'npm start --'])
    expect(stdout).toContain(`\n${command} --config harbour-shop/pages.json `)
  const made = JSON.parse(read(config('harbour-shop'))) as { $schema: string }
  expect(existsSync(path.join(folder, 'harbour-shop', made.$schema))).toBe(true)
  const before = read(path.join(starter, 'pages.json'))
  expect(JSON.stringify(made)).toBe(
    JSON.stringify({ ...JSON.parse(before.replaceAll('My New Site', 'Harbour shop')), $schema: made.$schema }),
  )
})

test('a language that the starter is not written in is told', () => {
  expect(run('new', 'teehaus', '--language', 'de').stdout).toContain('Its words are English')
})

test.each([
  [['new', 'tea', '--brand', 'yellow'], '--brand: "brand" cannot be "yellow". A colour is "#" and six digits'],
  [['new', 'tea', '--brand', '#ffff00'], '--brand: The brand colour has a contrast of 1.0 to 1 with the white letters'],
  [['new', 'tea', '--accent', '#ff9900'], 'would pass.'],
  [['new', 'tea', '--language', 'English'], 'A language is two or three small letters'],
  [['new', 'tea', '--name', 'Tea {house}'], '--name: There is no variable {house}.'],
  [['new', 'tea', '--name', 'T'.repeat(41)], '--name: "name" has 41 letters'],
  [['new'], 'Name the folder for the new site'],
  [['new', 'tea', 'house'], 'Name the folder for the new site'],
])('%j is refused before anything is written', (words, told) => {
  const { status, stdout, stderr } = run(...words)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(told)
  expect(stderr).toMatch(/See npm run new -- --help\n$/)
  expect(readdirSync(folder)).toEqual([])
})

test('what is in a folder stays as it is', () => {
  mkdirSync(path.join(folder, 'tea'))
  writeFileSync(path.join(folder, 'tea/notes.txt'), 'mine')
  expect(run('new', 'tea')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'tea is not empty. A new site needs a folder of its own, which may not exist yet.\nNothing was written.\n',
  })
  expect(run('new', 'tea/notes.txt').stderr).toBe('tea/notes.txt is no folder.\nNothing was written.\n')
  expect(readdirSync(path.join(folder, 'tea'))).toEqual(['notes.txt'])
})

test('a link to an empty folder is as good as one; one that leads nowhere is refused', () => {
  mkdirSync(path.join(folder, 'empty'))
  symlinkSync('empty', path.join(folder, 'tea'))
  expect(run('new', 'tea')).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(config('empty'))).toBe(true)
  symlinkSync('nowhere', path.join(folder, 'lost'))
  expect(run('new', 'lost')).toMatchObject({
    status: 2,
    stderr: 'lost is a link that leads nowhere.\nNothing was written.\n',
  })
  expect(readdirSync(folder).sort()).toEqual(['empty', 'lost', 'tea'])
})

test.each(['pages/tea', 'public/drafts/tea'])('no site is made in %s of another', (place) => {
  writeFileSync(path.join(folder, 'pages.json'), '{}')
  const { status, stderr } = run('new', place)
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: `${place} lies among the pages or pictures of the site in ${folder}, and would be part of it.\nNothing was written.\n`,
  })
  expect(readdirSync(folder)).toEqual(['pages.json'])
})

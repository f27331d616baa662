import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { insideOf } from '../../src/site-files/inside.ts'

const site = mkdtempSync(path.join(os.tmpdir(), 'inside-'))
const outside = mkdtempSync(path.join(os.tmpdir(), 'outside-'))
for (const folder of ['pages', 'public/images', 'folder.json']) mkdirSync(path.join(site, folder), { recursive: true })
writeFileSync(path.join(site, 'file'), '')
symlinkSync(outside, path.join(site, 'pages/elsewhere'))
symlinkSync(path.join(outside, 'nowhere.json'), path.join(site, 'pages/link.json'))

test.each(['pages.json', 'pages/a.json', 'pages/new/deep/a.json', 'public/images/a.png', 'public/images/b/c.svg'])(
  '%s is a file of the site',
  async (name) => {
    expect(await insideOf(site, name)).toBe(path.join(site, name))
  },
)

test.each([
  ['above the site', '../pages.json'],
  ['above it on a way round', 'pages/../../a.json'],
  ['whole address', '/etc/a.json'],
  ['empty step', 'pages//a.json'],
  ['in a hidden folder', '.vscode/settings.json'],
  ['in one further in', 'pages/.git/a.json'],
  ['hidden itself', 'pages/.a.json'],
  ['among what is installed', 'node_modules/a/package.json'],
  ['with the sign that is a step elsewhere', 'pages\\a.json'],
  ['with the sign of a drive', 'c:/a.json'],
  ['with a sign that nobody sees', 'pages/a\u0000.json'],
  ['of another kind', 'pages/a.html'],
  ['a script among pictures', 'public/images/a.js'],
  ['a picture elsewhere', 'public/a.png'],
  ['behind a link', 'pages/elsewhere/a.json'],
  ['a link to nothing', 'pages/link.json'],
  ['a folder', 'folder.json'],
  ['below a file', 'file/a.json'],
])('a name is refused that is %s', async (_, name) => {
  await expect(insideOf(site, name)).rejects.toThrow('Nothing was changed.')
})

import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from '../../src/changes/replace-file.ts'

test('behind a link the file gets another text, and the link stays one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replace-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [file, link] = ['site.json', 'pages.json'].map((name) => path.join(folder, name)) as [string, string]
  writeFileSync(file, 'before')
  symlinkSync('site.json', link)
  await replaceFile(link, 'after')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('after')
  expect(readdirSync(folder).sort()).toEqual(['pages.json', 'site.json'])
})

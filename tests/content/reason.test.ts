import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { failureOf } from '../../src/content/read/reason.ts'
import { namePlace } from '../../src/disk/name-place.ts'
import { ContentError } from '../../src/publish/content-error.ts'
import { explain } from '../../src/publish/explain.ts'
import { aSite, check, sourcesOf } from './a-site.ts'

/** What the system answers when there is no place left, which names no file. */
const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

test('what the system refuses is a sentence about the file', async () => {
  const file = path.join(tmpdir(), 'sectile-nowhere/x')
  const refused: unknown = await writeFile(file, '').catch((error: unknown) => error)
  expect(failureOf(refused)).toBe(`${file}: there is no such file.`)
  expect(failureOf(full)).toBe('the disk is full.')
  expect(failureOf(namePlace(new Error('no code'), '/srv/dist/a'))).toBe('no code')
  expect(failureOf(Object.assign(new Error(full.message), full, { path: '/srv/from', dest: '/srv/to' }))).toBe(
    '/srv/to: the disk is full.',
  )
  expect(failureOf(new Error('Of this nobody knows more.'))).toBe('Of this nobody knows more.')
  expect(failureOf('no')).toBe('no')
})

test('that no folder can be made is not that there is none', () => {
  const refused = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'mkdir', path: '/srv/dist' })
  expect(failureOf(refused)).toBe('/srv/dist: no folder can be made there, as on a disk that may only be read.')
})

test('what stands in the way of something in .cache can go with all of it', () => {
  const refused = (file: string) => Object.assign(new Error('EISDIR'), { code: 'EISDIR', path: file })
  expect(failureOf(refused('/srv/site/.cache/render/a.data'))).toBe(
    '/srv/site/.cache/render/a.data: something else is in its place. Remove .cache, and run it again.',
  )
  expect(failureOf(refused('/srv/site/dist/a'))).toBe('/srv/site/dist/a: it is a folder.')
})

test('a build of content with errors ends with how many there are, whatever stands last', () => {
  const site = aSite([{ type: 'rich-text', body: 'Go [home](/nowhere).' }])
  const error = new ContentError(check(site), sourcesOf(site))
  const { text, exitCode } = explain(error, { debug: false, color: false })
  expect(text).toMatch(/\n\nNot built: 1 error, no warnings\.$/)
  expect(exitCode).toBe(1)
})

test('a build that the system stops says so in words', () => {
  const options = { debug: false, color: false }
  expect(explain(full, options)).toEqual({
    text: 'The build failed: the disk is full.\n(--debug shows where.)',
    exitCode: 1,
  })
  // Where a build is only a part of what was asked for, there is no such flag.
  expect(explain(full, { color: false, failed: 'No pictures were taken' }).text).toBe(
    'No pictures were taken: the disk is full.',
  )
})

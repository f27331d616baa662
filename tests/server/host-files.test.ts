import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { currentHostRules, readHostRules } from '../../src/server/host-files.ts'
import { folderWith } from './fake-site.ts'

const rulesOf = async (files: Record<string, string>) => readHostRules(await folderWith(files))

test('headers apply to the paths that their pattern covers', async () => {
  const rules = await rulesOf({
    _headers: '# ours\n/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: immutable\n',
  })
  expect(rules.headersFor('/pricing')).toEqual({ 'x-frame-options': 'DENY' })
  expect(rules.headersFor('/assets/a.js')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'immutable' })
})

test('a pattern without a star covers one path only, and its dots are dots', async () => {
  const rules = await rulesOf({ _headers: '/a.txt\n  X-A: 1\n' })
  expect([rules.headersFor('/a.txt'), rules.headersFor('/a.txt/b'), rules.headersFor('/a-txt')]).toEqual([
    { 'x-a': '1' },
    {},
    {},
  ])
})

test('what two rules say of one header is joined, as hosts do', async () => {
  const rules = await rulesOf({ _headers: '/*\n  X-A: 1\n/b\n  x-a: 2\n' })
  expect(rules.headersFor('/b')).toEqual({ 'x-a': '1, 2' })
})

test('a policy keeps its colons and semicolons', async () => {
  const policy = "default-src 'self'; connect-src https://leads.example.org:8443"
  const rules = await rulesOf({ _headers: `/*\n  Content-Security-Policy: ${policy}\n` })
  expect(rules.headersFor('/')).toEqual({ 'content-security-policy': policy })
})

test('redirects are found by their decoded address', async () => {
  const rules = await rulesOf({ _redirects: '/prices /pricing 301\n/caf%C3%A9 /coffee 302\n' })
  expect(rules.redirectFor('/prices')).toEqual({ to: '/pricing', status: 301 })
  expect(rules.redirectFor('/café')).toEqual({ to: '/coffee', status: 302 })
  expect(rules.redirectFor('/pricing')).toBeUndefined()
})

test('of two redirects from one address the first counts', async () => {
  const rules = await rulesOf({ _redirects: '/prices /pricing 301\n/prices /fees 301\n' })
  expect(rules.redirectFor('/prices')).toEqual({ to: '/pricing', status: 301 })
})

test('a folder without the two files has no rules', async () => {
  const rules = await rulesOf({})
  expect([rules.headersFor('/'), rules.redirectFor('/')]).toEqual([{}, undefined])
})

test.each([
  ['_headers', '/*\nX-A: 1\n', '_headers:2: expected a path, or "Name: value" indented below one.'],
  ['_headers', '  X-A: 1\n', '_headers:1: expected a path, or "Name: value" indented below one.'],
  ['_redirects', '/a /b\n', '_redirects:1: expected "FROM TO STATUS".'],
  ['_redirects', '/a /b 200\n', '_redirects:1: expected "FROM TO STATUS".'],
])('a line of %s that cannot be meant so is named: %j', async (name, text, message) => {
  await expect(rulesOf({ [name]: text })).rejects.toThrow(message)
})

test('rules that a build has written anew hold from the next request on', async () => {
  const dist = await folderWith({ _headers: '/*\n  X-Build: one\n' })
  const rulesNow = await currentHostRules(dist)
  expect((await rulesNow()).headersFor('/')).toEqual({ 'x-build': 'one' })
  await writeFile(path.join(dist, '_headers'), '/*\n  X-Build: another\n')
  expect((await rulesNow()).headersFor('/')).toEqual({ 'x-build': 'another' })
  await writeFile(path.join(dist, '_headers'), '/*\nwrong')
  expect((await rulesNow()).headersFor('/')).toEqual({ 'x-build': 'another' })
})

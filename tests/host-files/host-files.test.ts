import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { currentHostRules, readHostRules } from '../../src/host-files/index.ts'
import { folderWith } from '../server/fake-site.ts'

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

test('a target is sent in signs that a header may have', async () => {
  const rules = await rulesOf({
    _redirects: '/a /prüfung 301\n/b https://other.example/日本?x=ü#ö 301\n/c /a%20b%C3%A9 301',
  })
  expect(['/a', '/b', '/c'].map((from) => rules.redirectFor(from)?.to)).toEqual([
    '/pr%C3%BCfung',
    'https://other.example/%E6%97%A5%E6%9C%AC?x=%C3%BC#%C3%B6',
    '/a%20b%C3%A9',
  ])
})

test('a slash at the end of an address is none of it, in a rule and in a link', async () => {
  const { redirectFor } = await rulesOf({
    _redirects: '/prices/ /pricing 301\n/shop/:item/ /goods/:item 301\n/ /home 302',
  })
  const asked = ['/prices', '/prices/', '/shop/bread', '/shop/bread/', '/']
  expect(asked.map((address) => redirectFor(address)?.to)).toEqual([
    '/pricing',
    '/pricing',
    '/goods/bread',
    '/goods/bread',
    '/home',
  ])
})

test('a redirect that leads to where it comes from is none', async () => {
  const lines = [
    '/a/ /a 301',
    '/b /b/ 301',
    '/caf%C3%A9/ /café?x=1 301',
    '/news/* /news/:splat 302',
    '/bad /%C3%28 301',
  ]
  const { redirectFor } = await rulesOf({ _redirects: lines.join('\n') })
  expect(['/a', '/a/', '/b', '/café', '/news/1/2', '/bad'].map((asked) => redirectFor(asked)?.to)).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    '/%C3%28',
  ])
})

test('of two redirects from one address the first counts', async () => {
  const rules = await rulesOf({ _redirects: '/prices /pricing 301\n/prices /fees 301\n' })
  expect(rules.redirectFor('/prices')).toEqual({ to: '/pricing', status: 301 })
})

test('redirects lead on with what a star or a name stood for, the first that fits counts, and 302 is meant without a number', async () => {
  const lines = [
    '/news/today /now',
    '/news/* /blog/:splat 301!',
    '/news/last /gone 301',
    '/:year/fair /fairs/:year#top 308',
  ]
  const { redirectFor, unknown } = await rulesOf({ _redirects: `${lines.join('\n')}  # the last\n` })
  const found = ['/news/today', '/news/a/b c', '/news', '/news/last', '/2024/fair', '/2024/b/fair', '/newsroom']
  expect(found.map(redirectFor)).toEqual([
    { to: '/now', status: 302 },
    { to: '/blog/a/b%20c', status: 301 },
    { to: '/blog/', status: 301 },
    { to: '/blog/last', status: 301 },
    { to: '/fairs/2024#top', status: 308 },
    undefined,
    undefined,
  ])
  expect(unknown).toEqual([])
})

test('no address makes a redirect lead to another domain', async () => {
  const { redirectFor } = await rulesOf({ _redirects: '/go/* /:splat 301\n/at/:name /:name' })
  const hostile = ['/go//evil.example', '/go/\\evil.example', '/go/\n/evil.example', '/at/\\evil.example']
  expect(hostile.map((address) => new URL(redirectFor(address)?.to ?? '', 'https://ours.example').host)).toEqual(
    hostile.map(() => 'ours.example'),
  )
})

test('what a star stood for may be nothing, and the next step is no domain then', async () => {
  const { redirectFor } = await rulesOf({
    _redirects: '/by/*/:year /:splat/:year 301\n/all/* /:splat/:splat 301\n/out/* //other.example/:splat 301',
  })
  expect(['/by//evil.example', '/by/a/evil.example', '/all', '/out/a'].map((each) => redirectFor(each)?.to)).toEqual([
    '/evil.example',
    '/a/evil.example',
    '/',
    '//other.example/a',
  ])
})

test.each(['a “b”', 'a\u0007b'])('a header that cannot be sent is passed over, and named: %j', async (value) => {
  const { headersFor, unknown } = await rulesOf({ _headers: `/*\n  X-A: ${value}\n  X-B: Größe\n` })
  expect([headersFor('/'), unknown.map(({ place }) => place)]).toEqual([{ 'x-b': 'Größe' }, ['_headers:2']])
})

test('rules that only other hosts know are passed over, and named', async () => {
  const { headersFor, redirectFor, unknown } = await rulesOf({
    _headers: '/*\n  X-A: 1\n  # of a preview\n  ! X-B\nhttps://a.example/*\n  X-A: 2\n',
    _redirects:
      '/app/* /app 200\n/a /b 302 Country=de\n/c id=:id /d/:id\nhttps://a.example/* https://b.example/:splat\n',
  })
  expect([headersFor('/'), redirectFor('/a'), redirectFor('/app/x')]).toEqual([{ 'x-a': '1' }, undefined, undefined])
  expect(unknown.map(({ place }) => place)).toEqual([
    '_headers:4',
    '_headers:5',
    '_redirects:1',
    '_redirects:2',
    '_redirects:3',
    '_redirects:4',
  ])
})

test('a folder without the two files has no rules', async () => {
  const rules = await rulesOf({})
  expect([rules.headersFor('/'), rules.redirectFor('/')]).toEqual([{}, undefined])
})

test.each([
  ['_headers', '/*\nX-A: 1\n', '_headers:2: expected a path, or "Name: value" indented below one.'],
  ['_headers', '  X-A: 1\n', '_headers:1: expected a path, or "Name: value" indented below one.'],
  ['_redirects', '/a\n', '_redirects:1: expected "FROM TO STATUS", such as "/prices /pricing 301".'],
  ['_redirects', '# ours\na /b\n', '_redirects:2: expected "FROM TO STATUS", such as "/prices /pricing 301".'],
  ['_redirects', '/100% /b\n', '_redirects:1: "%" stands in "/100%" without two digits'],
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

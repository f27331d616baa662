import { expect, test } from 'vitest'
import { addressesOf } from '../../src/rollout/addresses.ts'
import { planRollout, type Standing } from '../../src/rollout/plan.ts'

const now = Date.parse('2027-03-10T12:00Z')
const put = { key: 'k', size: 1, hash: 'h' }

function plan(standings: Record<string, Standing>, { files = [] as string[], unused = {}, keepDays = 30 } = {}) {
  const placed = { files: Object.fromEntries(files.map((name) => [name, put])), unused }
  return planRollout(new Map(Object.entries(standings)), placed, { now, keepDays })
}

test('what a page names comes before it, a new page before those that link to it, and the sitemap last', () => {
  const { put: order } = plan({
    'sitemap.xml': 'changed',
    'index.html': 'changed',
    'about/index.html': 'new',
    'images/team.svg': 'new',
    'assets/main-1.js': 'new',
    'contact/index.html': 'same',
  })
  expect(order).toEqual(['assets/main-1.js', 'images/team.svg', 'about/index.html', 'index.html', 'sitemap.xml'])
})

test('a new feed comes after the pages in it that are new, and before those that name it from now on', () => {
  const standings = { 'feed.xml': 'new', 'index.html': 'changed', 'news/index.html': 'new' } as const
  expect(plan(standings).put).toEqual(['news/index.html', 'feed.xml', 'index.html'])
})

test('a page goes before what it needed', () => {
  const { remove } = plan({ 'index.html': 'same' }, { files: ['index.html', 'images/old.svg', 'old/index.html'] })
  expect(remove).toEqual(['old/index.html', 'images/old.svg'])
})

test.each([
  ['2027-02-08T12:00:00.001Z', true],
  ['2027-02-08T12:00:00.000Z', false],
])('an asset that is unused since %s stays: %s', (since, stays) => {
  const name = 'assets/old-1.js'
  const { remove, unused } = plan({ 'index.html': 'same' }, { files: ['index.html', name], unused: { [name]: since } })
  expect(unused).toEqual(stays ? { [name]: since } : {})
  expect(remove).toEqual(stays ? [] : [name])
})

test('a day that a clock noted which went ahead is not waited for', () => {
  const name = 'assets/old-1.js'
  const placed = { files: [name], unused: { [name]: '2099-01-01T00:00:00.000Z' } }
  expect(plan({}, placed).unused).toEqual({ [name]: new Date(now).toISOString() })
  expect(plan({}, { ...placed, keepDays: 0 }).remove).toEqual([name])
})

test('an asset that pages need again is no longer counted as unused', () => {
  const name = 'assets/main-1.js'
  expect(plan({ [name]: 'same' }, { files: [name], unused: { [name]: '2027-03-01T00:00:00.000Z' } })).toEqual({
    put: [],
    remove: [],
    unused: {},
  })
})

test('addresses are those at which files answer', () => {
  const names = [
    'index.html',
    'about/index.html',
    'about/index.html.br',
    '404.html',
    'images/a.svg',
    '_headers',
    '.x.json',
  ]
  expect(addressesOf(names)).toEqual(['/', '/404.html', '/about', '/images/a.svg'])
})

test('what others find under .well-known has an address, and so has a name that begins with "_"', () => {
  const served = ['.well-known/security.txt', 'images/_team.svg']
  const unserved = ['.well-known-not/a.txt', '.well-known/.a', 'notes/_redirects', 'notes/.old/a.pdf']
  expect(addressesOf([...unserved, ...served])).toEqual(['/.well-known/security.txt', '/images/_team.svg'])
})

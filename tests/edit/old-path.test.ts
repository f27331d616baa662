import { expect, test } from 'vitest'
import { oldPath } from '../../src/edit/browser/old-path.ts'

const leaves = (fields: Readonly<Record<string, unknown>>, path = '/news') =>
  oldPath(path, fields, 'Europe/Berlin') === 'Links to it, and a redirect from the old address, go with it.'

test.each([
  ['a page', {}],
  ['one that has begun to be there', { starts: '2001-01-01T18:00' }],
  ['one whose time is not written to its end', { starts: '2099-01-01T1' }],
])('of %s a redirect is left', (_, fields) => {
  expect(leaves(fields)).toBe(true)
})

test.each([
  ['a draft', { draft: true }],
  ['one that is not there yet', { starts: '2099-01-01' }],
  ['one that goes', { ends: '2099-01-01T18:00' }],
])('of %s none is left, and that is said', (_, fields) => {
  expect(leaves(fields)).toBe(false)
  expect(oldPath('/news', fields, 'UTC')).toBe(
    'Links to it go with it. No redirect is left, since visitors do not always find this page.',
  )
})

test('no redirect leads away from where every site has a page', () => {
  expect(oldPath('/', {}, 'UTC')).toBe('Links to it go with it. No redirect is left, since every site has a page here.')
  expect(leaves({}, '/404')).toBe(false)
})

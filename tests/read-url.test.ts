import { expect, test } from 'vitest'
import { readUrl } from '../src/read-url.ts'

test('a host with any letters is an address, however often that is asked, and words are none', () => {
  // So often that what is called is compiled anew.
  const hosts = Array.from({ length: 100_000 }, () => readUrl('https://leads.müller.example')?.host)
  expect(new Set(hosts)).toEqual(new Set(['leads.xn--mller-kva.example']))
  expect(readUrl('https://leads.example:99999')).toBeUndefined()
  expect(readUrl('')).toBeUndefined()
})

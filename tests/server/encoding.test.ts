import { expect, test } from 'vitest'
import { acceptedEncodings } from '../../src/server/encoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br; q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['gzip;q=0, *', ['br', 'identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['BR ; Q=1', ['br', 'identity']],
  ['identity;q=0, *;q=0', ['identity']],
  ['br;q=nonsense', ['identity']],
])('Accept-Encoding "%s" is answered with %j, best first', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})

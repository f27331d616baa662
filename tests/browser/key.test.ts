import { expect, test } from 'vitest'
import { keyFor } from '../../src/browser/send/key.ts'

test('a key stays the same while the same is tried again, and no longer', () => {
  const first = keyFor('/leads/x', '{"a":1}')
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor('/leads/x', '{"a":1}').key).toBe(first.key)
  expect(keyFor('/leads/x', '{"a":2}').key).not.toBe(first.key)
  expect(keyFor('/leads/y', '{"a":1}').key).not.toBe(first.key)
  first.done()
  expect(keyFor('/leads/x', '{"a":1}').key).not.toBe(first.key)
})

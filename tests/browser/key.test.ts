import { expect, test, vi } from 'vitest'
import { keyFor } from '../../src/browser/send/key.ts'

/** A tab that stores what it is given. */
function tab(): void {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  })
}

test('a key stays the same while the same is tried again, and no longer', () => {
  tab()
  const first = keyFor('/leads/x', '{"a":1}')
  expect(first.key).toMatch(/^[0-9a-f]{32}-\d+$/)
  expect(keyFor('/leads/x', '{"a":1}').key).toBe(first.key)
  expect(keyFor('/leads/x', '{"a":2}').key).not.toBe(first.key)
  expect(keyFor('/leads/y', '{"a":1}').key).not.toBe(first.key)
  first.done()
  expect(keyFor('/leads/x', '{"a":1}').key).not.toBe(first.key)
})

test('so it is where a browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const first = keyFor('/leads/z', '{"a":1}')
  expect(keyFor('/leads/z', '{"a":1}').key).toBe(first.key)
  first.done()
  expect(keyFor('/leads/z', '{"a":1}').key).not.toBe(first.key)
})

test('a page that has begun anew in its tab gives the same key, and another tab another one', async () => {
  const again = async () => {
    vi.resetModules()
    const { keyFor } = await import('../../src/browser/send/key.ts')
    return keyFor('/leads/x', '{"a":1}').key
  }
  tab()
  const key = await again()
  expect(await again()).toBe(key)
  tab()
  expect(await again()).not.toBe(key)
})

import { expect, test, vi } from 'vitest'
import type { Unsent } from '../../src/edit/browser/put-back.ts'
import { keepUnsent, takeUnsent } from '../../src/edit/browser/unsent.ts'

/** What a tab keeps, up to so many letters. */
function keeping(most: number) {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    setItem(name: string, words: string) {
      if (words.length > most) throw new Error('The quota has been exceeded.')
      kept.set(name, words)
    },
  })
}

function typed(words: string): Unsent {
  return {
    asked: {
      title: 'Typed',
      where: { page: '/' },
      operations: [{ op: 'set', file: 'pages.json', at: '/a', value: words }],
    },
    seen: {},
  }
}

test('what could not be sent waits in the tab until it is', () => {
  keeping(1000)
  keepUnsent('Bakery', [typed('one'), typed('two')])
  expect(takeUnsent('Bakery')).toEqual([typed('one'), typed('two')])
  expect(takeUnsent('Ferry')).toEqual([])
  keepUnsent('Bakery', [])
  expect(takeUnsent('Bakery')).toEqual([])
})

test('more than a tab can keep stops nothing, and nothing older comes back in its place', () => {
  keeping(200)
  keepUnsent('Bakery', [typed('one')])
  keepUnsent('Bakery', [typed('x'.repeat(1000))])
  expect(takeUnsent('Bakery')).toEqual([])
})

test('a browser that keeps nothing stops nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepUnsent('Bakery', [typed('one')])
  expect(takeUnsent('Bakery')).toEqual([])
})

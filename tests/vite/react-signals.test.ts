import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutStacks } from '../../src/vite/react-signals.ts'

const require = createRequire(import.meta.url)
const file = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js')
const code = readFileSync(file, 'utf8')

/** Loads React's client and says what it offers, and how many errors it has made by then. */
function load(text: string): { offered: string[]; errors: number } {
  let errors = 0
  const counted = new Proxy(Error, {
    apply(target, self, given) {
      errors += 1
      return Reflect.apply(target, self, given)
    },
  })
  const exports = {}
  const from = createRequire(file)
  new Function('exports', 'require', 'Error', text)(exports, from, counted)
  return { offered: Object.keys(exports), errors }
}

test('React makes no error while it is loaded', () => {
  expect(load(code).errors).toBeGreaterThan(0)
  expect(load(withoutStacks(code, file))).toEqual({ offered: load(code).offered, errors: 0 })
})

test('what React throws to itself still says what it is', () => {
  expect(withoutStacks('var Paused = Error(formatProdErrorMessage(460)),\n  rest', file)).toBe(
    'var Paused = Object.assign(Object.create(Error.prototype), { message: formatProdErrorMessage(460) }),\n  rest',
  )
})

test('a React that makes its signals otherwise is told of', () => {
  expect(() => withoutStacks('var Paused = signal(460)', '/react.js')).toThrow('see /react.js')
})

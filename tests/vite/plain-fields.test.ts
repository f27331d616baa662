import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withPlainFields } from '../../src/vite/plain-fields.js'

test('sets fields without the helper, those with a comment too', () => {
  const code = `constructor() {
  _defineProperty(this, "level", 0);
  _defineProperty(
    this,
    /** Where it _defineProperty(this, "stands") */
    "map",
    null
  );
}`
  expect(withPlainFields(code).replace(/\s+/g, ' ')).toBe('constructor() { (this.level = 0); (this.map = null ); }')
})

test('leaves no field of markdown-it to the helper', () => {
  const code = readFileSync(fileURLToPath(import.meta.resolve('markdown-it')), 'utf8')
  expect(code).toContain('_defineProperty(this')
  expect(withPlainFields(code)).not.toMatch(/_defineProperty\(\s*this/)
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { leftOut } from '../../src/vite/lean-react.ts'
import { leaveOut } from '../../src/vite/leave-out.ts'

/** What a script answers for each kind, without the kinds 13 and 30. */
function answers(script: string, bodies = {}): string[] {
  const lean = leaveOut(script, { tags: new Set([13, 30]), bodies })
  const made: { answer?: (node: { tag: number }) => string } = {}
  new Function('exports', lean)(made)
  return [1, 5, 13, 30].map((tag) => made.answer?.({ tag }) ?? 'no answer')
}

test('a branch for what is left out is never taken, and all others are', () => {
  const script = `exports.answer = function (node) {
    if (13 === node.tag) return 'suspended'
    if (node.tag !== 30) return node.tag === 5 ? 'element' : 'other'
    return 'moved'
  }`
  expect(answers(script)).toEqual(['other', 'element', 'other', 'other'])
})

test('of cases only those that lead on to nothing else are taken out', () => {
  const script = `exports.answer = function (node) {
    var seen = ''
    switch (node.tag) {
      case 1: seen += 'one '
      case 13: seen += 'and on '
      case 5: seen += 'to five'; break
      case 30: seen += 'thirty'; break
      default: seen += 'unknown'
    }
    return seen
  }`
  expect(answers(script)).toEqual(['one and on to five', 'to five', 'unknown', 'unknown'])
})

test('a variable that such a case declares is there for the other cases', () => {
  const script = `exports.answer = function (node) {
    switch (node.tag) {
      case 30: var seen = 'thirty'; return seen
      case 5: return (seen = 'five'), 'kept ' + seen
      default: return (seen = 'more'), seen
    }
  }`
  expect(answers(script)).toEqual(['more', 'kept five', 'more', 'more'])
})

test('functions that only call each other go, and those with a body of ours answer as that says', () => {
  const script = `exports.answer = function (node) { return 13 === node.tag ? suspend(node) : name(node) }
    function suspend(node) { return again(node) }
    function again(node) { return suspend(node) + 'SUSPENDED' }
    function name(node) { return 'A LONG NAME' }`
  expect(answers(script, { name: 'return ""' })).toEqual(['', '', '', ''])
  expect(leaveOut(script, { tags: new Set([13]), bodies: {} })).not.toContain('SUSPENDED')
})

test('a function that is not there any longer is told', () => {
  expect(() => leaveOut('function there() {}', { tags: new Set(), bodies: { gone: '' } })).toThrow(
    'The script has no functions named gone.',
  )
})

test('what is taken out of React is more than a fifth of it, and an element of such a kind is refused', () => {
  const folder = createRequire(import.meta.url)
    .resolve('react-dom/package.json')
    .replace('package.json', 'cjs')
  const whole = readFileSync(`${folder}/react-dom-client.production.js`, 'utf8')
  const none = leaveOut(whole, { tags: new Set(), bodies: {} })
  const lean = leaveOut(whole, leftOut)
  expect(lean.length).toBeLessThan(none.length * 0.8)
  expect(lean).toMatch(/throw Error\(\w+\(156/)
  expect(lean).toContain('exports.hydrateRoot')
})

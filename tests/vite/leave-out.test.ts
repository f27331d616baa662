import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { leftOut } from '../../src/vite/lean-react.ts'
import { leaveOut } from '../../src/vite/leave-out.ts'

/** What a script answers for each kind, without the kinds 13 and 30. */
async function answers(script: string, bodies = {}): Promise<string[]> {
  const lean = await leaveOut(script, { tags: new Set([13, 30]), bodies })
  const made: { answer?: (node: { tag: number }) => string } = {}
  new Function('exports', lean)(made)
  return [1, 5, 13, 30].map((tag) => made.answer?.({ tag }) ?? 'no answer')
}

test('a branch for what is left out is never taken, and all others are', async () => {
  const script = `exports.answer = function (node) {
    if (13 === node.tag) return 'suspended'
    if (node.tag !== 30) return node.tag === 5 ? 'element' : 'other'
    return 'moved'
  }`
  expect(await answers(script)).toEqual(['other', 'element', 'other', 'other'])
})

test('of cases only those that lead on to nothing else are taken out', async () => {
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
  expect(await answers(script)).toEqual(['one and on to five', 'to five', 'unknown', 'unknown'])
})

test('a variable that such a case declares is there for the other cases', async () => {
  const script = `exports.answer = function (node) {
    switch (node.tag) {
      case 30: var seen = 'thirty'; return seen
      case 5: return (seen = 'five'), 'kept ' + seen
      default: return (seen = 'more'), seen
    }
  }`
  expect(await answers(script)).toEqual(['more', 'kept five', 'more', 'more'])
})

test('functions that only call each other go, and those with a body of ours answer as that says', async () => {
  const script = `exports.answer = function (node) { return 13 === node.tag ? suspend(node) : name(node) }
    function suspend(node) { return again(node) }
    function again(node) { return suspend(node) + 'SUSPENDED' }
    function name(node) { return 'A LONG NAME' }`
  expect(await answers(script, { name: 'return ""' })).toEqual(['', '', '', ''])
  expect(await leaveOut(script, { tags: new Set([13]), bodies: {} })).not.toContain('SUSPENDED')
})

test('what is left out is found in each function, however many a script has', async () => {
  const script = `exports.answer = function (node) { return first(node) + last(node) };
function first(node) {
  return 13 === node.tag ? 'suspended, ' : 'first, ';
}
function between() {
  return "nothing\\
}";
}
function last(node) {
  switch (node.tag) {
    case 30:
      return between();
    default:
      return 'last';
  }
}
`
  expect(await answers(script)).toEqual(['first, last', 'first, last', 'first, last', 'first, last'])
  const lean = await leaveOut(script, { tags: new Set([30]), bodies: {} })
  expect(lean).toContain('suspended')
  expect(lean).not.toContain('nothing')
})

test('a script that nobody can read is refused', async () => {
  await expect(leaveOut('function there( { tag }', { tags: new Set(), bodies: {} })).rejects.toThrow()
})

test('a function that is not there any longer is told', async () => {
  await expect(leaveOut('function there() {}', { tags: new Set(), bodies: { gone: '' } })).rejects.toThrow(
    'The script has no functions named gone.',
  )
})

test('what is taken out of React is more than a fifth of it, and an element of such a kind is refused', async () => {
  const folder = createRequire(import.meta.url)
    .resolve('react-dom/package.json')
    .replace('package.json', 'cjs')
  const whole = readFileSync(`${folder}/react-dom-client.production.js`, 'utf8')
  const none = await leaveOut(whole, { tags: new Set(), bodies: {} })
  const lean = await leaveOut(whole, leftOut)
  expect(lean.length).toBeLessThan(none.length * 0.8)
  expect(lean).toMatch(/throw Error\(\w+\(156/)
  expect(lean).toContain('exports.hydrateRoot')
})

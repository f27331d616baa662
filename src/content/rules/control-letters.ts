import { codeOf, controls } from '../invisible.ts'
import type { Rule } from './rule.ts'

export const controlLetters: Rule = {
  id: 'control-letters',
  severity: 'warning',
  describe: 'No text has letters that only programs read.',
  check({ texts }, report) {
    for (const { value, kind, place, holder, key } of texts) {
      const [found] = kind === 'href' ? [] : value.matchAll(controls)
      if (!found) continue
      const { 0: run, index: offset } = found
      const parts = /\S$/.test(value.slice(0, offset)) && /^\S/.test(value.slice(offset + run.length))
      report(place, holder, key, {
        message: `Here is a letter that nobody sees (${codeOf(run)}); browsers draw a box in its place, or nothing.`,
        hint: parts ? 'Write a space in its place.' : 'Remove it.',
        fix: parts
          ? { title: 'write a space', change: { letters: ' ' } }
          : { title: 'remove it', change: { letters: '' } },
        part: { offset, length: run.length },
      })
    }
  },
}

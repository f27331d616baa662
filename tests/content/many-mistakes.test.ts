import { expect, test, vi } from 'vitest'
import { judge } from '../../src/content/judge/judge.ts'
import { validatePage } from '../../src/generated/validate.js'
import { branches } from '../../src/schema/flatten.ts'
import { schema } from '../../src/schema/read.ts'
import { aPage } from './a-site.ts'

/** So many sections, each with a field that there is not. */
const count = 500

/** A page of sections that count how often somebody asks what they are. */
function aLongPage() {
  let asked = 0
  const sections = Array.from({ length: count }, (_, index) => ({
    get type() {
      asked += 1
      return 'rich-text'
    },
    heading: `Part ${index}`,
    body: 'Words.',
    hedding: 'More.',
  }))
  return { page: { ...aPage([]), sections }, asked: () => asked }
}

test('a page with many mistakes is looked at for each of them where that is, and not as a whole', () => {
  const { page, asked } = aLongPage()
  validatePage(page)
  const before = asked()
  const problems = judge(schema('page.schema.json'), page, validatePage.errors ?? [], (steps) => steps.join('/'), page)
  expect(problems.length).toBeGreaterThanOrEqual(count)
  // Twice as many sections are asked twice as often.
  expect(asked() - before).toBeLessThan(20 * count)
})

test('what was found before is not copied for each further mistake', () => {
  const { page } = aLongPage()
  let copied = 0
  const real = Array.prototype.concat
  const spy = vi.spyOn(Array.prototype, 'concat').mockImplementation(function (this: unknown[], ...more) {
    copied += this.length
    return real.apply(this, more)
  })
  validatePage(page)
  spy.mockRestore()
  expect(validatePage.errors?.length).toBeGreaterThanOrEqual(count)
  expect(copied).toBeLessThan(10 * count)
})

test('the branches of a union are put together once', () => {
  const section = schema('section.schema.json')
  expect(branches(section)).toBe(branches({ ...section }))
})

import { expect, test } from 'vitest'
import { workOf } from '../work-of.ts'
import { check } from './a-site.ts'

/** 150,000 letters of this. */
const long = (part: string) => part.repeat(150_000 / part.length)

/** 4,000 fields that nothing knows. */
const unknown = Array.from({ length: 4000 }, (_, index) => `"unknown${index}":"x"`).join()

test.each([
  ['letters', long('é')],
  ['a word', long('true')],
  ['signs of tables', long(',')],
  ['a line of tildes', long('~')],
  ['a word with dots where a value is to be', `{"version":2,"site":${long('a.')}}`],
  ['lines of git', `{"version":2,"site":\n${long('=======\n')}}`],
  ['unknown settings', `{"version":2,"site":{${unknown}},"pages":[]}`],
  ['unknown fields', `{"version":2,"site":{},"pages":[{"path":"/","sections":[{"type":"hero",${unknown}}]}]}`],
])('a long file of %s and nothing else is judged at once', (_, text) => {
  let said: unknown[] = []
  // It took from four seconds to a minute, and four times as long for each time twice as much.
  expect(workOf(() => (said = check(text)))).toBeLessThan(2000)
  expect(said).not.toEqual([])
})

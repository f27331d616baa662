import { expect, test } from 'vitest'
import { add, tallyOfPlaywright, tallyOfVitest, tallyRun } from '../../scripts/lib/tally.ts'

test('a run that passed counts as its report says', () => {
  expect(tallyRun(true, tallyOfVitest({ numPassedTests: 7, numFailedTests: 0 }))).toEqual({ passed: 7, failed: 0 })
})

test('a run that failed with every test passed has crashed: one failure', () => {
  expect(tallyRun(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 })
})

test('a run that failed counts its failed tests, and nothing on top', () => {
  expect(tallyRun(false, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 })
})

test.each([true, false])('a run without a report is one failure, whatever its exit code (%s)', (passed) => {
  expect(tallyRun(passed, undefined)).toEqual({ passed: 0, failed: 1 })
})

test('a browser test that passed at its second try has passed', () => {
  expect(tallyOfPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 4, failed: 1 })
})

test('nothing run adds up to nothing', () => {
  expect(add([])).toEqual({ passed: 0, failed: 0 })
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { add, tallyOfPlaywright, tallyOfVitest, tallyRun } from '../../scripts/lib/tally.ts'
import { root } from '../../src/root.ts'

type Units = Parameters<typeof tallyOfVitest>[0]['testResults'][number]
type UnitTest = Units['assertionResults'][number]
type Suite = Parameters<typeof tallyOfPlaywright>[0]['suites'][number]

/** A file of unit tests as the report has it. */
function unitFile(name: string, status: Units['status'], assertionResults: UnitTest[]): Units {
  return {
    name: path.join(root, name),
    status,
    assertionResults,
    message: 'Error: not found\n at x',
    startTime: 0,
    endTime: 0,
  }
}

function unitTest(title: string, status: UnitTest['status'], ...failureMessages: string[]): UnitTest {
  return { title, status, failureMessages, ancestorTitles: ['a group'], fullName: title, meta: {}, tags: [] }
}

function suite(title: string, tests: [title: string, status: 'expected' | 'unexpected' | 'flaky'][], suites: Suite[]) {
  const place = { file: '', line: 1, column: 1 }
  const specs = tests.map(([title, status]) => ({
    ...place,
    title,
    id: title,
    ok: status !== 'unexpected',
    tags: [],
    tests: [
      {
        status,
        timeout: 0,
        annotations: [],
        expectedStatus: 'passed' as const,
        projectName: 'engine',
        projectId: 'engine',
        results: [],
      },
    ],
  }))
  return { ...place, title, specs, suites }
}

const good = { passed: 7, failed: [], flaky: [] }

test('a run that passed counts as its report says', () => {
  expect(tallyRun('unit tests', true, good)).toEqual(good)
})

test('a run that failed with every test passed has crashed: one failure, with its name', () => {
  expect(tallyRun('unit tests', false, good)).toEqual({ ...good, failed: ['unit tests: failed beside its tests'] })
})

test('a run that failed counts its failed tests, and nothing on top', () => {
  const report = { passed: 5, failed: ['a', 'b'], flaky: [] }
  expect(tallyRun('unit tests', false, report)).toEqual(report)
})

test.each([true, false])('a run without a report is one failure, whatever its exit code (%s)', (passed) => {
  expect(tallyRun('unit tests', passed, undefined)).toEqual({
    passed: 0,
    failed: ['unit tests: no report was left'],
    flaky: [],
  })
})

test('of unit tests those that failed, or needed a second try, are named with their files', () => {
  const testResults = [
    unitFile('tests/a.test.ts', 'failed', [
      unitTest('adds', 'passed'),
      unitTest('takes away', 'failed', 'Error: 1'),
      unitTest('waits', 'passed', '\u001b[31mError\u001b[39m: late\n  at x'),
      unitTest('is for another system', 'skipped'),
    ]),
    unitFile('tests/b.test.ts', 'passed', [unitTest('rests', 'passed')]),
  ]
  expect(tallyOfVitest({ testResults })).toEqual({
    passed: 3,
    failed: ['tests/a.test.ts › a group › takes away: Error: 1'],
    flaky: ['tests/a.test.ts › a group › waits: Error: late'],
  })
})

test.each([
  ['could not be loaded', []],
  ['could not be made ready', [unitTest('adds', 'skipped')]],
])('a file that %s has failed', (_, tests) => {
  const testResults = [unitFile('tests/a.test.ts', 'failed', tests)]
  expect(tallyOfVitest({ testResults })).toEqual({
    passed: 0,
    failed: ['tests/a.test.ts: Error: not found'],
    flaky: [],
  })
})

test('of browser tests those that failed, or needed a second try, are named with site, file and group', () => {
  const inner = suite('keyboard', [['arrows', 'flaky']], [])
  const suites = [suite('tabs.spec.ts', [['opens', 'expected'] as const, ['closes', 'unexpected']], [inner])]
  expect(tallyOfPlaywright({ suites })).toEqual({
    passed: 2,
    failed: ['engine › tabs.spec.ts › closes'],
    flaky: ['engine › tabs.spec.ts › keyboard › arrows'],
  })
})

test('nothing run adds up to nothing', () => {
  expect(add([])).toEqual({ passed: 0, failed: [], flaky: [] })
})

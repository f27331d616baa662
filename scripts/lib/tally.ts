import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/reporters'
import { root } from '../../src/root.ts'

/** How many passed, and the names of those that failed, and of those that passed only at their second try. */
export interface Tally {
  passed: number
  failed: string[]
  flaky: string[]
}

export function add(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.flatMap((tally) => tally.failed),
    flaky: tallies.flatMap((tally) => tally.flaky),
  }
}

/**
 * What a runner counted. One that failed without a failed test has crashed, and one without a report never began:
 * either counts as a failure.
 */
export function tallyRun(name: string, passed: boolean, report: Tally | undefined): Tally {
  if (report === undefined) return { passed: 0, failed: [`${name}: no report was left`], flaky: [] }
  if (passed || report.failed.length > 0) return report
  return { ...report, failed: [`${name}: failed beside its tests`] }
}

/** Reads the JSON report of Vitest, which keeps what the first try said of a test that passed at its second. */
export function tallyOfVitest({ testResults }: Pick<JsonTestResults, 'testResults'>): Tally {
  return add(
    testResults.map(({ name, status: end, message, assertionResults: tests }) => {
      const file = path.relative(root, name)
      const named = ({ ancestorTitles, title, failureMessages }: (typeof tests)[number]) =>
        nameOf([file, ...ancestorTitles, title], failureMessages?.[0])
      const passed = tests.filter(({ status }) => status === 'passed')
      const failed = tests.filter(({ status }) => status === 'failed').map(named)
      // A file whose tests cannot begin has failed without one of them.
      if (end === 'failed' && failed.length === 0) failed.push(nameOf([file], message))
      return { passed: passed.length, failed, flaky: passed.filter((test) => test.failureMessages?.length).map(named) }
    }),
  )
}

/** Reads the JSON report of Playwright. */
export function tallyOfPlaywright({ suites }: Pick<JSONReport, 'suites'>): Tally {
  return add(suites.map((suite) => tallyOfSuite(suite, [])))
}

function tallyOfSuite(suite: JSONReportSuite, above: string[]): Tally {
  const titles = [...above, suite.title]
  const tests = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      status,
      name: nameOf([projectName, ...titles, spec.title], results[0]?.error?.message),
    })),
  )
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  const flaky = named('flaky')
  const own = { passed: named('expected').length + flaky.length, failed: named('unexpected'), flaky }
  return add([own, ...(suite.suites ?? []).map((inner) => tallyOfSuite(inner, titles))])
}

/** Where a test stands, and the first line of what was said of it. */
function nameOf(titles: string[], said = ''): string {
  const [first] = stripVTControlCharacters(said).split('\n')
  return [titles.join(' › '), first].filter(Boolean).join(': ')
}

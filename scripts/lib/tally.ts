/** How many tests passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

export function add(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  }
}

/**
 * What a runner counted. One that failed without a failed test has crashed, and one without a report never began:
 * either counts as a failure.
 */
export function tallyRun(passed: boolean, report: Tally | undefined): Tally {
  const { passed: good, failed: bad } = report ?? { passed: 0, failed: 1 }
  return { passed: good, failed: passed ? bad : Math.max(bad, 1) }
}

/** Reads the JSON report of Vitest. */
export function tallyOfVitest(report: { numPassedTests: number; numFailedTests: number }): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** Reads the JSON report of Playwright, which has named each test that passed only at its second try ("flaky"). */
export function tallyOfPlaywright(report: { stats: { expected: number; unexpected: number; flaky: number } }): Tally {
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}

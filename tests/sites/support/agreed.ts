import path from 'node:path'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

const site = 'healthcare'
const document = 'docs/agreed.md'

/** Tells an author, after failures, which document fixes what the tests of a site ask for. */
export default class Agreed implements Reporter {
  private failed = false

  onTestEnd({ location, expectedStatus }: TestCase, { status }: TestResult): void {
    if (status !== expectedStatus && location.file.split(path.sep).includes(site)) this.failed = true
  }

  onEnd(): void {
    if (this.failed)
      console.error(`\nIf words, links or the order of sections were changed: ${document} says what is agreed.`)
  }
}

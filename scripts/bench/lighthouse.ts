import { findBrowser } from '../lib/browser.ts'
import { chromiumFlags } from './browser.ts'
import { runProgram } from './process.ts'

export interface Vitals {
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** The last one for Node 20. It brings 200 packages, so only those who measure install it, into npm's cache. */
const version = '12.8.2'

/** What Lighthouse says of a page on its simulated phone. */
export async function lighthouse(address: string): Promise<Vitals> {
  const flags = [
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    '--form-factor=mobile',
    '--throttling-method=simulate',
    '--no-enable-error-reporting',
    `--chrome-flags=${['--headless=new', '--disable-gpu', ...chromiumFlags].join(' ')}`,
  ]
  const command = ['--yes', `--package=lighthouse@${version}`, 'lighthouse', address, ...flags]
  const measure = () => runProgram('npx', command, { CHROME_PATH: findBrowser() })
  // On a busy machine its recording begins too late at times, and it asks to be run again.
  const { output } = await measure().catch(measure)
  const { audits, runtimeError } = JSON.parse(output) as {
    audits: Record<string, { numericValue?: number }>
    runtimeError?: { message: string }
  }
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

import { findBrowser } from './lib/browser.ts'
import { misused, readFlags } from './lib/flags.ts'
import { checkoutWith } from './lib/other-content.ts'
import { run } from './lib/steps.ts'

const help = `npm run prove [-- --times N] [--only NAME]

Proves what takes too long for every change, beside npm test:
  chance      the tests that try what is made by chance try N times as much
  tasks       everyday tasks in the editor, each by mouse, by keyboard and with a finger
  own-code    an open preview and an open gallery follow a change of our own code and schemas
  other-site  the engine's tests pass in a checkout whose site is the bakery's, so no code and no test knows this one's
  browsers    Firefox and WebKit draw and operate every section type, and every page of the sites, as Chromium does; what
              differs is told, with pictures in .cache/prove/browsers. Debian's packages of them are installed where they
              are missing
  --times N   (10)
  --only NAME one of these`

type Proof = (times: string) => Promise<boolean>

const proofs: Record<string, Proof> = { chance, tasks, 'own-code': ownCode, 'other-site': otherSite, browsers }

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, { times: { type: 'string', default: '10' }, only: { type: 'string' } })
  if (typeof flags === 'number') return flags
  const { times, only } = flags
  if (!/^[1-9]\d{0,4}$/.test(times)) return misused(help, `--times is a number from 1, not "${times}".`)
  const names = only === undefined ? Object.keys(proofs) : [only]
  const failed: string[] = []
  for (const name of names) {
    const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined
    if (!proof) return misused(help, `There is no proof "${name}". There are: ${Object.keys(proofs).join(', ')}.`)
    if (!(await proof(times))) failed.push(name)
  }
  console.log(failed.length === 0 ? 'All is proved.' : `Failed: ${failed.join(', ')}.`)
  return failed.length > 0 ? 1 : 0
}

/** Those are the tests that ask how often to try. */
async function chance(times: string): Promise<boolean> {
  const command = ['vitest', 'related', 'tests/times.ts', '--run', '--testTimeout=1000000'] as const
  return (await run([...command], 'inherit', { PROVE_TIMES: times })).passed
}

/** Beside npm test, which does each in one of these ways. */
async function tasks(times: string): Promise<boolean> {
  const env = { CHROMIUM_PATH: findBrowser(), PROVE_TIMES: times }
  return (await run(['playwright', 'test', '--project=engine', 'edit/everyday-tasks'], 'inherit', env)).passed
}

async function otherSite(): Promise<boolean> {
  const copy = await checkoutWith('bakery')
  const units = await run(['vitest', 'run', '--project=!sites'], 'inherit', {}, copy)
  const env = { CHROMIUM_PATH: findBrowser() }
  const browser = await run(['playwright', 'test', '--project=engine'], 'inherit', env, copy)
  return units.passed && browser.passed
}

async function ownCode(): Promise<boolean> {
  return inBrowser('tests/own-code', { CHROMIUM_PATH: findBrowser() })
}

async function browsers(): Promise<boolean> {
  return inBrowser('tests/browsers')
}

/** The browser tests of a folder that has settings of its own. */
async function inBrowser(folder: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return (await run(['playwright', 'test', '--config', `${folder}/playwright.config.ts`], 'inherit', env)).passed
}

import { misused, readWords } from './lib/flags.ts'
import { run } from './lib/steps.ts'

const help = `npm run prove [-- --times N] [NAME …]

Runs the tests that try what is made by chance, and tries more than npm test has time for.
  --times N   how many times as much  (10)
  NAME        only tests whose file has this in its name`

process.exitCode = await main()

async function main(): Promise<number> {
  const read = readWords(help, { times: { type: 'string', default: '10' } })
  if (typeof read === 'number') return read
  const { flags, words } = read
  if (!/^[1-9]\d{0,4}$/.test(flags.times)) return misused(help, `--times is a number from 1, not "${flags.times}".`)
  // The tests that ask it how often to try.
  const command = words.length > 0 ? ['run', ...words] : ['related', 'tests/times.ts', '--run']
  const { passed } = await run(['vitest', ...command, '--testTimeout=1000000'], 'inherit', {
    PROVE_TIMES: flags.times,
  })
  return passed ? 0 : 1
}

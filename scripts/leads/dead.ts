import { readDeadLetters, retryDeadLetters } from '../../src/leads/commands/dead-letters.ts'
import { printable } from '../../src/leads/commands/lines.ts'
import { targetNames } from '../../src/leads/delivery/targets.ts'
import { readSettings } from '../../src/leads/settings.ts'
import { command } from './command.ts'
import { withStore } from './store.ts'

export const dead = command({
  usage: 'dead [--retry]',
  about: 'What could not be delivered; --retry puts it back into the outbox.',
  options: { retry: { type: 'boolean', default: false } },
  work({ retry }) {
    const targets = targetNames(readSettings(process.env))
    return withStore(async (database) => {
      for (const { kind, leadId, target, attempts, error } of await readDeadLetters(database, targets))
        console.log(printable(`${kind}  ${leadId}  to ${target}  after ${attempts} tries: ${error}`))
      if (retry) console.log(`${await retryDeadLetters(database, targets)} put back into the outbox.`)
    })
  },
})

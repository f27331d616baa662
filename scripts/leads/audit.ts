import { printable } from '../../src/leads/commands/lines.ts'
import { readAudit } from '../../src/leads/staff/audit.ts'
import { command } from './command.ts'
import { withStore } from './store.ts'

export const audit = command({
  usage: 'audit',
  about: 'What the staff has seen and done on its page, the oldest first.',
  options: {},
  work: () =>
    withStore(async (database) => {
      for await (const { at, user_name, action, count, about, leads } of readAudit(database)) {
        const ids = (JSON.parse(leads) as string[]).join(' ')
        const parts = [at.slice(0, 19).replace('T', ' '), user_name, action, String(count), about ?? '', ids]
        console.log(printable(parts.filter(Boolean).join('  ')))
      }
    }),
})

import path from 'node:path'
import { emptyLog, eraseLeads, findPerson } from '../../src/leads/commands/forget.ts'
import { lineOf } from '../../src/leads/commands/lines.ts'
import { forgetAnswered } from '../../src/leads/store/answers.ts'
import { command, Misuse } from './command.ts'
import { withStore } from './store.ts'
import { storeFile } from './store-file.ts'

export const forget = command({
  usage: 'forget WHO [--dry-run]',
  about: 'Erases what a person sent, by e-mail address or telephone number; or one lead, by --id.',
  help: `  --id ID            one lead, in place of what a person sent
  --dry-run          only says what would be erased`,
  options: { id: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  words: 1,
  async work({ id, 'dry-run': dry }, [who]) {
    if ((id === undefined) === (who === undefined)) throw new Misuse('Forget whom? One address, or --id.')
    if (who !== undefined && who.trim().length < 5)
      throw new Misuse(`"${who}" is too short for an address or a number.`)
    await withStore(async (database) => {
      const found = who === undefined ? undefined : await findPerson(database, who)
      const ids = found ? found.own.map((lead) => lead.id) : [id ?? '']
      if (dry) for (const lead of found?.own ?? []) console.log(lineOf(lead))
      else console.log(counted(await eraseLeads(database, ids), 'erased'))
      if (dry) console.log(counted(ids.length, 'would be erased'))
      for (const lead of found?.mentions ?? []) console.log(`Mentioned, and left: ${lineOf(lead)}`)
      if (!dry && who !== undefined) await forgetAnswered(database, [who])
      if (!dry && !(await emptyLog(database))) throw new Error(leftInLog())
    })
  },
})

function leftInLog(): string {
  return `Erased, but still to be found in ${path.basename(storeFile())}-wal, because another program is reading the store. Run this command again when it has ended.`
}

function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'} ${what}.`
}

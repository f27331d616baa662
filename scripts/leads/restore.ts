import path from 'node:path'
import { restore as restoreStore } from '../../src/leads/backup/restore.ts'
import { command, Misuse } from './command.ts'
import { storeFile } from './store-file.ts'

export const restore = command({
  usage: 'restore FILE',
  about: 'Puts a backup in the place of the store, when no service has it open; that is kept beside it.',
  options: {},
  words: 1,
  async work(_flags, [backup]) {
    if (backup === undefined) throw new Misuse('Restore what? The file of a backup.')
    const store = storeFile()
    const { leads, before, unreadable } = await restoreStore(path.resolve(backup), store)
    console.log(`${store} is now this backup, with ${leads} ${leads === 1 ? 'lead' : 'leads'}.`)
    if (before !== undefined) console.log(`What stood there is kept as ${before}; erase it when nobody needs it.`)
    if (unreadable !== undefined)
      console.log(`It cannot be read (${unreadable}), so nobody knows who has it open: start the service anew.`)
  },
})

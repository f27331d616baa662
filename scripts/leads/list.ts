import { lineOf } from '../../src/leads/commands/lines.ts'
import { readLeads } from '../../src/leads/store/read.ts'
import { command } from './command.ts'
import { filterHelp, filterOf, filterOptions } from './filter.ts'
import { withStore } from './store.ts'

export const list = command({
  usage: 'list [FLAGS]',
  about: 'One line a lead, the oldest first.',
  help: filterHelp,
  options: filterOptions,
  work: (flags) =>
    withStore(async (database) => {
      for await (const lead of readLeads(database, filterOf(flags))) console.log(lineOf(lead))
    }),
})

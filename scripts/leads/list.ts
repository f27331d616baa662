import { lineOf } from '../../src/leads/commands/lines.ts'
import { listDue } from '../../src/leads/retention/list-due.ts'
import { readLeads } from '../../src/leads/store/read.ts'
import { command, Misuse } from './command.ts'
import { filterHelp, filterOf, filterOptions } from './filter.ts'
import { manifestOf, siteHelp, siteOptions } from './site.ts'
import { withStore } from './store.ts'

const week = 7 * 86_400_000

export const list = command({
  usage: 'list [FLAGS]',
  about: 'One line a lead, the oldest first; --due only those that the service erases within seven days.',
  help: `${filterHelp}

  --due              those whose time is over within seven days, form by form; the suspicious, too
${siteHelp}`,
  options: { ...filterOptions, ...siteOptions, due: { type: 'boolean', default: false } },
  async work({ due, ...flags }) {
    const filter = filterOf(flags)
    const { suspicious, kind, from, to } = filter
    if (due && (suspicious || (kind ?? from ?? to) !== undefined))
      throw new Misuse('--due stands alone: the site says which leads are meant.')
    const manifest = due ? await manifestOf(flags) : undefined
    await withStore(async (database) => {
      const leads = manifest ? listDue(database, manifest, Date.now() + week) : readLeads(database, filter)
      for await (const lead of leads) console.log(lineOf(lead))
    })
  },
})

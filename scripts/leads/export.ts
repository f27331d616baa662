import { pipeline } from 'node:stream/promises'
import { exportCsv, exportJson } from '../../src/leads/commands/export.ts'
import { writePrivately } from '../../src/leads/commands/private-file.ts'
import { spareMemory } from '../lib/v8.ts'
import { command, Misuse } from './command.ts'
import { filterHelp, filterOf, filterOptions } from './filter.ts'
import { withStore } from './store.ts'

export const exportLeads = command({
  usage: 'export [FLAGS]',
  about: 'What visitors sent, as CSV or JSON.',
  help: `${filterHelp}
  --format csv|json  (csv)
  --out FILE         a file for your eyes only, in place of standard output`,
  options: { ...filterOptions, format: { type: 'string', default: 'csv' }, out: { type: 'string' } },
  async work({ format, out, ...flags }) {
    if (format !== 'csv' && format !== 'json') throw new Misuse(`There is no format "${format}". There are: csv, json.`)
    const filter = filterOf(flags)
    // A heap that is cleaned up sooner takes a sixth less memory, and no longer.
    spareMemory()
    await withStore(async (database) => {
      const pieces = (format === 'csv' ? exportCsv : exportJson)(database, filter)
      if (out === undefined) await pipeline(pieces, process.stdout, { end: false })
      else await writePrivately(out, pieces)
    })
  },
})

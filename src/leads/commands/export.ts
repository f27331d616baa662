import { type Filter, readFields, readInChunks } from '../store/read.ts'
import type { Database } from '../store/tables.ts'
import { csvHead, csvMark, csvRow } from './csv.ts'

/** All leads as a spreadsheet reads them, piece by piece: they need not fit into memory. */
export async function* exportCsv(database: Database, filter: Filter): AsyncGenerator<string> {
  // Read twice: the first line has to name every field that any form ever had.
  const names = await readFields(database, filter)
  yield `${csvMark}${csvHead(names)}`
  for await (const leads of readInChunks(database, filter)) yield leads.map((lead) => csvRow(lead, names)).join('')
}

/** All leads as one JSON array. */
export async function* exportJson(database: Database, filter: Filter): AsyncGenerator<string> {
  let before = '[\n'
  for await (const leads of readInChunks(database, filter)) {
    if (leads.length === 0) continue
    yield before + leads.map((lead) => JSON.stringify(lead)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

import { type Filter, readFields, readLeads } from '../store/read.ts'
import type { Database } from '../store/tables.ts'
import { csvHead, csvMark, csvRow } from './csv.ts'

/** All leads as a spreadsheet reads them, piece by piece: they need not fit into memory. */
export async function* exportCsv(database: Database, filter: Filter): AsyncGenerator<string> {
  // Read twice: the first line has to name every field that any form ever had.
  const names = await readFields(database, filter)
  yield `${csvMark}${csvHead(names)}`
  for await (const lead of readLeads(database, filter)) yield csvRow(lead, names)
}

/** All leads as one JSON array. */
export async function* exportJson(database: Database, filter: Filter): AsyncGenerator<string> {
  let before = '[\n'
  for await (const lead of readLeads(database, filter)) {
    yield `${before}${JSON.stringify(lead)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

import type { Client } from '@libsql/client'
import { migrations } from '../store/migrations.ts'
import { openFile } from './store-file.ts'

/** Opens the copy of a store, reads all of it, and gives the number of its leads; says what is wrong with it otherwise. */
export async function checkCopy(file: string): Promise<number> {
  const client = openFile(file)
  try {
    return await check(client)
  } catch (error) {
    throw new WrongCopy(error instanceof Error ? error.message : String(error), { cause: error })
  } finally {
    client.close()
  }
}

/** A copy that is none of a store, or not whole. */
export class WrongCopy extends Error {
  override name = 'WrongCopy'
}

async function check(client: Client): Promise<number> {
  // All of it in this one file, whatever made it: else there would be a log beside it, which nobody copies.
  await client.execute('PRAGMA journal_mode = DELETE')
  const faults = await texts(client, 'PRAGMA integrity_check')
  if (faults[0] !== 'ok') throw new Error(`It is damaged: ${faults[0]}`)
  const tables = await texts(client, "SELECT name FROM sqlite_master WHERE type = 'table'")
  if (!['lead', 'delivery', 'migration'].every((table) => tables.includes(table)))
    throw new Error('It is a database, but not of leads.')
  const known = new Set(migrations.map(({ name }) => name))
  const newer = (await texts(client, 'SELECT name FROM migration')).find((name) => !known.has(name))
  if (newer !== undefined) throw new Error(`It was made by a newer version, which knows "${newer}".`)
  const [count] = await texts(client, 'SELECT count(*) FROM lead')
  return Number(count)
}

async function texts(client: Client, statement: string): Promise<string[]> {
  const { rows } = await client.execute(statement)
  return rows.map((row) => String(row[0]))
}

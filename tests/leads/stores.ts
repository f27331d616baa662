import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { TestPostgres } from './postgres.ts'

let postgres: Promise<TestPostgres> | undefined

/** Both kinds of stores: each makes the address of a new, empty one. Call it once a file. */
export function bothStores(): { store: string; newStore: () => Promise<string> }[] {
  afterAll(async () => (await postgres)?.stop())
  return [
    { store: 'libSQL', newStore: newFileStore },
    {
      store: 'Postgres',
      newStore: async () => {
        postgres ??= TestPostgres.start()
        return (await postgres).database()
      },
    },
  ]
}

/** A store in a file, gone when the test ends. */
export async function newFileStore(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return `file:${path.join(folder, 'leads.db')}`
}

/** The file of a store made by the function above. */
export function storeFile(store: string): string {
  return store.slice('file:'.length)
}

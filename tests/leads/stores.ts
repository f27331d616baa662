import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** Both kinds of stores: each makes the address of a new, empty one. */
export function bothStores(): { store: string; newStore: () => Promise<string> }[] {
  return [
    { store: 'libSQL', newStore: newFileStore },
    { store: 'Postgres', newStore: newPostgresStore },
  ]
}

async function newPostgresStore(): Promise<string> {
  const answer = await fetch(inject('newDatabase'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
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

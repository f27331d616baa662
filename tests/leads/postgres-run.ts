import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { TestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of a new, empty database. */
    newDatabase: string
  }
}

/** One Postgres for all files of a run: the first test that asks for a database starts it, and the end of the run ends it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined
  const newDatabase = async () => {
    postgres ??= TestPostgres.start()
    return (await postgres).database()
  }
  const server = createServer((_, answer) => {
    newDatabase().then(
      (address) => answer.end(address),
      (error) => answer.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  provide('newDatabase', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await (await postgres)?.stop()
  }
}

import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Milliseconds in which a connection is made. */
const connectTimeout = 3000

/** A connection lasts as many times as long as the longest wait for an answer: a minute, where visitors wait. */
const lifetime = 12

/** A Postgres, for any number of machines; it is connected to at the first use. Nothing waits for it longer than `timeout`. */
export function postgres(connectionString: string, timeout: number): PostgresDialect {
  // What cannot be read is told at once, and not by the first who connects.
  void new pg.Client({ connectionString })
  const options = {
    connectionString,
    max: 4,
    connectionTimeoutMillis: connectTimeout,
    // Well before its silence would be taken for a fault.
    idleTimeoutMillis: timeout / 2,
    // One that is always in use would lead to a server that only reads for ever, though another has taken its place.
    maxLifetimeSeconds: (lifetime * timeout) / 1000,
    // The pool waits for it, which its types do not say.
    onConnect: (client: pg.ClientBase) => client.query(ownDeadlines(timeout)),
    stream: () => socketFor(timeout),
  }
  const pool = new pg.Pool(options)
  // A connection that breaks while nobody uses it is replaced; unheard, its error would end the process.
  pool.on('error', () => {})
  // So would that of one that breaks between two statements of a transaction; the next statement fails and is told.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

/**
 * What we have given up Postgres ends by itself, a little sooner: what waits for a lock would go on waiting, with a connection each,
 * until there are no more; and a transaction whose service hangs, or is cut off unheard, would hold others up for hours.
 * Not as parameters of the connection, which PgBouncer refuses.
 */
function ownDeadlines(timeout: number): string {
  const milliseconds = Math.ceil(timeout * 0.9)
  return `set statement_timeout = ${milliseconds}; set idle_in_transaction_session_timeout = ${milliseconds}`
}

/** pg's own deadline leaves the connection as it is, and the next statement would wait behind the one that hangs. */
function socketFor(timeout: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(timeout, () => socket.destroy(new StoreSilent()))
}

/** Whether Postgres has failed, or the way to it. */
export function isOfPostgres(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : ''
  return error instanceof pg.DatabaseError || error instanceof StoreSilent || /conn/i.test(`${code} ${error.message}`)
}

class StoreSilent extends Error {
  override name = 'StoreSilent'
  override message = 'Postgres does not answer.'
}

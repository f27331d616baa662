import { createHash, randomBytes } from 'node:crypto'
import { retry } from '../store/retry.ts'
import type { Database, SessionRow } from '../store/tables.ts'
import { ahead } from './ahead.ts'

/** Milliseconds without a request, and in all, after which somebody has to sign in again. */
const idle = 30 * 60_000
const longest = 12 * 60 * 60_000

/** A session that is used is noted once in so many milliseconds: not every request need write. */
const precision = 30_000

export interface Session {
  readonly user: string
  readonly token: string
  /** Milliseconds until it ends when nothing is done. */
  readonly left: number
}

/** Begins a session. Its id is known to the browser only: who reads the store can be nobody else. */
export async function beginSession(
  { db }: Database,
  user: string,
  credential: string,
): Promise<{ id: string; session: Session }> {
  const id = secret()
  const token = secret()
  const at = new Date().toISOString()
  const row = { id_hash: hashOf(id), user_name: user, credential, token, created_at: at, seen_at: at }
  await retry(() => db.insertInto('staff_session').values(row).execute())
  await retry(() =>
    db
      .deleteFrom('staff_session')
      .where(({ or, eb }) => or([eb('created_at', '<', before(longest)), eb('created_at', '>', ahead())]))
      .execute(),
  )
  return { id, session: { user, token, left: idle } }
}

/** The session of this id, while it lasts; to ask for how long is no use of it. */
export async function findSession(
  { db }: Database,
  id: string,
  credentialOf: (user: string) => string | undefined,
  use: boolean,
): Promise<Session | undefined> {
  const hash = hashOf(id)
  const row = await retry(() =>
    db.selectFrom('staff_session').selectAll().where('id_hash', '=', hash).executeTakeFirst(),
  )
  if (!row || credentialOf(row.user_name) !== row.credential) return undefined
  const left = leftOf(row)
  if (left <= 0 || row.seen_at > ahead()) return undefined
  if (use && Date.now() - Date.parse(row.seen_at) > precision) {
    const seen = { seen_at: new Date().toISOString() }
    await retry(() => db.updateTable('staff_session').set(seen).where('id_hash', '=', hash).execute())
    return { user: row.user_name, token: row.token, left: leftOf({ ...row, ...seen }) }
  }
  return { user: row.user_name, token: row.token, left }
}

/** Ends a session for whoever has its id. */
export async function endSession({ db }: Database, id: string): Promise<void> {
  await retry(() => db.deleteFrom('staff_session').where('id_hash', '=', hashOf(id)).execute())
}

function leftOf({ created_at, seen_at }: SessionRow): number {
  return Math.min(Date.parse(seen_at) + idle, Date.parse(created_at) + longest) - Date.now()
}

function before(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

import { createHash } from 'node:crypto'
import { retry } from '../store/retry.ts'
import type { Database } from '../store/tables.ts'
import { ahead } from './ahead.ts'
import { audit } from './audit.ts'
import { browserIn } from './known-browser.ts'
import { isPassword, nobodysPassword, type PasswordHash, passwordLength } from './password.ts'

/**
 * So many failed tries from one address, in one browser that the user is known by, or of one user from anywhere else lock for so many
 * milliseconds: 80 an hour. More of a user than from an address, lest one stranger keep that user out.
 */
const mostTries = { user: 20, address: 10, browser: 10 } as const
const lockTime = 15 * 60_000

/** One try at a time, since each takes memory; whoever comes when so many wait is told to come again. */
const mostWaiting = 20

/** How a try to sign in ended: as a user, or not, or with the seconds for which no other is looked at. */
export type Attempt = { readonly user: string } | { readonly wrong: true } | { readonly locked: number }

/** Lets users in by their passwords. */
export class SignIn {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(
    private readonly database: Database,
    private readonly users: ReadonlyMap<string, PasswordHash>,
  ) {}

  /** `shown` is what a browser keeps in which somebody has signed in before. There nobody is locked out by what others try. */
  async attempt(name: string, password: string, address: string, shown?: string): Promise<Attempt> {
    const kept = this.users.get(name)
    const browser = kept && browserIn(shown, name, kept)
    if (this.waiting >= mostWaiting && browser === undefined) return { locked: 5 }
    this.waiting += 1
    const counts =
      browser === undefined ? [countOf('user', name), countOf('address', address)] : [countOf('browser', browser)]
    const turn = this.last.then(() => this.attemptAlone(name, password, counts))
    this.last = turn
      .catch(() => {})
      .finally(() => {
        this.waiting -= 1
      })
    return turn
  }

  private async attemptAlone(name: string, password: string, counts: readonly Count[]): Promise<Attempt> {
    const known = this.users.get(name)
    const like = known ?? this.users.values().next().value
    if (!like) return { wrong: true }
    const locked = await this.secondsLocked(counts)
    if (locked > 0) return { locked }
    // Counted before it is looked at: of tries at the same moment in several processes each one counts.
    for (const { key } of counts) await this.count(key)
    const right = await isPassword(password.slice(0, 4 * passwordLength.most), known ?? nobodysPassword(like))
    // Whoever types a wrong name may have typed the password there.
    const user = known ? name : 'unknown'
    if (!known || !right) {
      const left = await this.secondsLocked(counts)
      await audit(this.database.db, { user, action: left > 0 ? 'was locked out' : 'failed to sign in' })
      return { wrong: true }
    }
    for (const count of counts) await this.forgive(count)
    return { user: name }
  }

  private async secondsLocked(counts: readonly Count[]): Promise<number> {
    return Math.max(...(await Promise.all(counts.map((count) => this.secondsLockedBy(count)))))
  }

  private async secondsLockedBy({ key, what }: Count): Promise<number> {
    const row = await retry(() =>
      this.database.db.selectFrom('staff_try').selectAll().where('name', '=', key).executeTakeFirst(),
    )
    if (!row || row.count < mostTries[what] || row.last_at > ahead()) return 0
    return Math.max(0, Math.ceil((Date.parse(row.last_at) + lockTime - Date.now()) / 1000))
  }

  private async count(key: string): Promise<void> {
    const now = new Date().toISOString()
    const old = new Date(Date.now() - lockTime).toISOString()
    await retry(async () => {
      await this.database.db
        .deleteFrom('staff_try')
        .where(({ or, eb }) => or([eb('last_at', '<', old), eb('last_at', '>', ahead())]))
        .execute()
      await this.database.db
        .insertInto('staff_try')
        .values({ name: key, count: 1, last_at: now })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((eb) => ({ count: eb('staff_try.count', '+', 1), last_at: now })),
        )
        .execute()
    })
  }

  /** A user, or a browser of one, begins anew. Of the address only this try is taken back, lest an own account open the way to others'. */
  private async forgive({ key, what }: Count): Promise<void> {
    const { db } = this.database
    if (what !== 'address') await retry(() => db.deleteFrom('staff_try').where('name', '=', key).execute())
    else
      await retry(() =>
        db
          .updateTable('staff_try')
          .set((eb) => ({ count: eb('count', '-', 1) }))
          .where('name', '=', key)
          .execute(),
      )
  }
}

/** What failed tries are counted by. */
interface Count {
  readonly what: keyof typeof mostTries
  readonly key: string
}

/** Names are kept as hashes: a password may have been typed for one, and an address names a person. */
function countOf(what: Count['what'], name: string): Count {
  return { what, key: createHash('sha256').update(`${what}\n${name}`).digest('hex') }
}

import type { Clash, Failure } from '../agreed.ts'
import { apiAddress, ownHeader } from '../agreed-addresses.ts'

/** Why something was not done, in words for the author. */
export class NotDone extends Error {
  override name = 'NotDone'

  constructor(private readonly failure: Failure) {
    super(failure.error)
  }

  /** Whether it will do later, as it is. */
  get isLater(): boolean {
    return this.failure.isLater === true
  }

  /** Whether it may do in a moment. */
  get mayPass(): boolean {
    return this.failure.mayPass === true
  }

  /** Whether the server knows nothing of the state that it was based on. */
  get isOld(): boolean {
    return this.failure.isOld === true
  }

  /** Whether there was nothing left to do. */
  get isNothing(): boolean {
    return this.failure.isNothing === true
  }

  /** Whether what was asked about is not there, or no more. */
  get isGone(): boolean {
    return this.failure.isGone === true
  }

  /** What two changed in two ways. */
  get clash(): Clash | undefined {
    return this.failure.clash
  }
}

/** Asks the editor's server. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const headers = { [ownHeader]: '1', ...(body && { 'content-type': 'application/json' }) }
  return answerOf(fetch(`${apiAddress}/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }))
}

/** What was answered last, and the tag that it had, by what was asked. */
const known = new Map<string, { readonly tag: string; readonly value: unknown }>()

/** Asks for what is mostly as it was: then nothing is sent, and it is the same value. Of a large site, that is as much as all its pages are. */
export async function askAgain<T>(path: string): Promise<T> {
  const before = known.get(path)
  const headers = { [ownHeader]: '1', ...(before && { 'if-none-match': before.tag }) }
  const asked = fetch(`${apiAddress}/${path}`, { headers })
  const answer = await asked.catch(() => undefined)
  if (before && answer?.status === 304) return before.value as T
  const value = await answerOf<T>(asked)
  known.set(path, { tag: answer?.headers.get('etag') ?? '', value })
  return value
}

/** What the server said, or why nothing was done. */
export async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked.catch(() => {
    const error =
      'The editor does not answer. If it has ended, start it again with “npm run edit”: what was saved stays, and what you typed is kept until then.'
    throw new NotDone({ error, isLater: true })
  })
  if (answer.status === 403)
    throw new NotDone({
      error:
        'The editor was started again. Open the new address that “npm run edit” printed: what you typed is kept until then.',
      isLater: true,
    })
  const said: unknown = await answer.json().catch(() => {
    // Taken for an answer, it would mean that what was typed is saved.
    const error =
      'Another program answers at the address of the editor. End it, and start the editor again with “npm run edit”: what was saved stays, and what you typed is kept until then.'
    throw new NotDone({ error, isLater: true })
  })
  if (!answer.ok) throw new NotDone(said as Failure)
  return said as T
}

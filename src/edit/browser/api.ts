import type { Clash, Failure } from '../agreed.ts'
import { apiAddress, ownHeader } from '../agreed-addresses.ts'

/** Why something was not done, in words for the author. */
export class NotDone extends Error {
  override name = 'NotDone'

  constructor(
    words: string,
    /** Whether it will do later, as it is. */
    readonly isLater = false,
    /** What two changed in two ways. */
    readonly clash?: Clash,
    /** Whether the server knows nothing of the state that it was based on. */
    readonly isOld = false,
  ) {
    super(words)
  }
}

/** Asks the editor's server. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const headers = { [ownHeader]: '1', ...(body && { 'content-type': 'application/json' }) }
  return answerOf(fetch(`${apiAddress}/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }))
}

/** What the server said, or why nothing was done. */
export async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked.catch(() => {
    const words =
      'The editor does not answer. If it has ended, start it again with “npm run edit”: what was saved stays, and what you typed is kept until then.'
    throw new NotDone(words, true)
  })
  if (answer.status === 403)
    throw new NotDone(
      'The editor was started again. Open the new address that “npm run edit” printed: what you typed is kept until then.',
      true,
    )
  const said: unknown = await answer.json().catch(() => ({ error: 'The editor said nothing that can be read.' }))
  if (!answer.ok) {
    const { error, isLater, clash, isOld } = said as Failure
    throw new NotDone(error, isLater, clash, isOld)
  }
  return said as T
}

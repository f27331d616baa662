import { keyFor } from './key.ts'

/** Above what a slow network needs; a call that hangs longer counts as failed. */
const patience = 20_000

/** Sends data to the lead service, also when the visitor leaves meanwhile. Any answer but a success is an error. */
export async function post(address: string, data: Record<string, string>): Promise<void> {
  const body = JSON.stringify(data)
  const { key, done } = keyFor(address, body)
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(), patience)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    keepalive: true,
    signal: call.signal,
  }).finally(() => clearTimeout(timer))
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  done()
}

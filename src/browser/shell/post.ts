/** Above what a slow network needs; a call that hangs longer counts as failed. */
const timeout = 20_000

/** Names what is sent: what arrives twice under one name counts once. `randomUUID` is missing over plain HTTP. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/**
 * Sends data to the lead service, also when the visitor leaves meanwhile. Any answer but a success is an error; so is a page, which
 * the service answers to no script: somebody stands in its way, as the sign-in of a hotel's network.
 */
export async function post(address: string, data: Record<string, string>, key = newKey()): Promise<void> {
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(), timeout)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(data),
    keepalive: true,
    signal: call.signal,
  }).finally(() => clearTimeout(timer))
  const { ok, status, headers } = answer
  if (!ok || /^text\/html/i.test(headers.get('content-type') ?? '')) throw new Error(`${address} answered ${status}.`)
}

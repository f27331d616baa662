const keys = new Map<string, string>()

/**
 * A key for what is sent: the same while it is tried again, so that what arrives twice counts once. Call `done` when
 * it has arrived.
 */
export function keyFor(address: string, body: string): { key: string; done: () => void } {
  const name = `${address} ${body}`
  const key = keys.get(name) ?? random()
  keys.set(name, key)
  return { key, done: () => keys.delete(name) }
}

/** `crypto.randomUUID` is missing where a site is read over plain HTTP. */
function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

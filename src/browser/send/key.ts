/** What the keys for an address begin with until something has arrived there, where the browser stores nothing. */
const begins = new Map<string, string>()

/**
 * A key for what is sent: the same while it is tried again, so that what arrives twice counts once. It is so, too, when its
 * visitor has left the page meanwhile and comes back, and the page begins anew. Call `done` when it has arrived.
 */
export function keyFor(address: string, body: string): { key: string; done: () => void } {
  const name = `sending ${address}`
  const begin = stored((storage) => storage.getItem(name)) ?? begins.get(name) ?? random()
  begins.set(name, begin)
  stored((storage) => storage.setItem(name, begin))
  const done = () => {
    begins.delete(name)
    stored((storage) => storage.removeItem(name))
  }
  return { key: `${begin}-${digest(body)}`, done }
}

/** Asks what this tab stores; nothing where a browser refuses. */
function stored<Answer>(ask: (storage: Storage) => Answer): Answer | undefined {
  try {
    return ask(sessionStorage)
  } catch {
    return undefined
  }
}

/** Tells texts apart that begin with the same random number; nothing can be read of it. `crypto.subtle` is missing as well. */
function digest(text: string): number {
  let sum = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193)
  return sum >>> 0
}

/** `crypto.randomUUID` is missing where a site is read over plain HTTP. */
function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

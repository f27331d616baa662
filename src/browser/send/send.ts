import { aside } from '../../agreed/form-extras.ts'
import { keyFor } from './key.ts'

export type Answers = Record<string, string | boolean | string[]>

/** How sending ended. */
export type Outcome = 'sent' | 'failed' | 'busy' | 'offline'

/** Sends the answers of a form; it never throws. */
export async function send(
  address: string,
  answers: Answers,
  beside: Record<string, string | number> = {},
): Promise<Outcome> {
  if (!navigator.onLine) return 'offline'
  const { key, done } = keyFor(address, JSON.stringify(answers))
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...answers, ...beside }),
      // It is sent even if the visitor goes on to another page meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(20_000),
    })
    if (response.ok) done()
    if (response.status === 429) return 'busy'
    return response.ok ? 'sent' : 'failed'
  } catch {
    return navigator.onLine ? 'failed' : 'offline'
  }
}

/** The answers as they stand in the form: what was typed before script came, or filled in by the browser, is in it. */
export function answersIn(form: HTMLFormElement, empty: Answers): Answers {
  const data = new FormData(form)
  return Object.fromEntries(
    Object.entries(empty).map(([name, value]) => {
      if (Array.isArray(value)) return [name, data.getAll(name).map(String)]
      if (typeof value === 'boolean') return [name, data.has(name)]
      return [name, String(data.get(name) ?? '')]
    }),
  )
}

/** What the service stores with the answers, or judges them by. */
export function besideIn(form: HTMLFormElement): Record<string, string | number> {
  const trap = form.elements.namedItem(aside.trap)
  return {
    [aside.page]: location.pathname,
    // Since the page was opened: this script may have come long after the first letter.
    [aside.elapsed]: Math.round(performance.now()),
    ...(trap instanceof HTMLInputElement && trap.value !== '' && { [aside.trap]: trap.value }),
    ...campaign(),
  }
}

/** A service with an address of its own does not get the cookie. */
function campaign(): Record<string, string> {
  const source = new URLSearchParams(document.cookie.replaceAll('; ', '&')).get('utm_source')
  return source ? { [aside.source]: source } : {}
}

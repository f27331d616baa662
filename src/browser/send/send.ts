import { aside } from '../../agreed/form-extras.ts'
import { noForm } from '../../agreed/no-form.ts'
import { isReference, referenceName } from '../../agreed/reference.ts'
import { keyFor } from './key.ts'

export type Answers = Record<string, string | boolean | string[]>

/** How sending ended; refused is what the service finds mistakes in, is more than it takes, or is of a form that it does not know. */
export type Outcome = 'sent' | 'failed' | 'busy' | 'offline' | 'refused'

/** The same, and what the service calls that which has arrived. */
export interface Result {
  readonly outcome: Outcome
  readonly reference?: string | undefined
}

const outcomes: ReadonlyMap<number, Outcome> = new Map([
  [413, 'refused'],
  [422, 'refused'],
  [429, 'busy'],
])

/** 20,000 letters: at three bytes each they are less than 64 kB. */
const longestKept = 20_000

/** Sends the answers of a form; it never throws. */
export async function send(
  address: string,
  answers: Answers,
  beside: Record<string, string | number> = {},
): Promise<Result> {
  const { key, done } = keyFor(address, JSON.stringify(answers))
  const body = JSON.stringify({ ...answers, ...beside })
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      // It is sent even if the visitor goes on to another page meanwhile. Of more than 64 kB browsers do not promise that: they
      // refuse to send it.
      keepalive: body.length < longestKept,
      // Safari before 16 has none, and what cannot be waited for in vain would not be sent at all.
      signal: AbortSignal.timeout?.(20_000) ?? null,
    })
    const inItsPlace = isPage(response)
    if (!response.ok || inItsPlace) {
      // It has got another name since its page was opened.
      if (response.status === 404 && (await bodyOf(response))[noForm] === true) return { outcome: 'refused' }
      const outcome = outcomes.get(response.status) ?? 'failed'
      // Nobody else shows a form again.
      return { outcome: inItsPlace && outcome === 'refused' ? 'failed' : outcome }
    }
    done()
    return { outcome: 'sent', reference: await referenceIn(response) }
  } catch {
    // Asked only now: some browsers take themselves for offline that are not.
    return { outcome: navigator.onLine ? 'failed' : 'offline' }
  }
}

/** A service answers script with no page. Who does stands in its way, as a proxy that wants to know who is there, or in its place. */
function isPage({ headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '')
}

/** A service may say no more than that it has arrived. */
async function referenceIn(response: Response): Promise<string | undefined> {
  const { [referenceName]: reference } = await bodyOf(response)
  return isReference(reference) ? reference : undefined
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => undefined)
  return Object(body) as Record<string, unknown>
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

export type Answers = Record<string, string | boolean | string[]>

/** How sending ended. */
export type Outcome = 'sent' | 'failed' | 'offline'

/** Sends the answers of a form; it never throws. */
export async function send(address: string, answers: Answers): Promise<Outcome> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers),
      // It is sent even if the visitor goes on to another page meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(20_000),
    })
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

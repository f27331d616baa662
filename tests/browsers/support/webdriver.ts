import type { Key } from './browser.ts'

/** A session of the W3C's WebDriver, of which a browser is needed only this much. */
export interface Session {
  send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown>
}

/** Begins a session at a driver, which begins a browser. */
export async function beginSession(driver: string, wanted: object): Promise<Session> {
  const body = { capabilities: { alwaysMatch: wanted } }
  const { sessionId } = (await ask('POST', `${driver}/session`, body)) as { sessionId: string }
  return { send: (method, command, body) => ask(method, `${driver}/session/${sessionId}${command}`, body) }
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(address, { method, ...sent, signal: AbortSignal.timeout(60_000) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${new URL(address).pathname}: ${error}. ${message}`)
  }
  return value
}

/** What WebDriver calls these keys. */
const codes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
}

/** Presses of signs, or of one key. */
export function keyActions(pressed: Key | { text: string }): object {
  const values = typeof pressed === 'string' ? [codes[pressed]] : [...pressed.text]
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { actions: [{ type: 'key', id: 'keys', actions }] }
}

/** A move of the pointer to a place in the window, and a press there. */
export function pointerActions(x: number, y: number, pressed: boolean): object {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' }
  return { actions: [{ type: 'pointer', id: 'mouse', actions: pressed ? [move, ...press] : [move] }] }
}

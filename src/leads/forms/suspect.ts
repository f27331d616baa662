import { aside } from '../../agreed/form-extras.ts'
import type { Suspicion } from '../lead.ts'

/** A body in two: what the visitor answered, and what the page sent beside it. */
export function takeAside(body: Readonly<Record<string, unknown>>): {
  answers: Record<string, unknown>
  beside: Record<string, unknown>
} {
  const names = new Set<string>(Object.values(aside))
  const part = (wanted: boolean) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name) === wanted))
  return { answers: part(false), beside: part(true) }
}

/** Why a body looks as if a program had sent it. Without script nothing is known of the time. */
export function suspect(beside: Readonly<Record<string, unknown>>, shortestFill: number): Suspicion | null {
  const { [aside.trap]: trap, [aside.elapsed]: elapsed } = beside
  if (trap !== undefined && trap !== '') return 'trap'
  if (elapsed === undefined) return null
  // Anything else than a number is nothing that the page's script sends.
  return typeof elapsed === 'number' && elapsed >= shortestFill ? null : 'too fast'
}

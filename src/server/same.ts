import { timingSafeEqual } from 'node:crypto'

/** Whether what was given is the secret. How long that takes tells nothing of it but its length. */
export function isSame(given: unknown, secret: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

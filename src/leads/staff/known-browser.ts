import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasswordHash } from './password.ts'

/**
 * What a browser keeps in which a user has signed in: shown with a later try, it tells that one from the tries of others, who may
 * name whom they like. It opens nothing. It is made with what is kept of the password, so that nobody else can make one, and with
 * another password it counts for nothing.
 */
export function knownBrowser(user: string, kept: PasswordHash): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${signature(name, user, kept).toString('base64url')}`
}

/** The name of such a browser; nothing where this user has not signed in. */
export function browserIn(shown: string | undefined, user: string, kept: PasswordHash): string | undefined {
  const [name = '', text = ''] = shown?.split('.') ?? []
  const right = signature(name, user, kept)
  const given = Buffer.from(text, 'base64url')
  return given.length === right.length && timingSafeEqual(given, right) ? name : undefined
}

function signature(name: string, user: string, { hash }: PasswordHash): Buffer {
  return createHmac('sha256', hash).update(`browser\n${name}\n${user}`).digest()
}

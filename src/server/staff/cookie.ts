import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNamed } from '../cookies.ts'
import { isLocal } from './local.ts'

/** What a browser is given: the id of its session; and what it is known by, in which somebody has signed in. */
export type Kept = 'staff' | 'staff-known'

/** Half a year, in seconds, is a browser known for; the session's id is kept for as long as it is open, and the server ends that sooner. */
const known = 180 * 86_400

export function readCookie(request: FastifyRequest, kept: Kept): string | undefined {
  return cookieNamed(request, nameFor(request, kept))
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, kept: Kept, value: string): void {
  reply.header('set-cookie', cookieOf(request, kept, value) + (kept === 'staff' ? '' : `; Max-Age=${known}`))
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, kept: Kept): void {
  reply.header('set-cookie', `${cookieOf(request, kept, '')}; Max-Age=0`)
}

function cookieOf(request: FastifyRequest, kept: Kept, value: string): string {
  const secure = isLocal(request) ? '' : '; Secure'
  return `${nameFor(request, kept)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`
}

/** With this prefix no other host and no page without encryption can have set it. */
function nameFor(request: FastifyRequest, kept: Kept): string {
  return isLocal(request) ? kept : `__Host-${kept}`
}

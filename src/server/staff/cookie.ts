import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNamed } from '../cookies.ts'
import { isLocal } from './local.ts'

/** The id of the session that the browser keeps. */
export function readCookie(request: FastifyRequest): string | undefined {
  return cookieNamed(request, nameFor(request))
}

/** Gives it to the browser, for as long as that is open; the server ends it sooner. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  reply.header('set-cookie', cookieOf(request, id))
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', `${cookieOf(request, '')}; Max-Age=0`)
}

function cookieOf(request: FastifyRequest, value: string): string {
  const secure = isLocal(request) ? '' : '; Secure'
  return `${nameFor(request)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`
}

/** With this prefix no other host and no page without encryption can have set it. */
function nameFor(request: FastifyRequest): string {
  return isLocal(request) ? 'staff' : '__Host-staff'
}

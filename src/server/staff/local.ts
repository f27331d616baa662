import type { FastifyRequest } from 'fastify'

/**
 * Whether the page is looked at without encryption on the very machine, to try it out. Everywhere else https is taken for
 * granted, which a proxy in front may do: a browser keeps no secure cookie that came over http.
 */
export function isLocal({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'http' && /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname)
}

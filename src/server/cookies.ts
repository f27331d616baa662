import type { FastifyRequest } from 'fastify'

/** What a browser keeps under a name. */
export function cookieNamed({ headers: { cookie = '' } }: FastifyRequest, name: string): string | undefined {
  const start = `${name}=`
  const own = cookie.split(/;\s*/).find((each) => each.startsWith(start))
  return own?.slice(start.length)
}

import type { FastifyRequest } from 'fastify'

/** What a browser keeps under a name. */
export function cookieNamed({ headers: { cookie } }: FastifyRequest, name: string): string | undefined {
  return cookieIn(cookie, name)
}

/** The same of the header alone. */
export function cookieIn(cookie = '', name: string): string | undefined {
  const start = `${name}=`
  const own = cookie.split(/;\s*/).find((each) => each.startsWith(start))
  return own?.slice(start.length)
}

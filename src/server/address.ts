import type { FastifyRequest } from 'fastify'

/**
 * What routes are found by: the path and the query, and nothing else. Programs may send a whole address ("GET
 * http://host/about"), and a fragment, which is nobody's but the browser's.
 */
export function pathAndQuery(url: string): string {
  const [address = ''] = url.split('#', 1)
  const rest = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '')
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest
}

/** The decoded path of a request, whose address has become a path and a query before. */
export function pathOf(request: FastifyRequest): string {
  try {
    return decodeURIComponent(request.url.split('?', 1).join())
  } catch {
    throw Object.assign(new Error('The address cannot be decoded.'), { statusCode: 400 })
  }
}

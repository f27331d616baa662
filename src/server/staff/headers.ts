import type { FastifyInstance } from 'fastify'
import { isLocal } from './local.ts'

/** What every answer says, whatever the site's own headers are. Styles are written by Mantine into the page. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
}

/** Set last of all: by then the site's are there. */
export function secureStaff(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply) => {
    reply.headers(headers)
    if (!isLocal(request)) reply.header('strict-transport-security', 'max-age=31536000')
  })
}

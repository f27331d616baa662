import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { cookieIn } from '../../server/cookies.ts'
import { isSame } from '../../server/same.ts'
import { apiAddress, bytesType, editAddress, ownHeader, picturesAddress } from '../agreed-addresses.ts'

/** Below this stands the token, in the address that the author is given. */
export const entrance = `${editAddress}/open/`

/** What every answer says: nobody else may read it, frame it, or open the editor and go on in it. */
const headers = {
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Files of public/ in which scripts can stand. Pages of the site have addresses without such an ending. */
const maybeWithScript = /\.(?:svg|x?html?|xml)$/i

/** Why a request is refused; undefined where it may pass. */
type Refusal = { readonly status: number; readonly words: string } | undefined

/**
 * Lets only the author in: who was given the token, on this machine, from our own pages. A cookie belongs to all ports
 * of a machine, so that it alone proves nothing: what comes from a page has to come from one of ours.
 */
export function guard(token: string) {
  return {
    /** Answers what may not pass, and the entrance; true where the request was answered. */
    request(request: IncomingMessage, response: ServerResponse): boolean {
      const address = urlOf(request).pathname
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      // Opened by itself, such a file would be one of our pages, and might do all that the author can.
      const scripts = maybeWithScript.test(address) ? "script-src 'none'; " : ''
      response.setHeader('content-security-policy', `${scripts}frame-ancestors 'self'`)
      if (isOurHost(request) && address.startsWith(entrance) && isSame(address.slice(entrance.length), token)) {
        response.setHeader('set-cookie', `${cookieOf(request)}=${token}; Path=/; HttpOnly; SameSite=Strict`)
        // By a page and not by a redirect: who comes from elsewhere would not be sent on with a strict cookie.
        answer(response, 200, 'The editor opens.', `<meta http-equiv="refresh" content="0; url=${editAddress}/">`)
        return true
      }
      const refusal = refusalOf(request, token) ?? (isBelow(address, apiAddress) ? ofApi(request, address) : undefined)
      if (refusal) answer(response, refusal.status, refusal.words)
      return refusal !== undefined
    },
    /** Ends a connection that is not from one of our pages; true where it was ended. */
    upgrade(request: IncomingMessage, socket: Duplex): boolean {
      if (!refusalOf(request, token) && request.headers.origin !== undefined) return false
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
      return true
    },
  }
}

function refusalOf(request: IncomingMessage, token: string): Refusal {
  const { host, origin, 'sec-fetch-site': site } = request.headers
  if (!isOurHost(request)) return { status: 403, words: 'The editor is open on this machine only, at localhost.' }
  const isForeign = origin !== undefined && origin !== `http://${host}`
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    return { status: 403, words: 'Other pages can neither read nor write here. Open the address that was printed.' }
  if (!isSame(cookieIn(request.headers.cookie, cookieOf(request)), token))
    return {
      status: 403,
      words: 'Open the whole address that “npm run edit” printed. It is another one at each start.',
    }
  return undefined
}

/** No form can send this: forms know neither JSON nor headers. */
function ofApi(request: IncomingMessage, address: string): Refusal {
  const { method, headers } = request
  if (headers[ownHeader] !== '1') return { status: 403, words: `The header ${ownHeader} is missing.` }
  if (method !== 'GET' && method !== 'POST') return { status: 405, words: 'Only GET and POST are answered.' }
  const type = headers['content-type']?.split(';', 1)[0]
  if (method === 'POST' && type !== (address === picturesAddress ? bytesType : 'application/json'))
    return { status: 415, words: 'Only JSON is read, and of pictures their bytes.' }
  return undefined
}

function isOurHost({ headers: { host }, socket: { localPort } }: IncomingMessage): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].some((name) => host === `${name}:${localPort}`)
}

function cookieOf({ socket: { localPort } }: IncomingMessage): string {
  return `edit-${localPort}`
}

/** What a request is for, as who lets in and who answers both read it: "/x/../_edit" is "/_edit". */
export function urlOf({ url }: IncomingMessage): URL {
  return new URL(`http://localhost${url?.startsWith('/') ? url : '/'}`)
}

function isBelow(address: string, folder: string): boolean {
  return address === folder || address.startsWith(`${folder}/`)
}

function answer(response: ServerResponse, status: number, words: string, head = ''): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Editor</title>
<link rel="icon" href="data:,">${head}<style>:root{color-scheme:light dark}body{max-width:34rem;margin:4rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui}</style></head>
<body><main><p>${words}</p></main></body>
</html>
`)
}

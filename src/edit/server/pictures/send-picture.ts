import type { ServerResponse } from 'node:http'

/** Answers with a picture that never changes at its address, or that there is none. */
export function sendPicture(response: ServerResponse, bytes: Buffer | undefined): void {
  response.setHeader('cache-control', bytes ? 'private, max-age=31536000, immutable' : 'no-store')
  response.writeHead(bytes ? 200 : 404, { 'content-type': bytes ? 'image/webp' : 'text/plain' })
  response.end(bytes ?? 'There is no such picture.')
}

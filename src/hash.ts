import { createHash } from 'node:crypto'

/** Names what something holds. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url')
}

/** A name for what is kept of something, such as of a site by the path of its file. */
export function shortHash(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 12)
}

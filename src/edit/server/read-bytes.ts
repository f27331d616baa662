import type { IncomingMessage } from 'node:http'
import { Refused } from '../../site-files/refused.ts'

/** All that was sent, up to a limit. What is said to be more is refused before it is read, so that the refusal arrives. */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const refused = new Refused(`That is more than ${most / 1024 / 1024} MB. Nothing was changed.`, 'send less.')
  if (Number(request.headers['content-length'] ?? 0) > most) throw refused
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw refused
    parts.push(part)
  }
  return Buffer.concat(parts)
}

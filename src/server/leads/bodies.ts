import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Names and values that a body may have: a form has 30 fields of 30 choices at most. Each more would be a mistake to look at. */
const mostParts = 1000

/** A body that cannot be read, and the status that says so. */
export class UnreadableBody extends Error {
  constructor(
    readonly statusCode: number,
    readonly reason: 'mediaType' | 'notUtf8' | 'notJson' | 'tooLarge',
  ) {
    super(reason)
  }
}

/** Reads JSON, and forms as browsers send them without script. Nothing else is guessed at. */
export function acceptBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const read = (parse: (text: string) => unknown) => async (request: FastifyRequest, bytes: Buffer) =>
    parse(textOf(request, bytes))
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, read(parseJson))
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, read(parseForm))
}

/** Whether a request comes from a form without script, so that its answer is a page. */
export function isForm(request: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')
}

function textOf({ headers }: FastifyRequest, bytes: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) throw new UnreadableBody(415, 'mediaType')
  if (!/^(identity)?$/i.test(headers['content-encoding'] ?? '')) throw new UnreadableBody(415, 'mediaType')
  if (!isUtf8(bytes)) throw new UnreadableBody(400, 'notUtf8')
  return bytes.toString('utf8')
}

function parseJson(text: string): unknown {
  const body = parsed(text)
  const values: unknown[] = Object.values(Object(body))
  limitParts(values.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0))
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The reason would repeat what was sent, and with it personal data.
    throw new UnreadableBody(400, 'notJson')
  }
}

function parseForm(text: string): URLSearchParams {
  try {
    // What URLSearchParams would silently replace.
    decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new UnreadableBody(400, 'notUtf8')
  }
  const pairs = new URLSearchParams(text)
  limitParts(pairs.size)
  return pairs
}

function limitParts(parts: number): void {
  if (parts > mostParts) throw new UnreadableBody(413, 'tooLarge')
}

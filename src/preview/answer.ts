import path from 'node:path'

/** What is answered, and how. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** A file of a bundle: what is in it has another name once it is another. */
export function bundledFile(name: string, body: Buffer): Answer {
  const type = types[path.extname(name)] ?? 'application/octet-stream'
  return { headers: { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' }, body }
}

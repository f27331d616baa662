import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Answer } from './answer.ts'

/** What the preview answers. Browsers keep nothing of it but pictures. */
export class Reply {
  constructor(private readonly response: ServerResponse) {}

  html(status: number, html: string): void {
    this.response.statusCode = status
    this.fresh('text/html; charset=utf-8', html)
  }

  json(value: unknown): void {
    this.fresh('application/json', JSON.stringify(value))
  }

  text(text: string, type: string): void {
    this.fresh(`${type}; charset=utf-8`, text)
  }

  picture({ bytes, type }: { bytes: Buffer; type: string }): void {
    this.response.setHeader('content-type', type)
    this.response.end(bytes)
  }

  async pictureFile(file: string): Promise<void> {
    const type = file.endsWith('.svg') ? 'image/svg+xml' : `image/${path.extname(file).slice(1)}`
    this.picture({ bytes: await readFile(file), type })
  }

  answer({ headers, body }: Answer): void {
    this.response.writeHead(200, headers).end(body)
  }

  private fresh(type: string, body: string): void {
    this.response.setHeader('content-type', type)
    this.response.setHeader('cache-control', 'no-store')
    this.response.end(body)
  }
}

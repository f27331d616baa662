import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createServer } from '../../src/server/server.ts'

/** A folder with these files, gone when the test ends. */
export async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

/** A page and its compressed copies, as a build writes them. */
export function compressed(name: string, text: string): Record<string, string | Buffer> {
  return { [name]: text, [`${name}.br`]: brotliCompressSync(text), [`${name}.gz`]: gzipSync(text) }
}

/** A server for a small built site, closed when the test ends. */
export async function serve(files: Record<string, string | Buffer> = {}, base = ''): Promise<FastifyInstance> {
  const dist = await folderWith({ 'index.html': 'home', '404.html': 'not found', ...files })
  const app = await createServer({ dist, base })
  onTestFinished(() => app.close())
  return app
}

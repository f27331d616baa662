import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import send from '@fastify/send'
import type { FastifyInstance } from 'fastify'
import { acceptedEncodings, suffix } from '../encoding.ts'

/** Serves the page and its scripts, which hold nothing of anybody's. They are few, and kept in memory. */
export async function files(scope: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, 'index.html'))
  const assets = new Map<string, Buffer>()
  for (const name of await readdir(path.join(folder, 'assets')))
    assets.set(name, await readFile(path.join(folder, 'assets', name)))

  await scope.register(async (inside) => {
    inside.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200) reply.header('cache-control', 'public, max-age=31536000, immutable')
    })
    inside.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name }, headers }, reply) => {
      const encoding = acceptedEncodings(headers['accept-encoding']).find((each) => assets.has(name + suffix(each)))
      if (encoding === undefined || /\.(br|gz)$/.test(name)) return reply.code(404).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .type(send.mime.getType(name) ?? 'application/octet-stream')
        .header('vary', 'Accept-Encoding')
        .send(assets.get(name + suffix(encoding)))
    })
  })
  // Which of the page's own addresses it is, the page knows.
  for (const url of ['/', '/*'])
    scope.get(url, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

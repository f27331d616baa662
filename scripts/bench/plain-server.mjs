// What a server for leads is without anything of ours: the same library stores each post as it comes, as safely.
import { createClient } from '@libsql/client'
import Fastify from 'fastify'

const client = createClient({ url: process.env.DATABASE_URL ?? '', concurrency: 1 })
for (const setting of ['journal_mode = WAL', 'synchronous = FULL']) await client.execute(`PRAGMA ${setting}`)
await client.execute('CREATE TABLE lead (id INTEGER PRIMARY KEY, email TEXT NOT NULL, received_at TEXT NOT NULL)')

const app = Fastify()
const body = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', pattern: '^[^@]+@[^@]+$' } },
}
app.post('/leads/newsletter', { schema: { body } }, async (request, reply) => {
  const args = [request.body.email, new Date().toISOString()]
  const { lastInsertRowid } = await client.execute({ sql: 'INSERT INTO lead (email, received_at) VALUES (?, ?)', args })
  return reply.code(201).send({ id: String(lastInsertRowid) })
})
process.once('SIGTERM', () => void app.close())
console.log(`Receiving leads at ${await app.listen({ port: 0, host: '127.0.0.1' })}/`)

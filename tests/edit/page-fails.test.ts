import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { editAddress } from '../../src/edit/agreed-addresses.ts'
import { Door } from '../../src/edit/server/door.ts'

test('a document of the editor that cannot be made is told to who asks, and the editor goes on', async () => {
  const page = { answer: () => Promise.reject(new Error('There is no bundle.')) }
  const door = new Door({ page } as unknown as ConstructorParameters<typeof Door>[0])
  const server = createServer((request, response) => door.handle(request, response)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${editAddress}/`
  for (const _ of [1, 2]) {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
    expect([response.status, await response.json()]).toEqual([500, { error: 'Error: There is no bundle.' }])
  }
})

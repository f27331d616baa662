import { expect, test } from 'vitest'
import { answerOf } from '../../src/edit/browser/api.ts'

const answered = (body: string, status = 200) => answerOf(Promise.resolve(new Response(body, { status })))

test('what another program answers at the editor’s address means neither that something is saved nor that it is refused', async () => {
  for (const status of [200, 404, 502])
    await expect(answered('<!doctype html>', status)).rejects.toMatchObject({
      isLater: true,
      message: expect.stringContaining('Another program answers'),
    })
})

test('what the editor says is what it says', async () => {
  expect(await answered('{"version":3}')).toEqual({ version: 3 })
  await expect(answered('{"error":"No."}', 409)).rejects.toMatchObject({ isLater: false, message: 'No.' })
})

import { expect, test, vi } from 'vitest'
import { answerOf, askAgain } from '../../src/edit/browser/api.ts'

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

test('what is as it was is not sent again, and is the same value', async () => {
  let [pages, sent] = [['/'], 0]
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const etag = `"${pages.length}"`
    if (headers['if-none-match'] === etag) return new Response(null, { status: 304 })
    sent++
    return Response.json(pages, { headers: { etag } })
  })
  const first = await askAgain('pages')
  expect(first).toEqual(['/'])
  expect(await askAgain('pages')).toBe(first)
  pages = ['/', '/two']
  expect(await askAgain('pages')).toEqual(['/', '/two'])
  expect(sent).toBe(2)
})

import { expect, test, vi } from 'vitest'
import { reversed } from '../../src/edit/browser/reversed.ts'

const listed = (...paths: readonly string[]) => ({ pages: paths.map((path) => ({ path })) })

/** Where undo leads from a page, by the pages before it and after it; what was asked for comes with that. */
async function ledFrom(path: string, before: readonly string[], now: readonly string[], known = before) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.split('/').at(-1)}`)
    if (method === 'POST') return Response.json({ version: 2, step: { title: 'A step' } })
    if (address.includes('/outline')) return Response.json(listed(...(asked.includes('POST undo') ? now : before)))
    return now.includes(path)
      ? Response.json({ path })
      : Response.json({ error: 'There is no such thing.', isGone: true }, { status: 404 })
  })
  return { ...(await reversed('undo', undefined, { path, ...listed(...known) })), asked }
}

test('who undoes the renaming of the page that is open stays on it, also where the outline did not know of it yet', async () => {
  const led = (known?: readonly string[]) => ledFrom('/new', ['/', '/new', '/z'], ['/', '/old', '/z'], known)
  expect(await led()).toMatchObject({ next: '/old', said: 'Undone: A step' })
  expect(await led(['/', '/old', '/z'])).toMatchObject({ next: '/old' })
})

test('who undoes the adding of the page that is open comes to its neighbour', async () => {
  expect(await ledFrom('/b', ['/', '/b', '/c'], ['/', '/c'])).toMatchObject({ next: '/c' })
  expect(await ledFrom('/b', ['/', '/b'], ['/'])).toMatchObject({ next: '/' })
})

test('who undoes anything else stays where he is, and a page that was not there before leads nowhere', async () => {
  const { next, asked } = await ledFrom('/b', ['/', '/b'], ['/', '/b', '/c'])
  expect({ next, asked }).toEqual({ next: undefined, asked: ['POST undo', 'GET page?path=%2Fb'] })
  expect((await ledFrom('/gone', ['/'], ['/'])).next).toBeUndefined()
})

test('a step that was undone is undone, although nobody answers after that', async () => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? Response.json({ version: 2, step: { title: 'A step' } }) : Promise.reject(new Error('Off.')),
  )
  expect(await reversed('undo', undefined, { path: '/', ...listed('/') })).toMatchObject({ sent: { version: 2 } })
})

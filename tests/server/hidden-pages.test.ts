import { expect, test } from 'vitest'
import { hiddenPages } from '../../src/server/hidden-pages.ts'
import { createServer } from '../../src/server/server.ts'
import { serviceFor } from '../leads/a-site.ts'
import { newFileStore } from '../leads/stores.ts'
import { folderWith } from './fake-site.ts'

test.each([
  ['', undefined, ['/healthz', '/leads/newsletter']],
  ['', 'a token for the numbers', ['/healthz', '/metrics', '/leads/newsletter']],
  ['/sub', undefined, ['/leads/newsletter']],
])('below "%s", with the token %j, the server hides %j', async (base, metricsToken, hidden) => {
  const leads = await serviceFor(await newFileStore(), { metricsToken }, undefined, undefined, base)
  const app = await createServer({ dist: await folderWith({}), base, leads })
  const pages = ['/', '/healthz', '/metrics', '/leads', '/leads/newsletter', '/leads/other']
  expect(hiddenPages(app, { ...leads.manifest, pages })).toEqual(hidden)
  await app.close()
})

import { test } from 'vitest'
import { checkSite } from '../../src/content/check.ts'
import { loadSources } from '../../src/content/load.ts'
test('x', async () => {
  const r = checkSite(await loadSources('/tmp/s1/pages.json'))
  console.log(JSON.stringify(r, null, 1))
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Checks } from '../../src/edit/server/propose/checks.ts'
import { aSite } from '../content/a-site.ts'

vi.mock('node:os', async (original) => {
  const real = await original<typeof os>()
  const setPriority = () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'ERR_SYSTEM_ERROR' })
  }
  return { ...real, setPriority, default: { ...real, setPriority } }
})

test('what is asked before a proposal is answered also where the system lets no process be ranked behind others', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'checks-'))
  const config = path.join(folder, 'pages.json')
  writeFileSync(config, JSON.stringify(aSite([{ type: 'hero', heading: 'Bread at seven' }])))
  const checks = new Checks(config, path.join(folder, 'dist'))
  onTestFinished(() => checks.stop())
  checks.begin()
  await expect.poll(() => checks.now[0]?.state, { timeout: 60_000 }).toBe('passed')
})

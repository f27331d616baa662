import { expect, test } from 'vitest'
import { keptByNpm } from '../../scripts/lib/kept-by-npm.ts'

const flags = ['config', 'dry-run', 'no-build']

test.each([
  { env: { npm_config_dry_run: 'true' }, kept: 'dry-run' },
  { env: { npm_config_config: 'true' }, kept: 'config' },
  { env: { npm_config_build: '' }, kept: 'no-build' },
  { env: { npm_config_cache: '/home', npm_config_port: '80' }, kept: undefined },
  { env: { npm_config_build: 'true', npm_config_dry_run: '' }, kept: undefined },
])('of $env npm has kept $kept', ({ env, kept }) => {
  expect(keptByNpm(flags, [], env)).toBe(kept)
})

test('who has a flag lacks nothing, and what runs ahead of a command has other flags', () => {
  const env = { npm_config_config: 'true' }
  expect(keptByNpm(flags, ['--config', 'pages.json'], env)).toBeUndefined()
  expect(keptByNpm(flags, ['--config=pages.json'], env)).toBeUndefined()
  expect(keptByNpm(flags, [], { ...env, npm_lifecycle_event: 'prestart' })).toBeUndefined()
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'tests/leads/postgres-run.ts',
    unstubEnvs: true,
    restoreMocks: true,
    // Some tests run the commands as their users do, which takes a slow machine long; what hangs is told all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
    // Class names stay as they are written, so that a test can name them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    unstubEnvs: true,
    restoreMocks: true,
    // Some tests run the commands as their users do, which takes a slow machine some seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Class names stay as they are written, so that a test can name them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
})

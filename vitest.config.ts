import { configDefaults, defineConfig } from 'vitest/config'

/** They put something else in place of a whole module, so what others have loaded is of no use to them. */
const alone = [
  'tests/content/pictures.test.ts',
  'tests/edit/checks.test.ts',
  'tests/edit/full-disk.test.ts',
  'tests/leads/backup-full.test.ts',
  'tests/preview/watch-listed.test.ts',
  'tests/publish/second-thread.test.ts',
  'tests/publish/spellings.test.ts',
  'tests/rollout/other-disk.test.ts',
  'tests/server/connections.test.ts',
  'tests/site-files/write.test.ts',
]

const aside = 'tests/temporary-folder.ts'

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: 'tests/nothing-left.ts',
    // Some tests run the commands as their users do, which takes a slow machine long; what hangs is told all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
    // As in the browser: a fault fails twice, and what passes at its second try is named at the end, to be mended.
    retry: 1,
    // Class names stay as they are written, so that a test can name them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/sites/**', ...alone],
          globalSetup: [aside, 'tests/leads/postgres-run.ts'],
          // Loading our code anew for each file took three times as long as all that is tested with it.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'sites', include: ['tests/sites/**/*.test.ts'], globalSetup: aside, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone, globalSetup: aside } },
    ],
  },
})

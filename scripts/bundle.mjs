// Bundles scripts/COMMAND.ts into a folder, for scripts/run.mjs.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { plainFields } from '../src/vite/plain-fields.js'

const [name = '', dir = ''] = process.argv.slice(2)
// Small pure libraries are bundled, so that a command opens one file; the rest stays in node_modules.
const markdown = ['markdown-it', 'linkify-it', 'entities', 'mdurl', 'punycode.js', 'uc.micro']
const small = new Set(['fastest-levenshtein', 'diff', ...markdown])
const build = await rolldown({
  cwd: path.dirname(path.dirname(fileURLToPath(import.meta.url))),
  // What runs beside a command, a thread or a process of its own, are files of their own.
  input: {
    [name]: `scripts/${name}.ts`,
    bundle: 'src/publish/bundle.ts',
    'bundle-page': 'src/edit/server/bundle-page.ts',
    'take-alone': 'src/screens/take-alone.ts',
    'second-thread-worker': 'src/publish/second-thread-worker.ts',
  },
  platform: 'node',
  plugins: [plainFields()],
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !small.has(id.split('/')[0] ?? ''),
  // Of a library of which nothing is used, nothing is loaded: opening it takes time.
  treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
  resolve: { mainFields: ['module', 'main'] },
  logLevel: 'warn',
})
await build.write({ dir, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' })

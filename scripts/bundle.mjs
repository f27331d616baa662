// Bundles scripts/COMMAND.ts into a folder, for scripts/run.mjs.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { plainFields } from '../src/vite/plain-fields.js'

const [name = '', dir = ''] = process.argv.slice(2)
// Small pure libraries are bundled, so that a command opens one file; the rest stays in node_modules.
const markdown = ['markdown-it', 'linkify-it', 'entities', 'mdurl', 'punycode.js', 'uc.micro']
const small = new Set(['fastest-levenshtein', 'diff', ...markdown])
// What runs beside a command, a thread or a process of its own, are files of their own.
const beside = {
  bundle: 'src/publish/bundle.ts',
  'bundle-page': 'src/edit/server/bundle-page.ts',
  'take-alone': 'src/screens/take-alone.ts',
  'second-thread-worker': 'src/publish/second-thread-worker.ts',
}
const build = await rolldown({
  cwd: path.dirname(path.dirname(fileURLToPath(import.meta.url))),
  input: { [name]: `scripts/${name}.ts` },
  platform: 'node',
  plugins: [plainFields(), startedByName()],
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !small.has(id.split('/')[0] ?? ''),
  // Of a library of which nothing is used, nothing is loaded: opening it takes time.
  treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
  resolve: { mainFields: ['module', 'main'] },
  logLevel: 'warn',
})
await build.write({ dir, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' })

/** Bundles of these only what a command's code starts: it names them as "new URL('./NAME.js', import.meta.url)". */
function startedByName() {
  return {
    name: 'sectile:started-by-name',
    transform: {
      filter: { code: 'new URL(' },
      handler(code) {
        for (const [, started = ''] of code.matchAll(/new URL\('\.\/([\w-]+)\.js', import\.meta\.url\)/g)) {
          const id = beside[started]
          if (id) this.emitFile({ type: 'chunk', id, name: started, fileName: `${started}.js` })
        }
      },
    },
  }
}

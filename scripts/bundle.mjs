// Bundles scripts/COMMAND.ts into a folder, for scripts/run.mjs.
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import makesNoPages from '../src/makes-no-pages.json' with { type: 'json' }
import { plainFields } from '../src/vite/plain-fields.js'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [name = '', dir = ''] = process.argv.slice(2)
// Pure libraries that are small, or of hundreds of files, are bundled, so that a command opens one; the rest stays in node_modules.
const markdown = ['markdown-it', 'linkify-it', 'entities', 'mdurl', 'punycode.js', 'uc.micro']
const database = ['kysely', '@libsql/kysely-libsql']
const bundled = new Set(['fastest-levenshtein', 'diff', ...markdown, ...database])
// What runs beside a command, a thread or a process of its own, are files of their own.
const started = {
  bundle: 'src/publish/engine/bundle.ts',
  'bundle-tool-page': 'src/preview/bundle-tool-page.ts',
  'take-alone': 'src/screens/take-alone.ts',
  'second-thread-worker': 'src/publish/second-thread/second-thread-worker.ts',
  'second-judge-worker': 'src/content/unknown-pages/second-judge-worker.ts',
}
const build = await rolldown({
  cwd: root,
  input: { [name]: `scripts/${name}.ts` },
  platform: 'node',
  plugins: [plainFields(), startedByName()],
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !bundled.has(packageOf(id)),
  // Of a library of which nothing is used, nothing is loaded: opening it takes time.
  treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
  resolve: { mainFields: ['module', 'main'] },
  logLevel: 'warn',
})
const { output } = await build.write({
  dir,
  format: 'esm',
  sourcemap: true,
  chunkFileNames: '[name]-[hash].js',
  // A store is a file or a Postgres: what its client could open elsewhere takes as long to load as the store.
  paths: { '@libsql/client': '@libsql/client/sqlite3' },
})
writeFileSync(path.join(dir, 'apart.json'), JSON.stringify(apart()))

function packageOf(id) {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/')
}

/** The folders with sources of which the command has nothing, and which have no part in the pages that it makes. */
function apart() {
  const rooms = ['scripts', 'tools'].flatMap((top) => roomsIn(top))
  const parts = new Set(reached().flatMap(({ moduleIds }) => moduleIds.map(roomOf)))
  return [...rooms, ...makesNoPages.map((room) => `src/${room}`)].filter((room) => !parts.has(room))
}

function roomsIn(top) {
  const entries = readdirSync(path.join(root, top), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${top}/${entry.name}`)
}

/** "src/content" of a module somewhere in there. */
function roomOf(module) {
  return path.relative(root, module).split(path.sep).slice(0, 2).join('/')
}

/** The chunks that the command may come to: those that it imports, and those that it starts by their names. */
function reached() {
  const chunks = output.filter(({ type }) => type === 'chunk')
  const found = new Set(chunks.filter(({ fileName }) => fileName === `${name}.js`))
  for (const { code } of found) for (const chunk of chunks) if (code.includes(`./${chunk.fileName}`)) found.add(chunk)
  return [...found]
}

/** Bundles of these only what a command's code starts: it names them as "new URL('./NAME.js', import.meta.url)". */
function startedByName() {
  return {
    name: 'sectile:started-by-name',
    transform: {
      filter: { code: 'new URL(' },
      handler(code) {
        for (const [, name = ''] of code.matchAll(/new URL\('\.\/([\w-]+)\.js', import\.meta\.url\)/g)) {
          const id = started[name]
          if (id) this.emitFile({ type: 'chunk', id, name, fileName: `${name}.js` })
        }
      },
    },
  }
}

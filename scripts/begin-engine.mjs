// Bundles what draws pages for scripts/run.mjs, before a command asks for it: by way of a folder that nobody needs afterwards.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [dir = ''] = process.argv.slice(2)
try {
  // Vite is loaded while the bundler's threads have what uses it.
  await Promise.all([bundle(), import('vite')])
  const { beginEngine } = await import(pathToFileURL(path.join(dir, 'begin-engine.js')).href)
  await beginEngine()
} finally {
  await rm(dir, { recursive: true, force: true })
}

async function bundle() {
  const build = await rolldown({
    cwd: root,
    input: 'src/publish/engine/begin-engine.ts',
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  })
  await build.write({ dir, format: 'esm' })
}

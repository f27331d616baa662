import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { staffAddress } from '../src/agreed/staff-api.ts'
import { unusable } from '../src/leads/unusable.ts'
import { root } from '../src/root.ts'
import { isInPlace, putInPlace } from '../src/vite/keep-bundle.ts'
import { readFlags } from './lib/flags.ts'
import { staffPageFolder } from './lib/staff-page.ts'

const help = `npm run staff
Builds the page for staff into .cache/staff, where it is not built yet. The server does so when LEADS_STAFF asks for that
page; an image is built with it, so that a container starts at once.`

const flags = readFlags(help, {})
if (typeof flags === 'number') process.exitCode = flags
else process.exitCode = await main(staffPageFolder())

async function main(folder: string): Promise<number> {
  try {
    await buildStaffPage(folder)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function buildStaffPage(folder: string): Promise<void> {
  if (await isInPlace(folder)) return
  // Whatever the shell says: what is built is kept under the hash of its sources alone.
  process.env.NODE_ENV = 'production'
  const unfinished = `${folder}.${process.pid}`
  // The bundler would take it for a fault of its own that there is no place for what it makes.
  await mkdir(unfinished, { recursive: true }).catch((error: unknown) => {
    throw unusable(path.dirname(folder), error)
  })
  await build({
    root: path.join(root, 'src/staff'),
    base: `${staffAddress}/`,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    // One bundle for few people: that it is large is no mistake.
    build: { outDir: unfinished, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  })
  await compress(path.join(unfinished, 'assets'))
  await putInPlace(unfinished, folder)
}

async function compress(assets: string): Promise<void> {
  await Promise.all(
    (await readdir(assets)).map(async (name) => {
      const file = path.join(assets, name)
      const code = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(code))
      await writeFile(`${file}.gz`, await promisify(gzip)(code))
    }),
  )
}

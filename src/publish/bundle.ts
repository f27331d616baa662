import { rm } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { codeHash } from '../code-hash.ts'
import { bundleOnce } from './bundle-once.ts'
import { engineFolder } from './engine-folder.ts'

// A process of its own: the bundler's 400 MB go with it, and the content is checked meanwhile. It is begun with the folder to
// bundle into; or with "begin", before anybody has asked for a bundle, from a folder that nobody needs afterwards.
const [asked, part] = process.argv.slice(2)
// Whatever the shell says: a bundle is kept under the hash of its sources alone.
process.env.NODE_ENV = 'production'
if (asked === 'begin') {
  await bundleOnce(engineFolder(codeHash()), bundle).catch(fail)
  await rm(import.meta.dirname, { recursive: true, force: true })
} else if (asked) await bundle(asked).catch(fail)

async function bundle(folder: string): Promise<void> {
  const { bundleEngine, bundleRenderer } = await import('../vite/bundle.ts')
  await (part === 'renderer' ? bundleRenderer : bundleEngine)(folder)
}

/** Says what is wrong and not where in the bundler: whoever started this shows it to a person. */
function fail(error: Error & { readonly errors?: readonly Error[] }): void {
  for (const { message } of error.errors ?? [error]) console.error(stripVTControlCharacters(message))
  process.exitCode = 1
}

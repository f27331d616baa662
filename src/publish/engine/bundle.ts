import { stripVTControlCharacters } from 'node:util'

// A process of its own: the bundler's 400 MB go with it, and the content is checked meanwhile. It is begun with the folder to
// bundle into.
const [folder, part] = process.argv.slice(2)
if (folder) await bundle(folder).catch(fail)

async function bundle(folder: string): Promise<void> {
  const { bundleEngine, bundleForPreview } = await import('../../vite/bundle.ts')
  await (part === 'ssr' || part === 'client' ? bundleForPreview(part, folder) : bundleEngine(folder))
}

/** Says what is wrong and not where in the bundler: whoever started this shows it to a person. */
function fail(error: Error & { readonly errors?: readonly Error[] }): void {
  for (const { message } of error.errors ?? [error]) console.error(stripVTControlCharacters(message))
  process.exitCode = 1
}

import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../root.ts'
import { keepBundle } from '../vite/keep-bundle.ts'

// A process of its own: the bundler's memory goes with it, and the site is read meanwhile.
const [folder, main, address] = process.argv.slice(2)
if (folder && main && address) await bundleToolPage(folder, main, address)

/** Bundles what a tool runs in its author's browser. */
async function bundleToolPage(folder: string, main: string, address: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await build({
    root,
    base: `${address}/`,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: unfinished,
      cssCodeSplit: false,
      reportCompressedSize: false,
      // It comes from the author's own machine.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { input: path.join(root, main) },
    },
  })
  await keepBundle(unfinished, folder)
}

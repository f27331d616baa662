import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../../root.ts'
import { keepBundle } from '../../vite/keep-bundle.ts'
import { editAddress } from '../agreed-addresses.ts'

// A process of its own: the bundler's memory goes with it, and the site is read meanwhile.
const [folder] = process.argv.slice(2)
if (folder) await bundlePage(folder)

/** Bundles what the editor runs in its author's browser. */
async function bundlePage(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await build({
    root,
    base: `${editAddress}/`,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: unfinished,
      manifest: 'manifest.json',
      cssCodeSplit: false,
      reportCompressedSize: false,
      // It comes from the author's own machine.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { input: path.join(root, 'src/edit/browser/main.tsx') },
    },
  })
  await keepBundle(unfinished, folder)
}

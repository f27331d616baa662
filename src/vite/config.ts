import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { root } from '../root.ts'
import { scriptEntries, scripts } from './scripts.ts'
import { scopedName, styles } from './styles.ts'

/** How our code is bundled: once for the server, which renders, and once for the browser, which hydrates. */
export function viteConfig(out = path.join(root, '.cache/engine/unnamed')): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    css: { modules: { generateScopedName: scopedName } },
    plugins: [react(), styles(), scripts()],
    environments: {
      client: {
        build: {
          outDir: path.join(out, 'client'),
          modulePreload: false,
          cssMinify: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: scriptEntries(),
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
          },
        },
      },
      ssr: {
        // One file with all that it needs starts five times faster than hundreds in node_modules.
        resolve: { noExternal: true },
        build: {
          outDir: path.join(out, 'server'),
          ssr: true,
          reportCompressedSize: false,
          rolldownOptions: { input: { render: 'src/render/index.ts' }, output: { entryFileNames: '[name].js' } },
        },
      },
    },
  }
}

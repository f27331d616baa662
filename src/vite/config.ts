import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { root } from '../root.ts'
import { readableName, shortNames } from './class-names.ts'
import { connection } from './connection.ts'
import { cssModules } from './css-modules.ts'
import { elements } from './elements.ts'
import { leanReact } from './lean-react.ts'
import { plainFields } from './plain-fields.js'
import { mustBeReadable } from './readable-folder.ts'
import { previewEntries, scriptEntries, scripts } from './scripts.ts'
import { styles } from './styles.ts'
import { unknownImports } from './unknown-imports.ts'

/** What all islands need is one file: the bundler would make one for each set of them that shares something. */
const everyIsland =
  /node_modules\/(?:react|react-dom|scheduler)\/|src\/(?:browser\/islands\/(?:hydrate|ready|root|static)|agreed\/with-values)\./

interface Options {
  /** Where the bundles go. */
  out?: string
  /** For the live preview: class names say where they come from, and open pages follow what is saved. */
  preview?: boolean
  /** Takes the compiled style sheets by their files, for the live preview. */
  sheets?: Map<string, string>
}

/** How our code is bundled: once for the server, which renders, and once for the browser, which hydrates. */
export function viteConfig({
  out = path.join(root, '.cache/engine/unnamed'),
  sheets,
  preview = false,
}: Options = {}): InlineConfig {
  mustBeReadable(root)
  return {
    root,
    configFile: false,
    publicDir: false,
    cacheDir: path.join(root, '.cache/vite'),
    appType: 'custom',
    logLevel: 'warn',
    // Vite serves modules to the live preview's browser, and compiles their names itself.
    css: { modules: sheets ? { generateScopedName: readableName } : false },
    plugins: [
      react(),
      sheets ? [] : cssModules(preview ? readableName : shortNames()),
      styles(sheets),
      scripts(),
      leanReact(),
      plainFields(),
      unknownImports(),
      preview ? connection() : [],
      elements(),
    ],
    environments: {
      client: {
        build: {
          outDir: path.join(out, 'client'),
          modulePreload: false,
          cssMinify: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: preview ? previewEntries() : scriptEntries(),
            experimental: { lazyBarrel: true },
            preserveEntrySignatures: 'allow-extension',
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              codeSplitting: { groups: [{ name: 'react', test: everyIsland }] },
            },
          },
        },
      },
      ssr: {
        // One file with all that it needs starts five times faster than hundreds in node_modules; the live preview would
        // have to compile those hundreds first.
        // React for production: that for development renders five times slower, and is what Node takes when nobody says.
        ...(sheets === undefined && {
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        }),
        build: {
          outDir: path.join(out, 'server'),
          ssr: true,
          reportCompressedSize: false,
          rolldownOptions: {
            input: { render: 'src/render/index.ts' },
            // Those that count are told by name.
            shimMissingExports: true,
            experimental: { lazyBarrel: true },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    },
  }
}

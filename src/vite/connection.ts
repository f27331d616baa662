import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const file = 'src/preview/browser/connection.ts'

/** Leaves the preview's connection out of a bundle: it is there only for modules that Vite serves, and is asked for at Vite. */
export function connection(): Plugin {
  return {
    name: 'sectile:connection',
    enforce: 'pre',
    resolveId(source, importer) {
      const isIt = importer !== undefined && path.resolve(path.dirname(importer), source) === path.join(root, file)
      return isIt ? { id: `/${file}`, external: 'absolute' } : undefined
    },
  }
}

import type { Plugin } from 'vite'

/** How the compiler writes a class before it gets its name: it knows patterns, and no functions. */
const pattern = '_-[local]-_'

/**
 * The style sheets of modules for a bundle: their classes get their names, and their scripts say which. What Vite has for that
 * takes longer than all else that is bundled.
 */
export function cssModules(nameOf: (name: string, file: string) => string): Plugin[] {
  const filter = { id: /\.module\.css$/ }
  const named = new Map<string, Record<string, string>>()
  return [
    {
      name: 'sectile:css-modules',
      enforce: 'pre',
      transform: {
        filter,
        async handler(code, id) {
          const { transform } = await import('lightningcss')
          const compiled = transform({
            filename: id,
            code: Buffer.from(code),
            cssModules: { pattern, grid: false, container: false },
          })
          const names = Object.keys(compiled.exports || {}).sort()
          named.set(id, Object.fromEntries(names.map((name) => [name, nameOf(name, id)])))
          return compiled.code.toString().replace(/_-([\w-]+?)-_/g, (_, name: string) => nameOf(name, id))
        },
      },
    },
    {
      name: 'sectile:class-names',
      enforce: 'post',
      transform: { filter, handler: (_, id) => `export default ${JSON.stringify(named.get(id))}` },
    },
  ]
}

import path from 'node:path'
import type { Plugin, Rollup } from 'vite'
import type { Styles } from '../render/css.ts'
import { root } from '../root.ts'
import { writtenVariables } from './written-variables.ts'

const shell = path.join(root, 'src/shell') + path.sep
/** A part of the shell that only some sites have. */
const look = /^src\/shell\/(looks\/[a-z-]+)\.tsx?$/
/** Each look of the footer brings what all of them share. */
const footer = 'src/shell/footer.tsx'

/**
 * The modules whose styles belong together: the shell's, each of its looks', each section type's, those of breadcrumbs
 * and of each posture.
 */
export function styleRoots(files: Iterable<string>): Map<string, string> {
  const roots = new Map<string, string>()
  for (const file of files) {
    const name = nameOf(file)
    const part = /^src\/sections\/([a-z-]+)\.tsx$/.exec(name)?.[1] ?? look.exec(name)?.[1]
    if (part) roots.set(part, file)
    if (name === 'src/render/shell.ts') roots.set('shell', file)
    if (name === 'src/render/breadcrumbs.css') roots.set('breadcrumbs', file)
    const posture = /^src\/render\/posture\/([a-z]+)\.css$/.exec(name)?.[1]
    if (posture) roots.set(`posture-${posture}`, file)
  }
  return roots
}

/** What a module is called in all that the bundles say of modules. */
export function nameOf(file: string): string {
  return path.relative(root, file).split(path.sep).join('/')
}

/** The style sheets that a module reaches, those of its imports first, as the language orders them. Looks stand by themselves. */
export function stylesOf(file: string, importsOf: (file: string) => readonly string[]): string[] {
  const seen = new Set<string>()
  const sheets: string[] = []
  // Asked of thousands, of which a few are the shell's.
  const standsAlone = (id: string) => id.startsWith(shell) && (look.test(nameOf(id)) || nameOf(id) === footer)
  const visit = (id: string) => {
    seen.add(id)
    for (const next of importsOf(id)) if (!seen.has(next) && !standsAlone(next)) visit(next)
    if (/\.css($|\?)/.test(id)) sheets.push(id)
  }
  visit(file)
  return sheets
}

/** What modules import, asked of the bundler once for each: it makes its answer anew every time. */
export function importsIn({ getModuleInfo }: Pick<Rollup.PluginContext, 'getModuleInfo'>) {
  const known = new Map<string, readonly string[]>()
  return (file: string): readonly string[] => {
    const imports = known.get(file) ?? getModuleInfo(file)?.importedIds ?? []
    known.set(file, imports)
    return imports
  }
}

/** Collects compiled CSS on the server's side, where each section's imports are known, and drops it on the browser's. */
export function styles(compiled = new Map<string, string>()): Plugin {
  return {
    name: 'sectile:styles',
    async transform(code, id) {
      // Between Vite's CSS compiler and the step that would make a script of its result.
      if (this.environment.name === 'ssr' && /\.css($|\?)/.test(id)) compiled.set(id, await minify(id, code))
    },
    generateBundle(_, bundle: Rollup.OutputBundle) {
      if (this.environment.name === 'client') {
        for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name]
        return
      }
      const needs: Record<string, string[]> = {}
      const imports = importsIn(this)
      for (const [type, file] of styleRoots(this.getModuleIds())) needs[type] = stylesOf(file, imports).map(nameOf)
      const sheets = Object.fromEntries([...compiled].map(([id, css]) => [nameOf(id), css]))
      this.emitFile({
        type: 'asset',
        fileName: 'styles.json',
        source: JSON.stringify({ needs, sheets, written: writtenVariables() } satisfies Styles),
      })
    },
  }
}

async function minify(filename: string, css: string): Promise<string> {
  // The live preview needs it only when our code has changed.
  const { Features, transform } = await import('lightningcss')
  return transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax | Features.MediaIntervalSyntax | Features.Nesting,
  }).code.toString()
}

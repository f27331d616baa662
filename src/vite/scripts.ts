import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'
import { importsIn, nameOf, stylesOf } from './styles.ts'

/** A script of the browser: its file and those that it imports. */
export interface Script {
  readonly file: string
  readonly imports: readonly string[]
  /** React hydrates with it. */
  readonly react: boolean
  /** The style sheets whose classes it may write. */
  readonly sheets: readonly string[]
}

/** The browser's scripts: "main" of every page, "islands" of those that have some, "hydrate", and the one of each section type that has one. */
export type Scripts = Readonly<Record<string, Script>>

/** The section types with script and their files: TYPE.island.tsx is hydrated by React, TYPE.browser.ts is plain. */
export function sectionScripts(): Map<string, { file: string; react: boolean }> {
  const scripts = new Map<string, { file: string; react: boolean }>()
  for (const name of readdirSync(path.join(root, 'src/sections')).sort()) {
    const [, type, kind] = /^([a-z-]+)\.(island|browser)\.tsx?$/.exec(name) ?? []
    if (type) scripts.set(type, { file: `src/sections/${name}`, react: kind === 'island' })
  }
  return scripts
}

/** The entries of the browser's bundle. */
export function scriptEntries(): Record<string, string> {
  return { main: 'src/browser/main.ts', islands: 'src/browser/with-islands.ts', ...sectionEntries() }
}

/** Those of the live preview's: what every page runs there may meet islands later. */
export function previewEntries(): Record<string, string> {
  return { islands: 'src/preview/browser/main.ts', ...sectionEntries() }
}

function sectionEntries(): Record<string, string> {
  const sections = [...sectionScripts()].map(([type, { file }]) => [type, file] as const)
  return { hydrate: 'src/browser/islands/hydrate.tsx', ...Object.fromEntries(sections) }
}

/** Writes down which files each entry needs, so that pages can name them and the browser asks for all at once. */
export function scripts(): Plugin {
  return {
    name: 'sectile:scripts',
    apply: 'build',
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const sections = sectionScripts()
      const entries: Record<string, Script> = {}
      const imports = importsIn(this)
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue
        const react = sections.get(chunk.name)?.react === true
        const sheets = stylesOf(chunk.facadeModuleId ?? '', imports)
        entries[chunk.name] = {
          file: chunk.fileName,
          imports: reached(chunk.imports),
          react,
          sheets: sheets.map(nameOf),
        }
      }
      function reached(imports: readonly string[]): string[] {
        const files = new Set(imports)
        for (const file of files) {
          const chunk = bundle[file]
          if (chunk?.type === 'chunk') for (const next of chunk.imports) files.add(next)
        }
        return [...files]
      }
      this.emitFile({ type: 'asset', fileName: 'scripts.json', source: JSON.stringify(entries satisfies Scripts) })
    },
  }
}

import type { DevEnvironment } from 'vite'
import { lookCss } from '../render/css.ts'
import type { Look } from '../theme/index.ts'
import { styleRoots, stylesOf } from '../vite/styles.ts'

/** The compiled style sheets of the server's modules, by file. */
export type Sheets = ReadonlyMap<string, string>

/** The style sheets that the shell with all its looks, breadcrumbs, some section types and a posture need, in order. */
export function neededSheets(ssr: DevEnvironment, types: Iterable<string>): string[] {
  const graph = ssr.moduleGraph
  const roots = styleRoots(graph.fileToModulesMap.keys())
  const imports = (id: string) =>
    [...(graph.getModuleById(id)?.importedModules ?? [])].flatMap((module) => module.id ?? [])
  const files = neededNames([...roots.keys()], types).flatMap((name) => roots.get(name) ?? [])
  return [...new Set(files.flatMap((file) => stylesOf(file, imports)))]
}

/** What a page's style sheets belong to, of all that there is: the shell with all its looks, and so on. */
export function neededNames(all: readonly string[], types: Iterable<string>): string[] {
  return ['shell', ...all.filter((name) => name.startsWith('looks/')).sort(), 'breadcrumbs', ...types]
}

/** Style elements that Vite's client takes over, so that editing a sheet swaps its text without a flash. */
export function styleElements(styles: Readonly<Record<string, string>>): string[] {
  return Object.entries(styles).map(([file, css]) => `<style data-vite-dev-id="${file}">${css}</style>`)
}

/** The typefaces and variables of the site's look, in one element that an open page can find again. */
export function lookElement(look: Look, fontFaces: string): string {
  return `<style data-look>${fontFaces}${lookCss(look)}${previewStyles}</style>`
}

/**
 * What only the preview shows: which sections are drafts, which have mistakes, and where one could not be drawn; and room for
 * its own words. Above the upper edge of the first section may lie a header.
 */
const previewStyles = `
[data-draft]::after{content:"Draft";position:absolute;inset-block-start:.75rem;inset-inline-end:.75rem;padding:.15rem .6rem;border-radius:1rem;background:#8a4b00;color:#fff;font:600 .8rem/1.4 system-ui}
body:has(>#sectile-preview)>:has(>:is(#consent,#chat)){padding-block-end:var(--bar)}
[data-draft]{outline:2px dashed #8a4b00;outline-offset:-2px}
[data-mistakes]{outline:2px solid #b3261e;outline-offset:-2px}
[data-mistakes]::after{content:attr(data-mistakes);position:absolute;z-index:2;inset-block-start:.75rem;inset-inline-end:.75rem;max-inline-size:calc(100% - 1.5rem);padding:.15rem .6rem;border-radius:1rem;background:#b3261e;color:#fff;font:600 .8rem/1.4 system-ui;overflow-wrap:anywhere}
main>section:first-of-type[data-mistakes]::after{inset-block:auto .75rem}
[data-draft][data-mistakes]::after{content:"Draft · " attr(data-mistakes)}
.preview-failure{position:relative;padding:2.75rem 1.5rem 1.5rem;border:2px solid #b3261e;background:#fff4f3;color:#5c1410;font:1rem/1.5 system-ui}`

import { firstScript, loadingScript, type PageScripts, type ScriptMap } from '../../agreed/first-script.ts'
import type { SiteSettings } from '../../generated/types.ts'
import type { Scripts } from '../../vite/scripts.ts'
import type { ScriptBytes } from './packed-scripts.ts'

/** The scripts of some section types, with their addresses. */
export function scriptMap(types: Iterable<string>, scripts: Scripts, base: string): ScriptMap {
  const address = (file: string) => `${base}/${file}`
  const map: Record<string, ScriptMap[string]> = {}
  for (const type of types) {
    const script = scripts[type]
    const hydrate = scripts.hydrate
    if (!script || !hydrate) throw new Error(`The section type ${type} has no script.`)
    const files = script.react ? [hydrate.file, ...hydrate.imports, ...script.imports] : script.imports
    map[type] = {
      file: address(script.file),
      preload: [...new Set(files)].map(address),
      ...(script.react && { hydrate: address(hydrate.file) }),
    }
  }
  return map
}

/** What runs in a page. */
export function pageScripts(hasIslands: boolean, settings: SiteSettings, scripts: Scripts, base: string): PageScripts {
  const script = scripts[hasIslands ? 'islands' : 'main']
  if (!script) throw new Error('The bundle has no main script.')
  return {
    first: hasIslands || shellWaits(settings) ? firstScript : loadingScript,
    files: [script.file, ...script.imports].map((file) => `${base}/${file}`),
  }
}

/** Whether what surrounds the sections has something that is shown, pressed or sent before the main script is there. */
function shellWaits({ banner, consent, chat, footer }: SiteSettings): boolean {
  return [banner, consent, chat, footer?.newsletter].some((part) => part !== undefined)
}

/** The bytes of all scripts that a page with these section types can load: the main one, and theirs. */
export function scriptWeight(types: readonly string[], scripts: Scripts, bytes: ScriptBytes): number {
  const files = new Set<string>()
  const react = types.some((type) => scripts[type]?.react)
  for (const name of [types.length > 0 ? 'islands' : 'main', ...(react ? ['hydrate'] : []), ...types]) {
    const script = scripts[name]
    if (script) for (const file of [script.file, ...script.imports]) files.add(file)
  }
  return [...files].reduce((sum, file) => sum + (bytes[file] ?? 0), 0)
}

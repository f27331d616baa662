import { createHash } from 'node:crypto'
import type { Site } from '../../content/resolve/site.ts'
import { directionOf, knownLanguage } from '../../language.ts'
import type { ImageFile } from '../../parts/context.ts'
import { breadcrumbsOf } from '../../render/breadcrumbs.ts'
import { PageStyles } from '../../render/css.ts'
import { marksIn } from '../../render/drawn-rules.ts'
import { fontPreloads, iconTag } from '../../render/head.ts'
import type { Frame } from '../../render/page.ts'
import { policyTag } from '../../render/policy.ts'
import type { Shell } from '../../shell/index.tsx'
import { type FontMetrics, fontFaces } from '../../theme/fonts.ts'
import type { Look } from '../../theme/index.ts'
import type { Engine } from '../engine/index.ts'
import { pageScripts, scriptMap } from '../engine/scripts.ts'
import { measureFonts, readFonts } from './font-metrics.ts'
import type { Store } from './store.ts'

interface Job {
  readonly site: Site
  readonly base: string
  readonly images: ReadonlyMap<string, ImageFile>
  readonly engine: Engine
  readonly store: Store
  readonly publicFolder: string
}

/** What surrounds the sections of every page. Its parts are rendered once and kept like sections. */
export async function makeFrame({ site, base, images, engine, store, publicFolder }: Job): Promise<Frame> {
  const { settings, words } = site
  const icon = iconTag(site.publicFiles, base)
  const { scripts, styles, code } = engine
  const fonts = await readFonts(settings.theme.fonts, publicFolder)
  const hash = createHash('sha1')
    .update(JSON.stringify([settings, base, icon, [...images], scripts, styles]))
    .update(code)
  for (const bytes of fonts.values()) hash.update(bytes)
  const key = hash.digest('base64url')
  const known = store.get(key)
  const parts = known === undefined ? await render() : (JSON.parse(known) as Parts)
  const shellMarks = Object.values(parts.shell).map(({ texts }) => marksIn(texts.join('')))
  const [language] = knownLanguage(settings.language).split('-')
  const marks = [`lang|=${language}`, `dir=${directionOf(settings.language)}`, ...shellMarks]
  return {
    settings,
    base,
    shell: parts.shell,
    breadcrumbs: breadcrumbsOf(site),
    styles: new PageStyles(styles, parts.look, fontFaces(settings.theme.fonts, base, parts.metrics), marks, scripts),
    pageScripts: (hasIslands) => pageScripts(hasIslands, settings, scripts, base),
    fonts: fontPreloads(settings, base),
    scriptMap: (types) => scriptMap(types, scripts, base),
    policyTag: (page, scripts) => `${policyTag(page, settings, scripts)}\n`,
    extraHead: icon,
    key,
  }

  interface Parts {
    shell: Shell
    look: Look
    metrics: Record<string, FontMetrics>
  }

  async function render(): Promise<Parts> {
    const { renderShell, themeLook } = await engine.render()
    const leads = settings.leads?.base ?? base
    const shell = renderShell(settings, { base, leads, words, images })
    const made = { shell, look: themeLook(settings.theme), metrics: await measureFonts(fonts) }
    store.set(key, JSON.stringify(made))
    return made
  }
}

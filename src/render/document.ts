import { escapeHtml } from '../agreed/escape-html.ts'
import type { PageScripts, ScriptMap } from '../agreed/first-script.ts'
import type { SiteSettings } from '../generated/types.ts'
import { directionAttribute } from '../language.ts'
import { safeJson } from '../parts/json-data.tsx'
import { type Head, headTags } from './head.ts'
import { speculationRules } from './policy.ts'

/** A page before it is one text. All but `body` and `head` are the same for many pages. */
export interface DocumentParts {
  readonly settings: SiteSettings
  readonly base: string
  readonly head: Head
  readonly css: string
  readonly header: string
  /** Links to the pages above this one, where it has some. */
  readonly breadcrumbs: string
  /** The page's h1 where no section shows it. */
  readonly hiddenHeading: string
  readonly sections: readonly string[]
  readonly footer: string
  /** Before the content, so that the keyboard reaches the notice without going through the whole page. */
  readonly overlays: string
  /** Without them nothing runs in the page. */
  readonly pageScripts: PageScripts | undefined
  readonly scripts: ScriptMap
  /** Tags that ask for the typefaces. */
  readonly fonts: readonly string[]
  /** Further tags of the head: the policy of a built page, the styles of the live preview. */
  readonly extraHead: string
}

/** A whole page, in pieces. */
export function renderDocument(parts: DocumentParts): string[] {
  const { settings, sections, css, header, breadcrumbs, footer, overlays, hiddenHeading, pageScripts, scripts } = parts
  const { entrance = 'none', scheme } = settings.theme
  const direction = directionAttribute(settings.language)
  const banner = settings.banner ? ` data-banner="${settings.banner.id}"` : ''
  const running = pageScripts
    ? `<script data-main="${pageScripts.files.join(' ')}"${banner}>${pageScripts.first}</script>
`
    : ''
  // Nobody can point at a link before there is one.
  const ahead = pageScripts ? `<script type="speculationrules">${speculationRules(parts.base)}</script>\n` : ''
  const data =
    Object.keys(scripts).length > 0 ? `<script type="application/json" id="scripts">${safeJson(scripts)}</script>` : ''
  const head = `<!doctype html>
<html lang="${escapeHtml(settings.language)}"${direction} data-mantine-color-scheme="${scheme === 'dark' ? 'dark' : 'light'}">
<head>
${headTags(parts)}
<style>`
  const main = `
<main id="content" tabindex="-1"${entrance === 'none' ? '' : ` data-entrance="${entrance}"`}>
${hiddenHeading && `<h1 class="visually-hidden">${escapeHtml(hiddenHeading)}</h1>\n`}`
  return [
    head,
    css,
    `</style>\n${running}</head>\n<body>\n`,
    header,
    `${breadcrumbs}\n`,
    overlays,
    main,
    ...sections.flatMap((section, index) => (index === 0 ? [section] : ['\n', section])),
    '\n</main>\n',
    footer,
    `\n${ahead}${data}\n</body>\n</html>\n`,
  ]
}

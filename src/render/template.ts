import { escapeHtml } from '../agreed/escape-html.ts'
import type { Page } from '../generated/types.ts'
import type { Template } from '../shell/index.tsx'

/** The HTML of a template on one page. */
export function fillTemplate(
  { texts, places }: Template,
  { path, languages }: Pick<Page, 'path' | 'languages'>,
): string {
  let html = texts[0] ?? ''
  for (const [index, place] of places.entries()) {
    const value =
      'language' in place ? `${place.url}${languages?.[place.language] ?? '/'}` : (place.on[path] ?? place.otherwise)
    if (value !== undefined) html += ` ${place.attribute}="${escapeHtml(value)}"`
    html += texts[index + 1] ?? ''
  }
  return html
}

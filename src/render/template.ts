import { escapeHtml } from '../agreed/escape-html.ts'
import type { Template } from '../shell/index.tsx'

/** The HTML of a template on one page. */
export function fillTemplate({ texts, places }: Template, path: string): string {
  let html = texts[0] ?? ''
  for (const [index, { attribute, on, otherwise }] of places.entries()) {
    const value = on[path] ?? otherwise
    if (value !== undefined) html += ` ${attribute}="${escapeHtml(value)}"`
    html += texts[index + 1] ?? ''
  }
  return html
}

import { escapeHtml } from '../../escape-html.ts'

/** What the build writes as a tag: React escapes all that could end one within quotes. */
const attributes = String.raw`(?:\s+[^\s=>"/]+(?:="[^"]*")?)*`

/** Finds the opening tags of these elements. */
export function tagsOf(...names: readonly string[]): RegExp {
  return new RegExp(`<(?:${names.join('|')})${attributes}\\s*/?>`, 'g')
}

/** The value of an attribute as it is written, escapes and all. */
export function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
}

/** The tag with an attribute, in place of one that it may have had. */
export function withAttribute(tag: string, name: string, value: string): string {
  const rest = tag.replace(new RegExp(`\\s${name}="[^"]*"`, 'i'), '')
  const end = rest.endsWith('/>') ? '/>' : '>'
  return `${rest.slice(0, -end.length)} ${name}="${escapeHtml(value)}"${end}`
}

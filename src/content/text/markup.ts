/** A link in a text. */
export interface TextLink {
  label: string
  href: string
}

const link = /(?<!\\)(!?)\[((?:[^[\]\\]|\\.)*)\]\(\s*<?([^()\s<>]*)>?(?:\s+"[^"]*")?\s*\)/g

/** The links in a text with markup. */
export function textLinks(text: string): TextLink[] {
  if (!text.includes('](')) return []
  return Array.from(text.matchAll(link), ([, , label = '', href = '']) => ({ label, href }))
}

/** A text without its whole links: what looks like one in the rest is broken. */
export function withoutLinks(text: string): string {
  return text.replace(link, '$1$2')
}

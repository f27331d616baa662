import MarkdownIt from 'markdown-it'
import { percentAsSign } from '../agreed/addresses.ts'
import { type MarkedKind, tokensOf } from '../content/text/grammar.ts'

const { renderer, options, utils } = new MarkdownIt('zero')

// What was escaped.
renderer.rules.text_special = (tokens, index) => utils.escapeHtml(tokens[index]?.content ?? '')
// In a body a new line is one; in a line it is a space.
renderer.rules.text = (tokens, index, _, env) => {
  const html = utils.escapeHtml(tokens[index]?.content ?? '')
  return env?.breaks ? html.replaceAll('\n', '<br>\n') : html
}
renderer.rules.link_open = (tokens, index, settings, env, self) => {
  const token = tokens[index]
  const href = String(token?.attrGet('href'))
  token?.attrSet('href', addBase(href, String(env?.base ?? '')))
  // A number stays on one line, and words that lead to one do not.
  if (href.startsWith('tel:') && /\p{L}/u.test(tokens[index + 1]?.content ?? '')) token?.attrSet('data-words', '')
  return self.renderToken(tokens, index, settings)
}

/** An address of this site below the path that it is hosted under. */
export function addBase(href: string, base: string): string {
  return href.startsWith('/') ? `${base}${percentAsSign(href)}` : href
}

/** The HTML of a text with marks. Its headings get these ids, in their order. */
export function textHtml(text: string, kind: MarkedKind, base: string, ids: readonly string[] = []): string {
  const plain = unmarkedHtml(text, kind)
  if (plain !== undefined) return plain
  const tokens = tokensOf(text, kind)
  const headings = tokens.filter(({ type }) => type === 'heading_open')
  for (const [index, id] of ids.entries()) headings[index]?.attrSet('id', id)
  return renderer.render(tokens, options, { base, breaks: kind !== 'inline' })
}

/** The same without its links, which mean nothing where it is read elsewhere. */
export function unlinkedHtml(text: string, kind: MarkedKind): string {
  const plain = unmarkedHtml(text, kind)
  if (plain !== undefined) return plain
  const tokens = tokensOf(text, kind)
  for (const token of tokens) token.children = token.children?.filter(({ tag }) => tag !== 'a') ?? null
  return renderer.render(tokens, options, { breaks: kind !== 'inline' })
}

/** The same of a text that plainly has no marks. */
function unmarkedHtml(text: string, kind: MarkedKind): string | undefined {
  // Most lines have none: parsing them would cost more than the rest of a tile.
  if (kind === 'inline') return /[*_[\\]/.test(text) ? undefined : utils.escapeHtml(text)
  // So has many a paragraph, and it is one if it begins with a letter.
  const isParagraph = kind === 'prose' && /^\p{L}(?:[^*_[\\\n\r\0]*[^*_[\\\s\0])?$/u.test(text)
  return isParagraph ? `<p>${utils.escapeHtml(text)}</p>\n` : undefined
}

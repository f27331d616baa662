import MarkdownIt from 'markdown-it'

// Only what authors are offered; everything else, HTML included, is shown as it is written.
const inline = new MarkdownIt('zero').enable(['escape', 'emphasis', 'link'])
const prose = new MarkdownIt('zero').enable(['escape', 'emphasis', 'link', 'list'])
const article = new MarkdownIt('zero').enable(['escape', 'emphasis', 'link', 'list', 'heading'])

for (const parser of [inline, prose, article]) {
  parser.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index]
    token?.attrSet('href', addBase(String(token.attrGet('href')), String(env?.base ?? '')))
    return self.renderToken(tokens, index, options)
  }
}

/** An address of this site below the path that it is hosted under. */
export function addBase(href: string, base: string): string {
  return href.startsWith('/') ? `${base}${href}` : href
}

export function inlineHtml(text: string, base: string): string {
  // Most texts have no markup: parsing them would cost more than the rest of a tile.
  return /[*_[\\]/.test(text) ? inline.renderInline(text, { base }) : inline.utils.escapeHtml(text)
}

export function proseHtml(text: string, base: string): string {
  return prose.render(text, { base })
}

/** Prose with headings: "## " is an h2, "### " an h3. */
export function articleHtml(text: string, base: string): string {
  return article.render(text, { base })
}

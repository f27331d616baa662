import MarkdownIt, { type MarkdownIt as Parser, type StateBlock, type Token } from 'markdown-it'

/** What a text may hold: a line with emphasis and links, paragraphs and lists of these, or headings too. */
export type MarkedKind = 'inline' | 'prose' | 'article'

const [markdownHeading] = onlyHeadings().block.ruler.getRules('')

// Only what authors are offered; everything else, HTML included, is shown as it is written.
const grammars: Record<MarkedKind, Parser> = {
  inline: grammar(),
  prose: grammar('list'),
  article: grammar('list', 'heading'),
}

/** The tokens of a text, from which it is drawn and judged. */
export function tokensOf(text: string, kind: MarkedKind): Token[] {
  const made = grammars[kind]
  return kind === 'inline' ? made.parseInline(evenLines(text), {}) : made.parse(evenLines(text), {})
}

/** Line breaks as one letter each, so that every other letter keeps its place. */
export function evenLines(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', ' \n').replaceAll('\r', '\n') : text
}

/** Whether an address may not be led to: it would run a script, or open a file. */
export function isRefused(address: string): boolean {
  return !grammars.inline.validateLink(address)
}

/** The sign that "&amp;" and the like stand for in HTML. */
export function signOf(entity: string): string {
  return grammars.inline.utils.unescapeAll(entity)
}

/** Most addresses stay as they are. To take them apart and put them together again would be a third of reading a link. */
const plainAddress = /^(?:https:\/\/[a-z\d]+(?:[.-][a-z\d]+)*)?(?:\/[\w-]+(?:\.[\w-]+)*)*\/?(?:#[\w-]+)?$/

function grammar(...blocks: string[]): Parser {
  const made = new MarkdownIt('zero').enable(['escape', 'emphasis', 'link', ...blocks])
  // What was escaped stays apart from what was not.
  made.core.ruler.disable('text_join')
  made.block.ruler.at('heading', heading, { alt: ['paragraph'] })
  const { normalizeLink } = made
  made.normalizeLink = (address) => (plainAddress.test(address) ? address : normalizeLink(address))
  return made
}

/** The headings that an outline can hold: of two steps, with words, and not inside a list. */
function heading(state: StateBlock, line: number, end: number, silent: boolean): boolean {
  const written = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])
  if (!/^###?[ \t]+(?!#+[ \t]*$)\S/.test(written)) return false
  // In a list it begins a paragraph of its own, in which its signs are seen.
  return (silent || state.level === 0) && (markdownHeading?.(state, line, end, silent) ?? false)
}

function onlyHeadings(): Parser {
  const made = new MarkdownIt('zero')
  made.block.ruler.enableOnly('heading')
  return made
}

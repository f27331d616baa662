import { type Mistake, syntax } from './mistake.ts'

interface Kind {
  readonly what: string
  readonly begins: RegExp
  readonly cure: string
}

const asJson =
  'What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.'
const asPicture = 'A drawing belongs into public/images, and its address where it is to be shown.'
const notes = '(?:<!--.*?-->\\s*)?'

/** The first line and the begin of the next with this sign between their cells, which is looked for once in each. */
const rows = (sign: string) =>
  `[^{}[\\]"\\n:][^{}[\\]"\\n:${sign}]*${sign}[^{}[\\]"\\n:]+\\n[^{}[\\]\\n:][^{}[\\]\\n:${sign}]*${sign}`

/** What is found in files that should be JSON, in the order in which it is looked for. */
const kinds: readonly Kind[] = [
  { what: 'a program (PHP)', begins: /^<\?php\b/, cure: asJson },
  {
    what: 'a drawing (SVG)',
    begins: RegExp(`^(?:<\\?xml[^>]*>\\s*)?${notes}(?:<!DOCTYPE svg[^>]*>\\s*)?<svg\\b`, 'is'),
    cure: asPicture,
  },
  {
    what: 'HTML',
    begins: RegExp(
      `^${notes}<(?:!doctype html|html|head|body|main|article|section|div|p|h[1-6]|ul|ol|table|span|a|img)\\b`,
      'is',
    ),
    cure: asJson,
  },
  { what: 'XML', begins: /^<[?!\w]/, cure: asJson },
  { what: 'a document of a word processor (RTF)', begins: /^\{\\rtf/, cure: asJson },
  {
    what: 'YAML',
    begins:
      /^(?!---\r?\n.*?\n---\r?\n\s*\S)(?:---\r?\n\s*)?(?:#[^\n]*\n\s*)*(?:- )?[\w$-]+:(?:[ \t]+[^\s{["',][^,\n]*|[ \t]+["'][^\n]*["']|[ \t]*)\r?\n\s*(?:- )?[\w$-]+:?\s/s,
    cure: asJson,
  },
  {
    what: 'Markdown',
    begins:
      /^(?:---\r?\n.*?\n---\r?\n\s*\S|#{1,6} [^\n]*\n\s*[^\s{["]|#{1,6} [^\n]*\s*$|[^{["\n]+\n(?:={3,}|-{3,})\r?\n)/s,
    cure: asJson,
  },
  {
    what: 'a file of settings (TOML or INI)',
    begins: /^(?:\[{1,2}[\w.-]+\]{1,2}[ \t]*\r?\n\s*[\w.-]+\s*=|[\w.-]+[ \t]*=[ \t]*[^\s{[][^\n]*\n\s*[\w.[-]+)/,
    cure: asJson,
  },
  {
    what: 'a style sheet (CSS)',
    begins: /^(?:@[\w-]+|[.#*:]?[\w-]+(?![\w-])[^{}"\n]*)\{\s*[\w-]+\s*:[^"\n}]*[;}]/,
    cure: asJson,
  },
  { what: 'a table (CSV)', begins: RegExp(`^(?:${[',', ';', '\\t'].map(rows).join('|')})`), cure: asJson },
  // Words, and no bracket or colon after a name anywhere.
  { what: 'plain text', begins: /^(?=\p{L})(?!.*[{}[\]])(?!.*["\p{L}]\s*:\s*["\d]).*\s\S/su, cure: asJson },
]

/** What a text is that should be JSON and is something else altogether. */
export function foreign(text: string): Mistake | undefined {
  const begin = text.replace(/^[\ufeff\s]+/, '')
  const kind = kinds.find(({ begins }) => begins.test(begin))
  return kind && syntax(0, 0, `This is ${kind.what}, not JSON.`, { hint: kind.cure })
}

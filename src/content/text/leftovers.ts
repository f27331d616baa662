import type { WordKind } from '../../schema/schema.ts'
import { covers } from './marked.ts'
import type { Stretch } from './places.ts'

/** Signs of other ways to write: visitors would read them as they stand. */
export type LeftoverKind =
  | 'table'
  | 'quote'
  | 'ticks'
  | 'struck'
  | 'line'
  | 'box'
  | 'footnote'
  | 'shortcode'
  | 'swapped'
  | 'half link'
  | 'garbled'
  | 'escape'
  | 'code point'
  | 'close heading'
  | 'heading'
  | 'bullets'
  | 'bullet'
  | 'list'
  | 'star'
  | 'times'

/** How one of them is found. */
interface Leftover {
  readonly kind: LeftoverKind
  /** The texts in which it means nothing. */
  readonly in: readonly WordKind[]
  /** Letters of which some stand in every such text: of most texts they are all that is looked for. */
  readonly needs: readonly string[]
  readonly pattern: RegExp
}

const everywhere: readonly WordKind[] = ['plain', 'inline', 'prose', 'article']
const lines: readonly WordKind[] = ['plain', 'inline']
const blocks: readonly WordKind[] = ['prose', 'article']
const marked: readonly WordKind[] = ['inline', 'prose', 'article']

/** The beginning and the end of a line. */
const begin = '(?<![^\\n])[ \\t]*'
const end = '[ \\t]*(?![^\\n])'
const item = '(?:[-*+–—•▪◦‣∙·]|\\d{1,2}[.)])[ \\t]+\\S[^\\n]*'

/** Signs that documents have before the lines of a list. */
const ticks = '→➔➜➤►▶✓✔✅★'
const bullets = ['•', '▪', '◦', '‣', '∙', '·']

/** Lines that begin with one of some signs, so many at least. */
function bulletLines(signs: string, least: number): RegExp {
  const more = least === 1 ? '*' : '+'
  return new RegExp(
    `${begin}[${signs}][ \\t]*[^\\s${signs}][^\\n]*(?:\\n+[ \\t]*[${signs}][ \\t]*\\S[^\\n]*)${more}`,
    'u',
  )
}

/** The worst first: a text is told one at a time. */
const leftovers: readonly Leftover[] = [
  {
    kind: 'swapped',
    in: marked,
    needs: [')['],
    pattern: /\([^()\n]+\)\[(?:[/#]|https?:\/\/|mailto:|tel:|www\.)[^\]\s]*\]/,
  },
  {
    kind: 'half link',
    in: marked,
    needs: ['('],
    pattern:
      /[^\s[\]]+\]\((?:[/#]|https?:\/\/|mailto:|tel:)[^)\s]*\)?|\[[^[\]()\n]+\[?\((?:[/#]|https?:\/\/|mailto:|tel:)[^)\s]*\)/,
  },
  // Letters of a file that was read in another encoding.
  {
    kind: 'garbled',
    in: everywhere,
    needs: ['Ã', 'â€', 'Â', '\ufffd'],
    pattern: /(?:Ã[\u0080-\u00bf]|â€|Â[\u00a0-\u00bf]|\ufffd)\S*/,
  },
  {
    kind: 'table',
    in: everywhere,
    needs: ['|'],
    // The line below its head, or a row between two bars.
    pattern: new RegExp(
      `${begin}\\|?[ \\t]*:?-{3,}:?(?:[ \\t]*\\|[ \\t]*:?-{3,}:?)+[ \\t]*\\|?${end}|${begin}\\|[^|\\n]+\\|[^\\n]*\\|${end}`,
    ),
  },
  // "> 90 %" says how much.
  {
    kind: 'quote',
    in: marked,
    needs: ['>'],
    pattern: new RegExp(`${begin}>[> \\t]*(?=[\\p{L}"“„«‘[_${covers.any}${covers.star}])`, 'u'),
  },
  {
    kind: 'ticks',
    in: everywhere,
    needs: ['`'],
    pattern: /```|(?<![\p{L}\p{N}`])(`+)(?=[^`\s])[^`\n]*(?<=[^`\s])\1(?![\p{L}\p{N}`])/u,
  },
  { kind: 'struck', in: everywhere, needs: ['~~'], pattern: /~~(?=[^\s~])[^~\n]*(?<=[^\s~])~~/ },
  {
    kind: 'line',
    in: blocks,
    needs: ['---', '***', '___', '==='],
    pattern: new RegExp(`${begin}([-*_=])\\1{2,}${end}`),
  },
  {
    kind: 'box',
    in: everywhere,
    needs: ['['],
    pattern: new RegExp(`\\[ \\]|${begin}(?:[-*+][ \\t]+)?\\[[xX]\\](?=[ \\t])`),
  },
  { kind: 'footnote', in: everywhere, needs: ['[^'], pattern: /\[\^[^\]\s]{1,20}\]/ },
  { kind: 'shortcode', in: everywhere, needs: ['[/'], pattern: /\[\/[a-z][a-z_-]*\]/i },
  // Where there are folders, "\new" is one. All to the last are mended at once.
  {
    kind: 'escape',
    in: everywhere,
    needs: ['\\'],
    pattern: /(?<![A-Za-z]:(?:\\[^\n]*)?)(?<!\\\\[^\n]*)(?<!\\)\\[nrt](?![^\n]*\\[^nrtu])(?:.*\\[nrt])?/s,
  },
  { kind: 'code point', in: everywhere, needs: ['\\u'], pattern: /\\u[0-9a-fA-F]{4}/ },
  {
    kind: 'close heading',
    in: everywhere,
    needs: ['##'],
    pattern: new RegExp(`${begin}#{2,6}(?=[\\p{L}${covers.star}])`, 'u'),
  },
  // "# of beds" is how many.
  {
    kind: 'heading',
    in: lines,
    needs: ['# '],
    pattern: new RegExp(`${begin}(?:#{2,6}[ \\t]+(?=\\S)|#[ \\t]+(?=\\p{Lu}|\\p{Lo}))`, 'u'),
  },
  { kind: 'list', in: lines, needs: ['\n'], pattern: new RegExp(`${begin}${item}\\n+[ \\t]*${item}`) },
  { kind: 'bullets', in: blocks, needs: bullets, pattern: bulletLines(bullets.join(''), 1) },
  { kind: 'bullets', in: blocks, needs: ['\n'], pattern: bulletLines(`●■–—${ticks}`, 2) },
  {
    kind: 'bullets',
    in: blocks,
    needs: ['\n'],
    // "-5 °C" is no list.
    pattern: new RegExp(`${begin}[-*](?=\\p{L})[^*\\n]*(?:\\n+[ \\t]*[-*](?=\\p{L})[^*\\n]*)+(?![^\\n])`, 'u'),
  },
  {
    kind: 'bullet',
    in: lines,
    needs: bullets,
    pattern: new RegExp(`${begin}[•▪◦‣∙·][ \\t]*(?=\\S)(?![^\\n]*[•▪◦‣∙·])`, 'u'),
  },
  // "Delivery* is free. *Within the city" is a note at a star, and so is one at the beginning of a line.
  {
    kind: 'star',
    in: everywhere,
    needs: ['*'],
    pattern: /(?<=[^\n][ \t("“„])(?<![^\s*]\*.*)\*(?=\p{L})/su,
  },
  // "10*20 or 30*40 cm" says how large something is, and its stars were understood. All to the last are mended at once.
  {
    kind: 'times',
    in: marked,
    needs: [covers.star],
    pattern: new RegExp(`\\d[\\d.,]*${covers.star}(?:.*\\d[${covers.star}*])?\\d+`),
  },
]

const ofKind: Readonly<Record<WordKind, readonly Leftover[]>> = {
  plain: meaningNothingIn('plain'),
  inline: meaningNothingIn('inline'),
  prose: meaningNothingIn('prose'),
  article: meaningNothingIn('article'),
  code: [],
}

function meaningNothingIn(kind: WordKind): readonly Leftover[] {
  return leftovers.filter((leftover) => leftover.in.includes(kind))
}

/** The worst sign of another way to write, in a text of which all marks that were understood are covered. */
export function leftoverIn(rest: string, kind: WordKind): (Stretch & { kind: LeftoverKind }) | undefined {
  for (const { kind: found, needs, pattern } of ofKind[kind]) {
    const match = needs.some((letters) => rest.includes(letters)) ? pattern.exec(rest) : null
    if (match) return { kind: found, offset: match.index, length: match[0].length }
  }
  return undefined
}

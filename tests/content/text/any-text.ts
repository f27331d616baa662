/** Every sign that means something, and what stands between them; a dot stands between two pieces. */
const pieces = [
  'word·x·é·名·👩‍⚕️·5· · ·\u00a0·\n·\n\n·\r\n·\t·    ·.·\u2028·*·**·***·_·__·[·]·(·)·](·](/·!·\\·\\\\·<·>·&·&amp;·"·\'',
  '#·# ·## ·### ·#### ·##\n·- ·* ·1. ·> ·`·~·|·:·---\n·===\n·{·}·**a**·*a*·[**a**](/b)·**[a](/b)**·<b>·<https://a.example>',
  '[a](/b)·[a](/b "c")·[a](/b \'c\')·[a]( </b c> )·[a](/b(c))·[a [b] c](/d)·[a](b)·[](/b)·[a]()·[a](#b)·![a](/b)·\\[a](/b)',
  '[a](/é?c&amp;d=%20)·[a](javascript:b)·[a](data:b)·[a] (/b)·[a](/b·[a][b]·[a\nb](/c)·[a](/b\n"c")',
  '- ## a·\n## a\n·\n### a\n·\n# a\n·\n- a\n- b\n·\n  - c\n·\n1. a\n·\n    ## a\n·\n## a ##\n',
].flatMap((line) => line.split('·'))

/** What people mostly write, word by word, and what may stand among it. */
const usual = 'word·é,·and·(no)·**a b**·**5%**.·*a*·[a b](/c)·[a](#b),·(**a**)·\n-·\n## A step\n·\n\n'.split('·')
const other =
  '_·a_b·_a_·** a·*a _b_*·**a _b_**·**a**b·**a *b***·**a _b_ c**·** a**·\n1. 1. 1. 1. 1. 1. 1. 1. 1. 1. 1. **a**·[a _b](/c)·\n- 1. a·\n## _a_\n·\n##a·\u00a0**a**\ufeff'.split(
    '·',
  )

/** A text that nobody would write, by chance. */
export function anyText(pick: (below: number) => number, more: readonly string[] = []): string {
  return some([...pieces, ...more], pick).join('')
}

/** A text that somebody might write, by chance: something else stands in it at times. */
export function usualText(pick: (below: number) => number): string {
  const among = [...other, ...pieces][pick(4 * pieces.length)] ?? ''
  return [...some(usual, pick), among, ...some(usual, pick)].join(' ').replaceAll('\n ', '\n')
}

function some(from: readonly string[], pick: (below: number) => number): string[] {
  return Array.from({ length: 1 + pick(12) }, () => from[pick(from.length)] ?? '')
}

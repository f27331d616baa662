/** What texts are put together of: every sign that means something, and what stands between them. */
const pieces = [
  ...['word', 'x', 'é', '名', '👩‍⚕️', '5', ' ', ' ', '\u00a0', '\n', '\n\n', '\r\n', '\t', '    ', '.', '\u2028'],
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '[',
    ']',
    '(',
    ')',
    '](',
    '](/',
    '!',
    '\\',
    '\\\\',
    '<',
    '>',
    '&',
    '&amp;',
    '"',
    "'",
  ],
  ...[
    '#',
    '# ',
    '## ',
    '### ',
    '#### ',
    '##\n',
    '- ',
    '* ',
    '1. ',
    '> ',
    '`',
    '~',
    '|',
    ':',
    '---\n',
    '===\n',
    '{',
    '}',
  ],
  ...[
    '[a](/b)',
    '[a](/b "c")',
    "[a](/b 'c')",
    '[a]( </b c> )',
    '[a](/b(c))',
    '[a [b] c](/d)',
    '[a](b)',
    '[](/b)',
    '[a]()',
  ],
  ...['[a](#b)', '[a](/é?c&amp;d=%20)', '![a](/b)', '[a](javascript:b)', '[a](data:b)', '[a] (/b)', '[a](/b', '[a][b]'],
  ...[
    '**a**',
    '*a*',
    '[**a**](/b)',
    '**[a](/b)**',
    '[a\nb](/c)',
    '[a](/b\n"c")',
    '<b>',
    '<https://a.example>',
    '\\[a](/b)',
  ],
  ...[
    '- ## a',
    '\n## a\n',
    '\n### a\n',
    '\n# a\n',
    '\n- a\n- b\n',
    '\n  - c\n',
    '\n1. a\n',
    '\n    ## a\n',
    '\n## a ##\n',
  ],
]

/** What people mostly write. */
const usual = [
  ...[
    'word',
    'é',
    '5',
    ' ',
    ' ',
    ' and ',
    '. ',
    ', ',
    '(',
    ') ',
    '\n',
    '\n\n',
    '\n- ',
    '\n1. ',
    '"',
    '\u00a0',
    '\u2028',
    '\ufeff',
  ],
  ...[
    '**a b**',
    ' **5%** ',
    '*a*',
    ' *a b*. ',
    '[a b](/c)',
    ' [a](#b) ',
    '[5 a](/b#c)',
    '([a](/b.pdf))',
    '**a**b',
    '!',
    '&',
    '<',
    '{',
  ],
]

/** A text that nobody would write, by chance. */
export function anyText(pick: (below: number) => number, more: readonly string[] = []): string {
  return textOf([...pieces, ...more], pick)
}

/** A text that somebody might write, by chance, with one slip in some. */
export function usualText(pick: (below: number) => number): string {
  const slip = pick(3) === 0 ? (pieces[pick(pieces.length)] ?? '') : ''
  return textOf(usual, pick) + slip + textOf(usual, pick)
}

function textOf(from: readonly string[], pick: (below: number) => number): string {
  return Array.from({ length: 1 + pick(12) }, () => from[pick(from.length)]).join('')
}

import { save, type Try } from '../try.ts'
import { at, black, draws, svg, warned } from './made.ts'

/** Drawings that browsers show otherwise than they were meant, or that run something. */
export const drawings: readonly Try[] = [
  ...(
    [
      ['a tag that is not closed', svg('<g>\n<rect width="3">\n</g>'), ' in line 3'],
      ['a prefix that is not declared', svg('<use xlink:href="#a"/>'), ' in line 1'],
      ['a sign of HTML', svg('<text>Play&nbsp;it</text>'), ' in line 1'],
      ['a lone &', svg('<text>Keys & felts</text>'), ' in line 1'],
      ['a value without quotes', svg(black, 'viewBox=0'), ' in line 1'],
      ['a name that stands twice', svg(black, 'viewBox="0 0 9 9" viewBox="0 0 9 9"'), ' in line 1'],
    ] as const
  ).map(([what, content, line]) => ({
    name: `a drawing with ${what}`,
    damage: save('public/images/grand.svg', content),
    told: [`${at}: The drawing public/images/grand.svg is broken${line}: browsers do not show it. Export it again`],
  })),
  {
    name: 'a drawing that does not say what it is',
    damage: save('public/images/grand.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'),
    told: [
      `${at}: The drawing public/images/grand.svg does not say that it is one: browsers do not show it. Write xmlns=`,
    ],
  },
  {
    name: 'a drawing without a size',
    damage: draws(black, ''),
    told: [`${at}: The drawing public/images/grand.svg does not say how large it is. Give its first tag a viewBox`],
  },
  {
    name: 'a drawing as wide as there is room',
    damage: draws(black, 'width="100%" height="100%"'),
    told: [`${at}: The drawing public/images/grand.svg does not say how large it is.`],
  },
  {
    name: 'a drawing whose viewBox is written small',
    damage: draws(black, 'viewbox="0 0 9 9"'),
    told: [`${at}: The drawing public/images/grand.svg does not say how large it is.`],
  },
  {
    name: 'a drawing with no height',
    damage: draws(black, 'viewBox="0 0 1200 0"'),
    told: [`${at}: The drawing public/images/grand.svg does not say how large it is.`],
  },
  ...(
    [
      ['<script>', draws('<script>alert(1)</script>')],
      ['<script>', draws('<g><script href="https://example.com/a.js"/></g>')],
      ['<script>', draws(`<![CDATA[ ]]><s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>`)],
      ['onload', draws(black, 'viewBox="0 0 9 9" onload="alert(1)"')],
      ['onclick', draws('<rect width="9" height="9" onclick="alert(1)"/>')],
      ['javascript:', draws('<a><set attributeName="href" to="javascript:alert(1)"/><rect width="9" height="9"/></a>')],
      ['javascript:', draws('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>')],
    ] as const
  ).map(([what, damage], index) => ({
    name: `a drawing with a script (${index + 1})`,
    damage,
    told: [`${at}: The drawing public/images/grand.svg has a script in it (${what}). Export it again without`],
  })),
  ...(
    [
      ['https://example.com/a.png', '<image href="https://example.com/a.png" width="9" height="9"/>'],
      ['wood.jpg', '<image xmlns:x="http://www.w3.org/1999/xlink" x:href="wood.jpg" width="9" height="9"/>'],
      [
        'https://example.com/a',
        '<foreignObject><iframe src="https://example.com/a"/></foreignObject><path d="M0 0h9"/>',
      ],
      ['icons.svg#key', '<use href="icons.svg#key"/>'],
      ['https://example.com/a.css', '<style>@import url("https://example.com/a.css");</style>'],
      ['https://example.com/a.woff2', '<style>@font-face{src:url(https://example.com/a.woff2)}</style>'],
      ['other.svg#dots', '<rect width="9" height="9" fill="url(other.svg#dots)"/>'],
    ] as const
  ).map(([other, inside]) => ({
    name: `a drawing that needs ${other}`,
    damage: draws(inside),
    told: [
      `${warned}: The drawing public/images/grand.svg needs another file (${other}), which browsers do not load for a picture.`,
    ],
  })),
]

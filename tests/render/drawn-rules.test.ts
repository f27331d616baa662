import { expect, test } from 'vitest'
import { drawnRules, marksIn } from '../../src/render/drawn-rules.ts'

const drawn = new Set(
  marksIn(
    '<div class="a b" data-look="bleed" data-tone="dark"><ul data-columns="3" data-look="cards"></ul></div>',
  ).split(' '),
)

test('arrangements and classes are found where they stand in the HTML', () => {
  expect([...drawn]).toEqual(['.a', '.b', 'look=bleed', 'tone=dark', 'columns=3', 'look=cards'])
  expect(marksIn('<section data-section="hero"><div data-side="left">')).toBe('section=hero side=left')
  expect(marksIn('<p>data-look="slim" class=x</p>')).toBe('')
})

test.each([
  ['.a{top:0}', true],
  ['.c{top:0}', false],
  ['.a .c:hover{top:0}', false],
  [':is(.a,.c)>p{top:0}', true],
  ['.a:not(.c){top:0}', true],
  ['.a:has(.c){top:0}', false],
  ['a[href$=".c"]{top:.5rem}', true],
  ['.a[data-look=bleed]{top:0}', true],
  ['.a[data-look="bleed"]{top:0}', true],
  ['.a[data-look=slim]{top:0}', false],
  [':is(.a[data-look=slim],.b) c{top:0}', true],
  [':is(.a[data-look=slim],.b[data-columns="4"]) c{top:0}', false],
  ['.a[data-look=bleed] [data-columns="4"]{top:0}', false],
  ['.a[data-look=bleed] [data-columns="3"]{top:0}', true],
  ['.a:not([data-look=slim]){top:0}', true],
  ['.a:not(:is([data-look=slim],b)):has(>[data-look=slim]){top:0}', false],
  ['.a:not([data-tone=dark])[data-columns="3"]{top:0}', true],
  ['.a[data-columns="4"]{top:0}', false],
  ['.a[data-tone=dark]{top:0}', true],
  ['.a[data-tone=brand]{top:0}', false],
  ['.a[data-open=yes]{top:0}', true],
  ['[dir=rtl] .a{top:0}', false],
  ['[lang|=fr] .a{top:0}', false],
  ['.a:not([dir=rtl] *){top:0}', true],
  ['@media (min-width:46em){.a[data-look=slim]{top:0}}', false],
  ['@media (min-width:46em){.a[data-look=bleed]{top:0}}', true],
  ['@keyframes slim{to{top:0}}', true],
  ['@supports (top:0){@media print{.a[data-look=slim]{top:0}}}', false],
  ['.a:before{content:"}[data-look=slim]{"}', true],
  ['@charset "utf-8";', true],
])('%s stays: %s', (css, stays) => {
  expect(drawnRules(css)(drawn)).toBe(stays ? css : '')
  expect(drawnRules(`b{top:0}${css}i{top:0}`)(drawn)).toBe(`b{top:0}${stays ? css : ''}i{top:0}`)
})

test('rules for a language, and for lines that begin on the right, stay where they are wanted', () => {
  const css = '[dir=rtl] .a{top:0}[lang|=fr] .a{left:0}'
  expect(drawnRules(css)(new Set([...drawn, 'dir=rtl', 'lang|=fr']))).toBe(css)
})

test('of several selectors those for what is drawn stay', () => {
  expect(drawnRules('.a[data-look=slim],.b[data-look=cards],:is(b,i){top:0}')(drawn)).toBe(
    '.b[data-look=cards],:is(b,i){top:0}',
  )
})

import { expect, test } from 'vitest'
import { withoutLateRules } from '../../src/render/late-rules.ts'

const late = (css: string) => withoutLateRules(css).late
const now = (css: string) => withoutLateRules(css).now

test('rules for paper, and for what comes with a gesture or after a script, can come late', () => {
  for (const css of [
    '@media print{.a{color:red}}',
    '.a:hover{color:red}',
    '.a:hover>b,.b:active:before{color:red}',
    '.menu:popover-open{top:0;& .close{top:1px}}',
    'html:has(.menu:popover-open){overflow:hidden}',
    '.menu:is(:popover-open,[data-open]) a{top:0}',
    'html:has(.menu:is(:popover-open,[data-open])){overflow:hidden}',
    '.bar[data-scrolled]{position:fixed}',
    '[data-failed] .a{display:none}',
    '@media (width>=62em){.a:hover{color:red}}',
  ]) {
    expect(late(css)).toBe(css)
    expect(now(css)).toBe('')
  }
})

test('what may hold without that is there at once', () => {
  for (const css of [
    '.a{color:red}',
    '.a,.b:hover{color:red}',
    '.bar:not([data-scrolled],:hover){background:0 0}',
    '.a:is([aria-current],:hover){color:red}',
    '.menu:not(:is(:popover-open,[data-open])){display:none}',
    '.a:has(>:is(:hover,.b)){color:red}',
    '.a:has(:hover,.b){color:red}',
    '@media print,(scripting:none){.a{display:none}}',
    '@media not print{.a{color:red}}',
    '@keyframes a{0%{opacity:0}}',
    '@supports (top:0){.a{top:0}}',
  ]) {
    expect(now(css)).toBe(css)
    expect(late(css)).toBe('')
  }
})

test('a media query stands around both', () => {
  const css = '@media (width>=62em){.a{top:0}.a:hover{top:1px}}b{top:0}'
  expect(withoutLateRules(css)).toEqual({
    now: '@media (width>=62em){.a{top:0}}b{top:0}',
    late: '@media (width>=62em){.a:hover{top:1px}}',
  })
})

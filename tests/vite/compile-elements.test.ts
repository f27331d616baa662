import { expect, test } from 'vitest'
import { compileElements } from '../../src/vite/compile-elements.ts'

/** What becomes of an expression of JSX that is a call already. */
function compiled(call: string): string {
  return compileElements(call).split('\n').at(-1) ?? ''
}

test('an element of which all is known is HTML', () => {
  const list = '_jsx("ul", { className: "list", children: _jsx("li", { hidden: true, children: "a & b" }, "key") })'
  expect(compiled(list)).toBe('new _Html(["<ul class=\\"list\\"><li hidden=\\"\\">a &amp; b</li></ul>"])')
})

test('values stand where they are written, and what is drawn later stands between texts', () => {
  const link = '_jsxs("a", { "aria-current": current, href: at(1), children: ["To ", _jsx(Icon, {}), _jsx("b", {})] })'
  expect(compiled(link)).toBe(
    'new _Html(["<a" + _said(" aria-current=\\"", current) + _attribute("href", at(1)) + ">", "To ", "", _jsx(Icon, {}), "<b></b></a>"])',
  )
})

test('elements in expressions are made HTML too', () => {
  expect(compiled('_jsx(Card, { children: all.map((each) => _jsx("li", { children: each })) })')).toBe(
    '_jsx(Card, { children: all.map((each) => new _Html(["<li>", each, "</li>"])) })',
  )
})

test('an element with attributes from elsewhere is made when it is drawn', () => {
  const call = '_jsx("p", { ...rest, children: _jsx("b", { children: "here" }) })'
  expect(compiled(call)).toBe('_jsx("p", { ...rest, children: new _Html(["<b>here</b>"]) })')
})

test.for([
  [
    '_jsx("a", { referrerPolicy: policy })',
    'the attribute "referrerPolicy" is not known here: see src/elements/attributes.ts.',
  ],
  ['_jsx("a", { download: true })', 'the attribute "download" is not known here: see src/elements/attributes.ts.'],
  ['_jsx("video", { muted: isMuted })', 'the attribute "muted" is not known here: see src/elements/attributes.ts.'],
  ['_jsx("title", { children: "Words" })', '<title> is not known here: see src/elements/element.ts.'],
  ['_jsx("select", { value: chosen })', '<select> with "value" is not known here: see src/elements/element.ts.'],
  [
    '_jsx("textarea", { children: text })',
    '<textarea> with "children" is not known here: see src/elements/element.ts.',
  ],
  ['_jsx("script", { children: "a < b" })', '<script> with "children" is not known here: see src/elements/element.ts.'],
] as const)('what React makes of it is known, or it is refused: %s', ([call, refusal]) => {
  expect(() => compiled(call)).toThrow(`What React writes for ${refusal}`)
})

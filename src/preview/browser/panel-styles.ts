/**
 * How the preview's own words look, bright or dark as the author's system is. They stick to the lower edge and have a
 * place of their own below the page, so that its end can be scrolled free of them.
 */
export const panelStyles = `
:host { all: initial; display: block; position: sticky; inset-block-end: 0; z-index: 2147483647; pointer-events: none;
  color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1c1917, #f5f5f4);
  --paper: light-dark(#fff, #1c1917); --quiet: light-dark(#57534e, #b8b2ac); --line: light-dark(#e7e5e4, #44403c);
  --wrong: light-dark(#b91c1c, #fca5a5); --code: light-dark(#f5f5f4, #292524) }
* { box-sizing: border-box }
[hidden] { display: none !important }
section { pointer-events: auto; max-height: 40vh; max-height: 40dvh; overflow: auto; overscroll-behavior: contain;
  max-width: 40rem; margin-inline-start: auto; padding: 0 1rem 1.25rem; background: var(--paper);
  border-block-start: 3px solid var(--line); box-shadow: 0 -.5rem 2rem #0003 }
section[data-mistakes] { border-color: var(--wrong) }
section:focus-visible { outline-offset: -3px }
@media (min-width: 48rem) { section { margin-inline-end: .75rem; border-radius: .5rem .5rem 0 0 } }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.head { position: sticky; inset-block-start: 0; display: flex; gap: 1rem; align-items: start; justify-content: space-between;
  padding-block: .875rem .75rem; background: var(--paper) }
h2, h3, p, ol, ul, pre { margin: 0; padding: 0 }
h2 { font-size: 1.0625rem; line-height: 1.4 }
h3 { margin-block-start: 1.25rem; font-size: .875rem; overflow-wrap: anywhere }
ol, ul { list-style: none }
ol > li { padding-block: .75rem; border-block-start: 1px solid var(--line) }
.head p, li p { font-size: .9375rem }
.head p, .place, li p:not(.message), details { color: var(--quiet) }
li p.message { color: inherit; font-weight: 600; overflow-wrap: anywhere }
li p.place { font-size: .8125rem; overflow-wrap: anywhere }
.place b { font-weight: 600 }
pre { margin-block: .375rem; padding: .375rem .625rem; border-radius: .375rem; background: var(--code);
  font: .8125rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
details { margin-block-start: .5rem; font-size: .875rem }
.warnings { margin: 0; border-block-start: 1px solid var(--line); color: inherit }
summary { padding-block: .5rem; cursor: pointer }
.warnings > summary { padding-block: .75rem; font-size: 1rem; font-weight: 600 }
button, .bar a { flex: none; min-height: 2.25rem; padding: .25rem .875rem; border: 1px solid var(--line); border-radius: 2rem;
  background: var(--paper); color: inherit; font: 600 .875rem/1.4 system-ui, sans-serif; cursor: pointer }
:is(button, .bar a):hover { border-color: currentcolor }
:focus-visible { outline: 3px solid light-dark(#2563eb, #93c5fd); outline-offset: 2px }
.bar { display: flex; flex-wrap: wrap; gap: .5rem; padding: .5rem .75rem }
.bar > * { pointer-events: auto; box-shadow: 0 .125rem .75rem #0003 }
.bar > button[data-mistakes] { border-color: var(--wrong); color: var(--wrong) }
.bar a { padding-block: .4375rem; font-weight: 400; text-decoration: none }
/* The panel has a button of its own in the bar's place. */
.bar:has(~ section:not([hidden])) a { display: none }
@media print { :host { display: none } }
.bar p { padding: .4375rem .875rem; border-radius: 2rem; background: #8a4b00; color: #fff; font: 600 .875rem/1.5 system-ui, sans-serif }`

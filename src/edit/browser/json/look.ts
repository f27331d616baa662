import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The colours of JSON, each legible in light and in dark. */
export const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'light-dark(#24508f, #9dbcf0)' },
  { tag: tags.string, color: 'light-dark(#1d5f3a, #9ad3ae)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#8a3d00, #f0b98a)' },
  { tag: [tags.punctuation, tags.bracket, tags.separator], color: 'var(--quiet)' },
])

export const look = EditorView.theme({
  '&': { blockSize: '100%', fontSize: '13px', color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.55' },
  '.cm-content': { padding: '0.5rem 0.5rem 0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0' },
  '.cm-activeLine': { backgroundColor: 'light-dark(#f0f3f8, #1d2631)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-lint-marker': { inlineSize: '8px', blockSize: '8px', margin: '6px 2px', backgroundColor: 'var(--quiet)' },
  '.cm-lint-marker.cm-lint-marker-warning': { content: 'normal', backgroundColor: 'var(--warning)', rotate: '45deg' },
  '.cm-lint-marker.cm-lint-marker-error': { content: 'normal', backgroundColor: 'var(--error)', borderRadius: '50%' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--chosen)', outline: '1px solid var(--strong)' },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    maxInlineSize: 'min(26rem, 90vw)',
  },
  '.cm-panels': { maxInlineSize: 'none' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { minBlockSize: '24px', padding: '2px 8px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--chosen)', color: 'var(--ink)' },
  '.cm-completionDetail': { color: 'var(--quiet)', fontStyle: 'normal' },
  '.cm-completionInfo, .cm-about': { padding: '0.5rem 0.75rem', whiteSpace: 'pre-wrap', fontSize: '13px' },
  '.cm-diagnostic': { padding: '0.5rem 0.75rem', whiteSpace: 'pre-wrap', borderInlineStartWidth: '3px' },
  '.cm-diagnosticAction': {
    display: 'block',
    minBlockSize: '28px',
    marginInlineStart: '0',
    backgroundColor: 'transparent',
    color: 'var(--strong)',
    textDecoration: 'underline',
  },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--paper)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    minBlockSize: '28px',
  },
})

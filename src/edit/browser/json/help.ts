import { type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete'
import type { EditorView, Tooltip } from '@codemirror/view'
import type { JsonOffers } from '../../agreed-json.ts'
import { ask } from '../api.ts'

interface Place {
  readonly file: string
  readonly at: string
}

/** What may be written here, as the server says. While nothing was typed, it is offered only when asked for. */
export function offers({ file, at }: Place) {
  return async ({ pos, state, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    if (!explicit && !/["\w$-]$/.test(state.sliceDoc(Math.max(0, pos - 1), pos))) return null
    const text = state.doc.toString()
    const found = await ask<JsonOffers>('POST', 'json-offers', { file, at, text, offset: pos }).catch(() => undefined)
    if (!found || found.offers.length === 0) return null
    return {
      from: found.from,
      to: found.to,
      validFor: /^"?[\w$-]*"?$/,
      options: found.offers.map(({ label, word, detail, about, template, order }) => ({
        label: word,
        displayLabel: label,
        detail,
        sortText: order,
        apply: snippet(template),
        ...(about !== '' && { info: about }),
      })),
    }
  }
}

/** What is pointed at, in the words of the schemas. */
export function about({ file, at }: Place) {
  return async ({ state }: EditorView, pos: number): Promise<Tooltip | null> => {
    const text = state.doc.toString()
    const found = await ask<{ about: string | null }>('POST', 'json-about', { file, at, text, offset: pos }).catch(
      () => undefined,
    )
    const words = found?.about
    if (!words) return null
    return {
      pos,
      // Where it covers nothing that is read next.
      above: true,
      create() {
        const dom = document.createElement('div')
        dom.className = 'cm-about'
        dom.textContent = words
        return { dom }
      },
    }
  }
}

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { EditorView, highlightActiveLine, hoverTooltip, keymap, type ViewUpdate } from '@codemirror/view'
import { store } from '../store.ts'
import { about, offers } from './help.ts'
import { colours, look } from './look.ts'

interface Wanted {
  readonly parent: HTMLElement
  readonly text: string
  readonly label: string
  readonly file: string
  readonly at: string
  readonly readOnly: boolean
  follow(update: ViewUpdate): void
}

/** A text field for JSON. It has no undo of its own: there is one for all that is done in the editor. */
export function openCode({ parent, text, label, file, at, readOnly, follow }: Wanted): EditorView {
  const unit = /^[ \t]+/m.exec(text)?.[0] ?? '  '
  return new EditorView({
    parent,
    doc: text,
    extensions: [
      // A lone "\r" is no end of a line for those who count lines elsewhere.
      EditorState.lineSeparator.of('\n'),
      EditorState.readOnly.of(readOnly),
      EditorView.editable.of(!readOnly),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': 'json-keys', tabindex: '0' }),
      EditorView.updateListener.of(follow),
      indentUnit.of(unit),
      json(),
      syntaxHighlighting(colours),
      look,
      bracketMatching(),
      closeBrackets(),
      indentOnInput(),
      highlightActiveLine(),
      lintGutter(),
      search({ top: true }),
      autocompletion({ override: [offers({ file, at })] }),
      hoverTooltip(about({ file, at }), { hideOnChange: true }),
      keymap.of([
        { key: 'Mod-z', run: () => did(store.undo()), preventDefault: true },
        { key: 'Mod-Shift-z', run: () => did(store.redo()), preventDefault: true },
        { key: 'Mod-y', run: () => did(store.redo()), preventDefault: true },
        ...completionKeymap,
        ...closeBracketsKeymap,
        ...searchKeymap,
        ...lintKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
    ],
  })
}

function did(_: Promise<unknown>): true {
  return true
}

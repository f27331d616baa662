import {
  chainCommands,
  deleteSelection,
  selectAll,
  selectNodeBackward,
  selectNodeForward,
  toggleMark,
} from 'prosemirror-commands'
import { InputRule, inputRules } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { DOMSerializer, type Mark, type MarkType, type Node, Slice } from 'prosemirror-model'
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { piecesOf } from '../../../content/text/variables.ts'
import { parseMarks, readMarks, type Variables } from './read.ts'
import type { LineKind } from './schema.ts'
import { writeMarks } from './write.ts'

/** What surrounds a text in which somebody types. */
export interface SurfaceHost {
  readonly kind: LineKind
  readonly variables: Variables
  /** What the element says of itself to those who do not see it. */
  readonly attributes: Readonly<Record<string, string>>
  write(source: string): void
  /** Asks for the address of a link. */
  askLink(): void
  undo(): void
  redo(): void
  /** Escape, Enter and Tab, where they mean something; true when the key was meant for that. */
  onKey?(event: KeyboardEvent): boolean
  /** The marks at the caret may be others. */
  onMove?(): void
}

/** A text as visitors read it, in which one types. What is typed is written as the text that means it. */
export class Surface {
  private readonly view: EditorView
  private written: string

  /** In an element that is there already, or in a new one below another. */
  constructor(
    place: HTMLElement | { mount: HTMLElement },
    source: string,
    private readonly host: SurfaceHost,
  ) {
    this.written = source
    const doc = readMarks(source, host.kind, host.variables)
    if (!doc) throw new Error('This text cannot be shown with its marks.')
    this.view = new EditorView(place, {
      state: EditorState.create({ doc, plugins: [rules(host), keys(host)] }),
      attributes: host.attributes,
      dispatchTransaction: (transaction) => this.take(transaction),
      handleKeyDown: (_, event) => host.onKey?.(event) ?? false,
      clipboardTextParser: (text, _, __, { state }) =>
        new Slice(state.doc.type.create(null, pasted(state, text, host.variables)).content, 0, 0),
      clipboardTextSerializer: ({ content }) => this.sourceOf(this.view.state.doc.type.create(null, content)),
    })
  }

  get element(): HTMLElement {
    return this.view.dom
  }

  /** Shows what is written now, where that is not what was typed here. The caret stays where it is. */
  update(source: string): boolean {
    if (source === this.written) return true
    const doc = readMarks(source, this.host.kind, this.host.variables)
    if (!doc) return false
    this.written = source
    const { state } = this.view
    const start = state.doc.content.findDiffStart(doc.content)
    const ends = state.doc.content.findDiffEnd(doc.content)
    if (start === null || !ends) return true
    const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
    const slice = doc.slice(start, ends.b + overlap)
    this.view.updateState(state.apply(state.tr.replace(start, ends.a + overlap, slice)))
    return true
  }

  focus(): void {
    this.view.focus()
  }

  /** Puts the caret to a point of the page, or to the end. */
  place(point?: { left: number; top: number }): void {
    const { state } = this.view
    const at = (point && this.view.posAtCoords(point)?.pos) ?? state.doc.content.size
    this.view.updateState(state.apply(state.tr.setSelection(TextSelection.create(state.doc, at))))
    this.view.focus()
  }

  /** Whether the letters at the caret have a mark. */
  has(name: string): boolean {
    return this.markAt(name) !== undefined
  }

  toggle(name: 'strong' | 'em'): void {
    const type = this.view.state.schema.marks[name]
    if (type) toggleMark(type)(this.view.state, this.take)
    this.view.focus()
  }

  get href(): string {
    return String(this.markAt('link')?.attrs.href ?? '')
  }

  /** Makes what is selected a link, or the link at the caret another one, or none. */
  link(address: string): void {
    const { state } = this.view
    const type = state.schema.marks.link
    if (!type) return
    const href = /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, '')}>` : address
    const { from, to } = this.range(type)
    const { tr } = state
    if (from === to && address !== '') tr.insert(from, state.schema.text(address, [type.create({ href })]))
    else {
      tr.removeMark(from, to, type)
      if (address !== '') tr.addMark(from, to, type.create({ href }))
    }
    this.take(tr)
    this.view.focus()
  }

  insertVariable(name: string): void {
    const { state } = this.view
    this.take(state.tr.replaceSelectionWith(variable(state, name, this.host.variables)))
    this.view.focus()
  }

  /** The text as it is drawn, for the moment until the page draws it. */
  still(): DocumentFragment {
    const { doc } = this.view.state
    const still = this.element.ownerDocument.createDocumentFragment()
    DOMSerializer.fromSchema(doc.type.schema).serializeFragment(
      doc.content,
      { document: this.element.ownerDocument },
      still,
    )
    return still
  }

  destroy(): void {
    this.view.destroy()
  }

  private readonly take = (transaction: Transaction): void => {
    this.view.updateState(this.view.state.apply(transaction))
    if (transaction.docChanged) {
      const source = this.sourceOf(this.view.state.doc)
      if (source !== this.written) {
        this.written = source
        this.host.write(source)
      }
    }
    this.host.onMove?.()
  }

  private sourceOf(doc: Node): string {
    const { kind, variables } = this.host
    return writeMarks(doc, (text) => parseMarks(text, kind, variables))
  }

  private markAt(name: string): Mark | undefined {
    const { selection, storedMarks, doc } = this.view.state
    const { $from, from, to, empty } = selection
    if (empty) return (storedMarks ?? $from.marks()).find((mark) => mark.type.name === name)
    let found: Mark | undefined
    doc.nodesBetween(from, to, (node) => {
      found ??= node.marks.find((mark) => mark.type.name === name)
    })
    return found
  }

  /** What is selected, or the whole of the mark at the caret. */
  private range(type: MarkType): { from: number; to: number } {
    const { doc, selection } = this.view.state
    const { from, to, empty } = selection
    const here = empty && this.markAt(type.name)
    if (!here) return { from, to }
    const found = { from, to }
    doc.forEach((node, offset) => {
      if (!here.isInSet(node.marks) || offset > found.to || offset + node.nodeSize < found.from) return
      found.from = Math.min(found.from, offset)
      found.to = Math.max(found.to, offset + node.nodeSize)
    })
    return found
  }
}

function variable({ schema }: EditorState, name: string, variables: Variables): Node {
  return schema.node('variable', { name, value: variables[name] ?? null })
}

/** Text from elsewhere: one line, with the variables that there are. */
function pasted(state: EditorState, text: string, variables: Variables): Node[] {
  return piecesOf(text.trim().replace(/\s+/g, ' ')).flatMap((piece) => {
    if (typeof piece === 'string') return [state.schema.text(piece)]
    if (piece.closed && Object.hasOwn(variables, piece.name)) return [variable(state, piece.name, variables)]
    return [state.schema.text(`{${piece.name}${piece.closed ? '}' : ''}`)]
  })
}

/** What becomes a variable or a mark while it is typed. */
function rules({ variables }: SurfaceHost) {
  const marked = (pattern: RegExp, name: string) =>
    new InputRule(pattern, (state, [, words = ''], start, end) => {
      const type = state.schema.marks[name]
      if (!type) return null
      return state.tr.replaceWith(start, end, state.schema.text(words, [type.create()])).removeStoredMark(type)
    })
  return inputRules({
    rules: [
      new InputRule(/\{([^{}\s]+)\}$/, (state, [, name = ''], start, end) =>
        Object.hasOwn(variables, name) ? state.tr.replaceWith(start, end, variable(state, name, variables)) : null,
      ),
      marked(/(?<=^|\s)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'strong'),
      marked(/(?<=^|\s)\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'em'),
    ],
  })
}

const nothing: Command = () => true

function keys(host: SurfaceHost) {
  const asks =
    (task: () => void): Command =>
    () => {
      task()
      return true
    }
  const mark =
    (name: string): Command =>
    (state, dispatch) => {
      const type = state.schema.marks[name]
      return type ? toggleMark(type)(state, dispatch) : true
    }
  const newLine: Command = ({ schema, tr }, dispatch) => {
    if (schema.nodes.break) dispatch?.(tr.replaceSelectionWith(schema.nodes.break.create()).scrollIntoView())
    return true
  }
  return keymap({
    'Mod-b': mark('strong'),
    'Mod-i': mark('em'),
    'Mod-k': asks(() => host.askLink()),
    'Mod-z': asks(() => host.undo()),
    'Mod-y': asks(() => host.redo()),
    'Shift-Mod-z': asks(() => host.redo()),
    'Shift-Enter': newLine,
    Enter: nothing,
    Backspace: chainCommands(deleteSelection, selectNodeBackward),
    Delete: chainCommands(deleteSelection, selectNodeForward),
    'Mod-a': selectAll,
  })
}

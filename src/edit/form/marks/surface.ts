import { setBlockType, toggleMark } from 'prosemirror-commands'
import { DOMSerializer, type Mark, type MarkType, type Node } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { EditorState, NodeSelection, Selection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { asWritten, fromElsewhere } from './from-elsewhere.ts'
import { fromText } from './from-text.ts'
import type { SurfaceHost } from './host.ts'
import { parseMarks, readMarks } from './read.ts'
import { keys, rules, variable } from './typed.ts'
import { writeMarks } from './write.ts'

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
      editable: () => host.disabled !== true,
      dispatchTransaction: (transaction) => this.take(transaction),
      handleKeyDown: (_, event) => host.onKey?.(event) ?? false,
      transformPastedHTML: (html) => fromElsewhere(html, host.kind, host.variables),
      clipboardTextParser: (text, _, __, { state }) => fromText(state, text, host.variables),
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
    const part = state.tr.replace(start, ends.a + overlap, slice)
    const whole = state.tr.replaceWith(0, state.doc.content.size, doc.content)
    // Where blocks are others, a part of them may not fit as it is.
    this.view.updateState(state.apply(part.doc.content.eq(doc.content) ? part : whole))
    return true
  }

  focus(): void {
    this.view.focus()
  }

  /** Puts the caret to a point of the page, or to the end. */
  place(point?: { left: number; top: number }): void {
    const { state } = this.view
    const at = point && this.view.posAtCoords(point)?.pos
    const selection = at === undefined ? Selection.atEnd(state.doc) : Selection.near(state.doc.resolve(at))
    this.view.updateState(state.apply(state.tr.setSelection(selection)))
    this.view.focus()
  }

  /** The element of the line with the caret. */
  get line(): Element {
    const { node } = this.view.domAtPos(this.view.state.selection.head)
    return (node.nodeType === node.ELEMENT_NODE ? (node as Element) : node.parentElement) ?? this.element
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

  /** Whether the line at the caret is a heading, or stands in a list. */
  isIn(name: string): boolean {
    const { $from } = this.view.state.selection
    return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
      (node) => node.type.name === name,
    )
  }

  /** Makes lines entries of a list, or a heading; or what they were before. */
  block(name: 'bullet_list' | 'ordered_list' | 'heading'): void {
    const { nodes } = this.view.state.schema
    const { list_item: entry, paragraph, [name]: type } = nodes
    if (!type || !entry || !paragraph) return
    const make = name === 'heading' ? setBlockType(type) : wrapInList(type)
    const unmake = name === 'heading' ? setBlockType(paragraph) : liftListItem(entry)
    const command = this.isIn(name) ? unmake : make
    command(this.view.state, this.take)
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
    const { from, to } = this.range(type)
    const { tr } = state
    if (from === to && address !== '')
      tr.insert(from, state.schema.text(address, [type.create({ href: asWritten(address) })]))
    else {
      tr.removeMark(from, to, type)
      if (address !== '') tr.addMark(from, to, type.create({ href: asWritten(address) }))
    }
    this.take(tr)
    this.view.focus()
  }

  /** The variable that is selected. */
  get variable(): string | undefined {
    const { selection } = this.view.state
    const isOne = selection instanceof NodeSelection && selection.node.type.name === 'variable'
    return isOne ? String(selection.node.attrs.name) : undefined
  }

  insertVariable(name: string): void {
    const { state } = this.view
    this.take(state.tr.replaceSelectionWith(variable(state, name, this.host.variables)))
    this.view.focus()
  }

  /** The text as it is drawn, for the moment until the page draws it. */
  still(): DocumentFragment {
    return drawing(this.view.state.doc, this.element.ownerDocument)
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
    const { $from, from, to, empty } = this.view.state.selection
    const here = empty && this.markAt(type.name)
    if (!here) return { from, to }
    const found = { from, to }
    $from.parent.forEach((node, offset) => {
      const start = $from.start() + offset
      if (!here.isInSet(node.marks) || start > found.to || start + node.nodeSize < found.from) return
      found.from = Math.min(found.from, start)
      found.to = Math.max(found.to, start + node.nodeSize)
    })
    return found
  }
}

/** What a text looks like while it is typed, as elements. */
export function drawing({ type, content }: Node, document: Document): DocumentFragment {
  const made = document.createDocumentFragment()
  DOMSerializer.fromSchema(type.schema).serializeFragment(content, { document }, made)
  return made
}

import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { writable, writeBlocks } from './blocks.ts'

/** Which mark stands outside where two begin and end at the same letters. */
const orders = [
  ['link', 'strong', 'em'],
  ['strong', 'link', 'em'],
  ['strong', 'em', 'link'],
  ['em', 'strong', 'link'],
  ['em', 'link', 'strong'],
  ['link', 'em', 'strong'],
] as const

const signs = /[\\*_[\]]/g
/** A list and a heading begin with these. */
const signsOfBlocks = /[\\*_[\]#+-]|(?<=^\d{1,9})[.)]/g

/** The ways to write the same: the order of marks, and whether signs that would be words anyhow are escaped, too. */
export const waysToWrite = ['least', 'all'].flatMap((escapes) => orders.map((_, order) => ({ escapes, order })))

/** 30: of so many signs each is tried without a backslash. */
const mostTried = 30

/**
 * A document as the text that means it: `read` tells what a text means. Where a mark cannot stand as it was put, such as
 * between a bracket and a letter, it is left out.
 */
export function writeMarks(doc: Node, read: (source: string) => Node | undefined): string {
  const meant = withoutMarkedSpaces(doc.inlineContent ? doc : writable(doc))
  const isMeant = (source: string, one: Node) => read(source)?.content.eq(one.content) ?? false
  const source = tried(meant, (text) => isMeant(text, meant))
  if (source !== undefined) return source
  for (const one of withFewerMarks(meant)) {
    const less = tried(one, (text) => isMeant(text, one))
    if (less !== undefined) return less
  }
  return writeAs(doc)
}

function tried(doc: Node, isMeant: (source: string) => boolean): string | undefined {
  const source = writeAs(doc)
  if (isMeant(source)) return source
  let length = 0
  const all = write(doc, () => length++ >= 0)
  if (!isMeant(all)) return undefined
  if (length > mostTried) return all
  const escaped = new Set(Array.from({ length }, (_, index) => index))
  // The last first: of a pair the sign that begins it is the one that is seen to be escaped.
  for (const index of [...escaped].reverse()) {
    escaped.delete(index)
    if (!isMeant(write(doc, (sign) => escaped.has(sign)))) escaped.add(index)
  }
  return write(doc, (sign) => escaped.has(sign))
}

/** A document as text, in the way that it says. */
export function writeAs(doc: Node): string {
  return write(doc, () => doc.attrs.escapes === 'all')
}

function write(doc: Node, isEscaped: (sign: number) => boolean): string {
  const order: readonly string[] = orders[Number(doc.attrs.order)] ?? orders[0]
  let sign = 0
  const escaped = (text: string) =>
    text.replace(signsIn(doc), (letter) => (isEscaped(sign++) ? `\\${letter}` : letter)).replaceAll('{', '{{')
  return doc.inlineContent
    ? writeLine(doc, order, escaped)
    : writeBlocks(doc, (line) => writeLine(line, order, escaped))
}

/** Signs that may mean something where they stand. */
function signsIn(doc: Node): RegExp {
  return doc.inlineContent ? signs : signsOfBlocks
}

function writeLine(line: Node, order: readonly string[], escaped: (text: string) => string): string {
  const { children } = line
  let source = ''
  let open: Mark[] = []
  const close = (count: number) => {
    for (const mark of open.slice(count).reverse())
      source += mark.type.name === 'link' ? `](${mark.attrs.href})` : mark.attrs.sign
    open = open.slice(0, count)
  }
  for (const [index, node] of children.entries()) {
    const kept = open.findIndex((mark) => !mark.isInSet(node.marks))
    close(kept === -1 ? open.length : kept)
    const reach = (mark: Mark) => children.slice(index).findIndex((one) => !mark.isInSet(one.marks))
    const length = (mark: Mark) => (reach(mark) === -1 ? children.length : reach(mark))
    const rank = (mark: Mark) => order.indexOf(mark.type.name)
    const come = node.marks
      .filter((mark) => !mark.isInSet(open))
      .sort((one, other) => length(other) - length(one) || rank(one) - rank(other))
    for (const mark of come) source += mark.type.name === 'link' ? '[' : mark.attrs.sign
    open = [...open, ...come]
    if (node.isText) source += escaped(node.text ?? '')
    else source += node.type.name === 'break' ? node.attrs.sign : `{${node.attrs.name}}`
  }
  close(0)
  return source
}

/** A document with each of its lines as another one. */
function withLines(node: Node, line: (line: Node) => readonly Node[]): Node {
  return node.type.create(
    node.attrs,
    node.inlineContent ? line(node) : node.children.map((one) => withLines(one, line)),
  )
}

/** Emphasis can neither begin nor end with a space. */
function withoutMarkedSpaces(doc: Node): Node {
  return withLines(doc, ({ children }) => {
    const isAt = (mark: Mark, index: number) => mark.isInSet(children[index]?.marks ?? [])
    const merged = children.flatMap((node, index) => {
      const edges = (neighbour: number) =>
        node.marks.filter((mark) => mark.type.name === 'link' || isAt(mark, neighbour))
      const text = node.text
      if (text === undefined) return [node]
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
      if (words === '') return [node.mark(edges(index - 1).filter((mark) => edges(index + 1).includes(mark)))]
      return [
        ...(before ? [doc.type.schema.text(before, edges(index - 1))] : []),
        doc.type.schema.text(words, node.marks),
        ...(after ? [doc.type.schema.text(after, edges(index + 1))] : []),
      ]
    })
    // Joined where they have become alike.
    return Fragment.fromArray(merged).content
  })
}

/** The document without one of its marks, and at last without any emphasis. */
function* withFewerMarks(doc: Node): Generator<Node> {
  const without = (isGone: (node: Node, mark: Mark) => boolean) =>
    withLines(doc, ({ children }) =>
      children.map((node) => node.mark(node.marks.filter((mark) => !isGone(node, mark)))),
    )
  const marked: Node[] = []
  doc.descendants((node) => {
    if (node.marks.length > 0) marked.push(node)
  })
  for (const node of marked)
    for (const mark of node.marks) yield without((one, other) => one === node && other === mark)
  yield without((_, mark) => mark.type.name !== 'link')
  yield without(() => true)
}

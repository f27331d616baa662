import type { Mark, Node } from 'prosemirror-model'

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

/** The ways to write the same: the order of marks, and whether signs that would be words anyhow are escaped, too. */
export const waysToWrite = ['least', 'all'].flatMap((escapes) => orders.map((_, order) => ({ escapes, order })))

/** 30: of so many signs each is tried without a backslash. */
const mostTried = 30

/**
 * A document as the text that means it: `read` tells what a text means. Where a mark cannot stand as it was put, such as
 * between a bracket and a letter, it is left out.
 */
export function writeMarks(doc: Node, read: (source: string) => Node | undefined): string {
  const meant = withoutMarkedSpaces(doc)
  const isMeant = (source: string, one: Node) => read(source)?.content.eq(one.content) ?? false
  for (const one of [meant, ...withFewerMarks(meant)]) {
    const source = tried(one, (text) => isMeant(text, one))
    if (source !== undefined) return source
  }
  return writeAs(doc)
}

function tried(doc: Node, isMeant: (source: string) => boolean): string | undefined {
  const source = writeAs(doc)
  if (isMeant(source)) return source
  const all = write(doc, () => true)
  if (!isMeant(all)) return undefined
  const { length } = doc.textContent.match(signs) ?? []
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
  const children = Array.from({ length: doc.childCount }, (_, index) => doc.child(index))
  let sign = 0
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
    if (node.isText)
      source += (node.text ?? '')
        .replace(signs, (letter) => (isEscaped(sign++) ? `\\${letter}` : letter))
        .replaceAll('{', '{{')
    else source += node.type.name === 'break' ? '\\\n' : `{${node.attrs.name}}`
  }
  close(0)
  return source
}

/** Emphasis can neither begin nor end with a space. */
function withoutMarkedSpaces(doc: Node): Node {
  const children = Array.from({ length: doc.childCount }, (_, index) => doc.child(index))
  const isAt = (mark: Mark, index: number) => mark.isInSet(children[index]?.marks ?? [])
  return doc.copy(
    doc.type.create(
      doc.attrs,
      children.flatMap((node, index) => {
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
      }),
    ).content,
  )
}

/** The document without one of its marks, and at last without any emphasis. */
function* withFewerMarks(doc: Node): Generator<Node> {
  const without = (isGone: (node: Node, mark: Mark) => boolean) => {
    const children = Array.from({ length: doc.childCount }, (_, index) => doc.child(index))
    return doc.type.create(
      doc.attrs,
      children.map((node) => node.mark(node.marks.filter((mark) => !isGone(node, mark)))),
    )
  }
  for (let index = 0; index < doc.childCount; index++)
    for (const mark of doc.child(index).marks)
      yield without((node, other) => node === doc.child(index) && other === mark)
  yield without((_, mark) => mark.type.name !== 'link')
  yield without(() => true)
}

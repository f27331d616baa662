import type { Token } from 'markdown-it'
import type { Attrs, Fragment, Node, Schema } from 'prosemirror-model'

/** A block that is being read. */
interface Open {
  readonly name: string
  readonly attrs: Attrs
  readonly children: Node[]
}

const names: Readonly<Record<string, string>> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  bullet_list_open: 'bullet_list',
  ordered_list_open: 'ordered_list',
  list_item_open: 'list_item',
}

/** The blocks of a body as a document; undefined where one of them is none that can be typed. */
export function readBlocks(
  tokens: readonly Token[],
  text: string,
  schema: Schema,
  read: (line: Token) => Node[] | undefined,
): Node | undefined {
  const lines = text.split('\n')
  const doc: Open = { name: 'doc', attrs: {}, children: [] }
  const open: Open[] = [doc]
  for (const [index, token] of tokens.entries()) {
    const holder = open.at(-1) ?? doc
    if (token.type === 'inline') {
      const nodes = read(token)
      if (!nodes) return undefined
      holder.children.push(...nodes)
    } else if (token.nesting === 1) {
      const name = names[token.type]
      if (!name) return undefined
      open.push({ name, attrs: attrsOf(token, tokens[index + 1], lines, holder), children: [] })
    } else if (token.nesting === -1) {
      open.pop()
      const { name, attrs, children } = holder
      // A list's entry begins with words.
      if (name === 'list_item' && children[0]?.type.name !== 'paragraph') return undefined
      const made = schema.node(name, attrs, children)
      open.at(-1)?.children.push(made)
    } else return undefined
  }
  const children = doc.children.length > 0 ? doc.children : [schema.node('paragraph')]
  const made = schema.topNodeType.create(null, children)
  return isFitting(made) ? made : undefined
}

function attrsOf(token: Token, next: Token | undefined, lines: readonly string[], { children }: Open): Attrs {
  const { type, map, markup, tag } = token
  const isFirst = children.length === 0
  const joined = (lines[(map?.[0] ?? 0) - 1] ?? '').trim() !== ''
  if (type === 'list_item_open') return { joined: isFirst || joined }
  const own = { joined: !isFirst && joined }
  if (type === 'heading_open') return { ...own, level: Number(tag.slice(1)) }
  if (type === 'bullet_list_open') return { ...own, sign: markup }
  if (type === 'ordered_list_open')
    return { ...own, start: Number(token.attrGet('start') ?? 1), sign: next?.markup ?? '.' }
  return own
}

function isFitting(node: Node): boolean {
  return node.type.validContent(node.content) && node.children.every(isFitting)
}

/** The blocks of a node as text, one below the other. */
export function writeBlocks(parent: Node, line: (line: Node) => string): string {
  return parent.children
    .map((block, index) => {
      const words = writeBlock(parent, block, index, line)
      return index === 0 ? words : `${block.attrs.joined ? '\n' : '\n\n'}${words}`
    })
    .join('')
}

function writeBlock(parent: Node, block: Node, index: number, line: (line: Node) => string): string {
  if (block.type.name === 'heading') return `${'#'.repeat(Number(block.attrs.level))} ${line(block)}`
  if (block.inlineContent) return line(block)
  if (block.type.name !== 'list_item') return writeBlocks(block, line)
  const { start, sign } = parent.attrs
  const marker = parent.type.name === 'ordered_list' ? `${Number(start) + index}${sign} ` : `${sign} `
  return marker + writeBlocks(block, line).replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`)
}

/**
 * A body as it can be written: without what has no words yet, without spaces where lines begin and end, and with an empty line
 * where two blocks would be one without it.
 */
export function writable(doc: Node): Node {
  const made = writableIn(doc)
  return made.childCount > 0 ? made : doc.type.create(doc.attrs, doc.type.schema.node('paragraph'))
}

function writableIn(parent: Node): Node {
  const children: Node[] = []
  for (const child of parent.children) {
    const block = child.inlineContent ? trimmed(child) : writableIn(child)
    const isEntry = parent.type.name === 'list_item' && children.length === 0
    if (!isEntry && block.textContent.trim() === '') continue
    const before = children.at(-1)
    if (before?.type.name.endsWith('_list') && before.type === block.type && before.attrs.sign === block.attrs.sign)
      children.splice(-1, 1, before.copy(before.content.append(apart(block))))
    else children.push(block.type.create({ ...block.attrs, joined: mayJoin(block, before) }, block.content))
  }
  return parent.type.create(parent.attrs, children)
}

/** The entries of a list that goes on another one. */
function apart({ content, children }: Node): Fragment {
  const [first] = children
  return first ? content.replaceChild(0, first.type.create({ ...first.attrs, joined: true }, first.content)) : content
}

function mayJoin({ type, attrs }: Node, before: Node | undefined): boolean {
  if (!before) return type.name === 'list_item'
  // Two paragraphs, or a list and what follows, would be one.
  const isApart = before.type.name.endsWith('_list') || (type.name === 'paragraph' && before.type.name === 'paragraph')
  // One that begins with another number would be words of the paragraph.
  const isCounted = type.name === 'ordered_list' && attrs.start !== 1 && before.type.name === 'paragraph'
  return attrs.joined === true && !isApart && !isCounted
}

/** A line without the spaces and breaks at its ends. Of several breaks one stays, and a heading has none. */
function trimmed(line: Node): Node {
  const { schema } = line.type
  const nodes: Node[] = []
  for (const node of line.children) {
    const isFirst = nodes.length === 0 || nodes.at(-1)?.type.name === 'break'
    const isBreak = node.type.name === 'break'
    if (isBreak && (isFirst || line.type.name === 'heading')) {
      if (!isFirst) nodes.push(schema.text(' ', node.marks))
      continue
    }
    const text = isFirst ? node.text?.trimStart() : node.text
    if (isBreak) withoutEnd(nodes)
    if (text === undefined) nodes.push(node)
    else if (text !== '') nodes.push(schema.text(text, node.marks))
  }
  withoutEnd(nodes)
  return line.type.create(line.attrs, nodes)
}

function withoutEnd(nodes: Node[]): void {
  for (let last = nodes.at(-1); last; last = nodes.at(-1)) {
    const text = last.text?.trimEnd()
    if (last.type.name !== 'break' && (text === undefined || text === last.text)) return
    nodes.pop()
    if (text !== undefined && text !== '') nodes.push(last.type.schema.text(text, last.marks))
  }
}

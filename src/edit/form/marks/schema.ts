import { type DOMOutputSpec, type Mark, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import type { TextKind } from './kinds.ts'

const inline = { inline: true, group: 'inline' } as const

const variable: NodeSpec = {
  ...inline,
  atom: true,
  selectable: true,
  attrs: { name: {}, value: { default: null } },
  toDOM: ({ attrs: { name, value } }): DOMOutputSpec => [
    'span',
    { 'data-variable': String(name), title: `{${String(name)}}` },
    value === null ? `{${String(name)}}` : String(value),
  ],
  parseDOM: [
    {
      tag: 'span[data-variable]',
      getAttrs: (element) => ({ name: element.dataset.variable ?? '', value: element.textContent }),
    },
  ],
  leafText: ({ attrs: { name } }) => `{${String(name)}}`,
}

const text: NodeSpec = { group: 'inline' }

/** How a text was written, where there are several ways that mean the same. */
const ways = { order: { default: 0 }, escapes: { default: 'least' } }

const nodes = { doc: { content: 'inline*', attrs: ways }, text, variable }

/** Whether no empty line stands before a block. */
const joined = { joined: { default: false } }
const inEntry = ({ parentElement }: HTMLElement) => ({ joined: parentElement?.localName === 'li' })

/** The number of the first entry, where a text can begin with it. */
function startOf(list: HTMLElement): number {
  const start = list.getAttribute('start') ?? ''
  return /^\d{1,9}$/.test(start) ? Number(start) : 1
}

const blocks = {
  doc: { content: 'block+', attrs: ways },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: joined,
    toDOM: (): DOMOutputSpec => ['p', 0],
    parseDOM: [{ tag: 'p' }],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: { ...joined, sign: { default: '-' } },
    toDOM: (): DOMOutputSpec => ['ul', 0],
    parseDOM: [{ tag: 'ul', getAttrs: inEntry }],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: { ...joined, start: { default: 1 }, sign: { default: '.' } },
    toDOM: ({ attrs: { start } }): DOMOutputSpec => ['ol', { start: Number(start) }, 0],
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ ...inEntry(list), start: startOf(list) }) }],
  },
  list_item: {
    content: 'paragraph list*',
    defining: true,
    attrs: { joined: { default: true } },
    toDOM: (): DOMOutputSpec => ['li', 0],
    parseDOM: [{ tag: 'li' }],
  },
  text,
  variable,
} satisfies Record<string, NodeSpec>

const heading: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { ...joined, level: { default: 2 } },
  toDOM: ({ attrs: { level } }): DOMOutputSpec => [`h${Number(level)}`, 0],
  parseDOM: [2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
}

const isCalled =
  (name: string) =>
  ({ type }: Mark) =>
    type.name === name

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    toDOM: ({ attrs: { href } }): DOMOutputSpec => ['a', { href: String(href), title: String(href) }, 0],
    parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }) }],
  },
  strong: {
    attrs: { sign: { default: '**' } },
    toDOM: (): DOMOutputSpec => ['strong', 0],
    // Some programs put all that is copied into one <b> of normal weight.
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: isCalled('strong') },
      { style: 'font-weight', getAttrs: (weight) => /^(?:bold|bolder|[6-9]00)$/.test(weight) && null },
    ],
  },
  em: {
    attrs: { sign: { default: '*' } },
    toDOM: (): DOMOutputSpec => ['em', 0],
    parseDOM: [
      { tag: 'em' },
      { tag: 'i' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: isCalled('em') },
    ],
  },
} satisfies Record<string, MarkSpec>

const lineBreak: NodeSpec = {
  ...inline,
  attrs: { sign: { default: '\\\n' } },
  selectable: false,
  toDOM: (): DOMOutputSpec => ['br'],
  parseDOM: [{ tag: 'br' }],
  leafText: () => ' ',
}

/** In a body a new line is one. */
const bodyBreak: NodeSpec = { ...lineBreak, attrs: { sign: { default: '\n' } } }

/** What can stand in a text of each kind. */
export const schemas: Readonly<Record<TextKind, Schema>> = {
  plain: new Schema({ nodes }),
  inline: new Schema({ nodes: { ...nodes, break: lineBreak }, marks }),
  prose: new Schema({ nodes: { ...blocks, break: bodyBreak }, marks }),
  article: new Schema({ nodes: { ...blocks, heading, break: bodyBreak }, marks }),
}

import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

/** The texts that are shown with their marks: lines without, and with emphasis and links. */
export type LineKind = 'plain' | 'inline'

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

const nodes = {
  // How a text was written, where there are several ways that mean the same.
  doc: { content: 'inline*', attrs: { order: { default: 0 }, escapes: { default: 'least' } } },
  text: { group: 'inline' },
  variable,
}

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
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight=bold' }],
  },
  em: {
    attrs: { sign: { default: '*' } },
    toDOM: (): DOMOutputSpec => ['em', 0],
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
  },
} satisfies Record<string, MarkSpec>

const lineBreak: NodeSpec = {
  ...inline,
  selectable: false,
  toDOM: (): DOMOutputSpec => ['br'],
  parseDOM: [{ tag: 'br' }],
  leafText: () => ' ',
}

/** What can stand in a text of each kind. */
export const schemas: Readonly<Record<LineKind, Schema>> = {
  plain: new Schema({ nodes }),
  inline: new Schema({ nodes: { ...nodes, break: lineBreak }, marks }),
}

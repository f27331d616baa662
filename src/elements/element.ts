import { attribute } from './attributes.ts'
import { Html, type Props } from './nodes.ts'

/** Elements that hold nothing. */
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])

/** What React writes behind all other attributes. */
const last: Readonly<Record<string, readonly string[]>> = {
  button: ['name'],
  form: ['action', 'method', 'target'],
  input: ['name', 'checked', 'defaultChecked', 'value'],
}

/** Elements of which React makes more than is said here. */
const others = /^(?:base|body|head|html|link|listing|meta|object|pre|style|title)$|-/

/** Attributes of which React makes more than is said here. */
const more: Readonly<Record<string, readonly string[]>> = {
  script: ['children'],
  select: ['value'],
  textarea: ['children', 'value'],
}

const ends = new Map<string, { start: string; end: string }>()

/** What stands behind an element's attributes, and behind what it holds. */
export function endsOf(tag: string): { start: string; end: string } {
  const known = ends.get(tag)
  if (known) return known
  if (others.test(tag))
    throw new Error(`What React writes for <${tag}> is not known here: see src/elements/element.ts.`)
  const end = empty.has(tag) ? { start: '/>', end: '' } : { start: '>', end: `</${tag}>` }
  ends.set(tag, end)
  return end
}

/** The names of attributes in the order in which React writes them. */
export function inOrder(tag: string, names: readonly string[]): readonly string[] {
  const unknown = more[tag]?.find((name) => names.includes(name))
  if (unknown)
    throw new Error(`What React writes for <${tag}> with "${unknown}" is not known here: see src/elements/element.ts.`)
  const behind = last[tag]
  if (!behind?.some((name) => names.includes(name))) return names
  return [...names.filter((name) => !behind.includes(name)), ...behind.filter((name) => names.includes(name))]
}

/** An element with attributes that only the moment of drawing knows. */
export function element(tag: string, props: Props): Html {
  const { start, end } = endsOf(tag)
  let open = `<${tag}`
  for (const name of inOrder(tag, Object.keys(props))) open += attribute(name, props[name])
  open += start
  const inner = props.dangerouslySetInnerHTML
  if (inner === undefined) return new Html([open, props.children, end])
  return new Html([`${open}${innerHtml(inner)}${end}`])
}

export function innerHtml(inner: unknown): string {
  const html = Object(inner).__html
  return html === null || html === undefined ? '' : String(html)
}

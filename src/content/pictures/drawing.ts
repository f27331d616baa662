import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Flaw } from './picture.ts'

/** Elements that show another file, those of HTML included. */
const loading = new Set(['image', 'use', 'feimage', 'img', 'iframe', 'embed', 'object', 'video', 'audio'])
const outside = /@import|url\(\s*["']?(?![\s"'#]|data:)/i

/** What is wrong with a drawing that is right as XML. */
export async function flawOfDrawing(text: string): Promise<Flaw | null> {
  if (!text.includes('http://www.w3.org/2000/svg')) return { kind: 'unnamed', detail: '' }
  const { parseFragment } = await import('parse5')
  const elements = [...elementsIn(parseFragment(text))]
  const script = first(elements, scriptIn) ?? scriptInLetters(text)
  if (script) return { kind: 'script', detail: script }
  if (!hasSize(text)) return { kind: 'sizeless', detail: '' }
  const other = first(elements, otherFileIn)
  return other === undefined ? null : { kind: 'outside', detail: other }
}

/** An element, its names without their prefixes and in small letters. */
interface Element {
  readonly name: string
  readonly values: ReadonlyMap<string, string>
  readonly text: string
}

function* elementsIn({ childNodes }: Tree.ParentNode): Generator<Element> {
  for (const node of childNodes) {
    if (!('tagName' in node)) continue
    const values = new Map(node.attrs.map(({ name, value }) => [bare(name), value]))
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    yield { name: bare(node.tagName), values, text }
    yield* elementsIn(node)
  }
}

function bare(name: string): string {
  return name.toLowerCase().replace(/^.*:/, '')
}

function first(elements: readonly Element[], find: (element: Element) => string | undefined): string | undefined {
  for (const element of elements) {
    const found = find(element)
    if (found !== undefined) return found
  }
  return undefined
}

function scriptIn({ name, values }: Element): string | undefined {
  if (name === 'script') return '<script>'
  // Browsers pass over spaces and line ends within it.
  const written = [...values.values()].map((value) => value.replace(/[\s\p{Cc}]/gu, ''))
  if (written.some((value) => /^javascript:/i.test(value))) return 'javascript:'
  if (written.some((value) => /^data:(text|application)\/(html|xhtml|xml|javascript)/i.test(value))) return 'data:'
  if (values.has('srcdoc')) return 'srcdoc'
  return [...values.keys(), values.get('attributename') ?? ''].find((key) => /^on[a-z]+$/i.test(key))
}

/** What runs in browsers though it is hidden from who reads elements: a drawing is XML, of which HTML reads some otherwise. */
function scriptInLetters(text: string): string | undefined {
  if (/<([\w.-]+:)?script[\s/>]/i.test(text)) return '<script>'
  const [, handler] = /<[a-z][^<]*?\s(on[a-z]+)\s*=\s*["']/i.exec(text) ?? []
  if (handler !== undefined) return handler
  const [entity] = /<!ENTITY\s+(%\s+)?\S+\s+(SYSTEM|PUBLIC|(["'])((?!\3).)*?([<&]|javascript|data:))/is.exec(text) ?? []
  return entity === undefined ? undefined : '<!ENTITY>'
}

/** Another file that the element shows: browsers load none for a picture. */
function otherFileIn({ name, values, text }: Element): string | undefined {
  const address = (values.get('href') ?? values.get('src') ?? values.get('data'))?.trim()
  if (loading.has(name) && address && !/^(#|data:)/i.test(address)) return address.slice(0, 80)
  const styles = name === 'style' ? [text, ...values.values()] : [...values.values()]
  return /url\(\s*["']?([^"')]*)/i.exec(styles.find((style) => outside.test(style)) ?? '')?.[1]?.slice(0, 80)
}

/** Whether the first tag says how large the drawing is: in capitals or not, which only its own letters tell. */
function hasSize(text: string): boolean {
  const [tag = ''] = /<([\w-]+:)?svg\b("[^"]*"|'[^']*'|[^"'>])*>/.exec(text.replace(/<!--.*?-->/gs, '')) ?? []
  const isLength = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*[\\d.]+\\s*[a-z]*\\s*["']`).test(tag)
  return /\sviewBox\s*=/.test(tag) || (isLength('width') && isLength('height'))
}

import { isRefused } from '../../../content/text/grammar.ts'
import { mentions } from '../../../content/text/variables.ts'
import type { TextKind } from './kinds.ts'
import type { Variables } from './read.ts'
import { schemas } from './schema.ts'

/** What does not stand in a line beside other words. */
const blocks =
  'address, article, aside, blockquote, dd, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul'

/**
 * What was copied in a word processor, a mail or a page, as HTML that means the same in a text of this kind: where there
 * is one line only, words of two lines do not become one word, and where there are lists, those of Word are some. Variables
 * that there are may stand in it by their names in braces.
 */
export function fromElsewhere(html: string, kind: TextKind, variables: Variables): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // What was copied in a text of the editor says by itself which braces are some.
  if (!body.querySelector('[data-pm-slice]')) named(body, variables)
  links(body)
  listsOfWord(body)
  const { nodes } = schemas[kind]
  if (nodes.paragraph === undefined) onOneLine(body, nodes.break === undefined)
  else {
    if (nodes.heading !== undefined) headings(body)
    tables(body)
    looseWords(body)
  }
  return body.innerHTML
}

/** An address as it stands in a text. */
export function asWritten(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, '')}>` : address
}

/** Names of variables in braces, as the schema reads them. */
function named(body: HTMLElement, variables: Variables): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts)
    for (const { name, closed, offset, length } of mentions(text.data).reverse()) {
      if (!closed || !Object.hasOwn(variables, name)) continue
      const found = text.splitText(offset)
      found.splitText(length)
      const variable = body.ownerDocument.createElement('span')
      variable.dataset.variable = name
      variable.textContent = variables[name] ?? ''
      found.replaceWith(variable)
    }
}

/** What nobody is to be led to, such as a file of who wrote it, is no link in a text either. */
function links(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = ownAddress(link.getAttribute('href') ?? '')
    if (address === '' || isRefused(address)) link.replaceWith(...link.childNodes)
    else link.setAttribute('href', asWritten(address))
  }
}

/** What was copied on a page in the editor's frame leads to the editor: visitors are led to the page itself. */
function ownAddress(address: string): string {
  return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
}

function onOneLine(body: HTMLElement, isWithoutBreaks: boolean): void {
  const lines = body.querySelectorAll(isWithoutBreaks ? `${blocks}, br` : blocks)
  // Of one alone, spaces at the ends may be meant.
  if (lines.length > 1) for (const line of lines) line.replaceWith(' ', ...line.childNodes, ' ')
}

/** Word writes the entries of a list as paragraphs that say how deep they stand, each with its sign or number as text. */
function listsOfWord(body: HTMLElement): void {
  const made = new Set<Element>()
  for (const line of body.querySelectorAll('p[style*="mso-list:"]')) {
    const sign = line.querySelector('[style*="mso-list:Ignore" i]')
    if (!sign) continue
    const name = /^\s*\(?[0-9a-z]{1,5}[.)]/i.test(sign.textContent) ? 'ol' : 'ul'
    const depth = Number(/\blevel(\d)/.exec(line.getAttribute('style') ?? '')?.[1] ?? 1)
    sign.remove()
    const before = line.previousElementSibling
    let list = before && made.has(before) && (depth > 1 || before.localName === name) ? before : undefined
    if (!list) {
      list = body.ownerDocument.createElement(depth > 1 ? 'ul' : name)
      const first = /\d+/.exec(sign.textContent)?.[0]
      if (first !== undefined && list.localName === 'ol') list.setAttribute('start', first)
      made.add(list)
      line.before(list)
    }
    for (let level = 2; level <= depth && list.lastElementChild; level++) list = listIn(list.lastElementChild, name)
    const entry = body.ownerDocument.createElement('li')
    entry.append(...line.childNodes)
    list.append(entry)
    line.remove()
  }
}

/** The list that an entry ends with, or a new one. */
function listIn(entry: Element, name: string): Element {
  const last = entry.lastElementChild
  if (last && ['ul', 'ol'].includes(last.localName)) return last
  const list = entry.ownerDocument.createElement(name)
  entry.append(list)
  return list
}

/** The page has its own first heading, and there are two sizes below. */
function headings(body: HTMLElement): void {
  for (const line of body.querySelectorAll('h1, h4, h5, h6')) {
    const heading = body.ownerDocument.createElement(line.localName === 'h1' ? 'h2' : 'h3')
    heading.append(...line.childNodes)
    line.replaceWith(heading)
  }
}

/** There are no tables: each row is a line. */
function tables(body: HTMLElement): void {
  // What lies inside comes later in the document, and is first in this order.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows].map((row) => {
      const line = body.ownerDocument.createElement('div')
      for (const cell of row.cells) line.append(...cell.childNodes, ' ')
      return line
    })
    table.replaceWith(...rows)
  }
}

/** Words beside paragraphs are one, too: what has no paragraph around it would lose the spaces between its marks. */
function looseWords(body: HTMLElement): void {
  const isBlock = (node: ChildNode) =>
    node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null)
  for (const parent of [body, ...body.querySelectorAll(blocks)]) {
    if (![...parent.childNodes].some(isBlock)) continue
    let line: HTMLElement | undefined
    for (const node of [...parent.childNodes]) {
      if (isBlock(node)) line = undefined
      else if (line) line.append(node)
      else if (node.textContent?.trim()) {
        line = body.ownerDocument.createElement('p')
        node.before(line)
        line.append(node)
      }
    }
  }
}

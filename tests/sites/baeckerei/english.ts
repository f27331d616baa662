import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { usualWords } from '../../../src/generated/words.ts'

/** Its name is the engine's. */
const place = /\{\w+\}/g
const usual = Object.values(usualWords).flatMap((group) => Object.values<string>(group))
/** Whole texts: "Page" and "yes" are English only where they stand alone. */
const texts = new Set(usual)
/** Sentences, and what stands beside their places. */
const sentences = usual.flatMap((text) => text.split(place)).filter((text) => text.trim().includes(' '))
/** Words that are in no German text. "in", "an", "so" and "was" are. */
const anyEnglish =
  /(?<![\p{L}-])(the|and|of|to|is|are|this|your|you|please|with|from|not|send|slide|page)(?![\p{L}-])/iu

/** What is English in a text: a text of the interface, a part of one, or a word. */
export function englishIn(text: string): string[] {
  const words = text.replaceAll(place, '…').trim()
  const known = texts.has(words) ? [words] : sentences.filter((sentence) => words.includes(sentence))
  return known.length > 0 ? known : (anyEnglish.exec(words)?.slice(1) ?? [])
}

/** What only programs read. */
const machine =
  /^(class|id|name|for|href|src|srcset|imagesrcset|imagesizes|sizes|style|type|as|rel|role|method|action|property|http-equiv|media|d|xmlns|viewbox|data-(?!success|failure|invalid).*|aria-(controls|describedby|labelledby|live|hidden|current|pressed|selected)|autocomplete|fetchpriority|blocking|loading|decoding|popover.*|tabindex|target)$/

/** All that a page says: its texts, the attributes that people meet, and the words that its islands get. */
export function saidIn(html: string): string[] {
  const said: string[] = []
  visit(parse(html, { scriptingEnabled: false }))
  return said

  function visit(node: Tree.Node): void {
    if ('value' in node && node.nodeName === '#text') said.push(node.value)
    if ('tagName' in node) {
      if (node.tagName === 'style') return
      for (const { name, value } of node.attrs) if (!machine.test(name) && !isForMachines(node)) said.push(value)
      if (node.tagName === 'script') {
        if (node.attrs.some(({ value }) => value === 'application/json' || value === 'application/ld+json'))
          said.push(...stringsIn(JSON.parse(textOf(node))))
        return
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
}

/** Values of these are for browsers and networks. */
function isForMachines({ tagName, attrs }: Tree.Element): boolean {
  const named = attrs.find(({ name }) => name === 'name' || name === 'http-equiv' || name === 'property')?.value ?? ''
  return tagName === 'meta' && !/description|title|site_name/.test(named)
}

function textOf(node: Tree.Element): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

/** Every text in a value and in what it holds. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

import { escaped } from './escape.ts'
import { Context, Html, Part } from './nodes.ts'

/** What has been written so far, and whether it ends with a text: React keeps texts apart by a comment. */
let html = ''
let afterText = false

/** Draws what components return. May be called while it draws, as for an island. */
export function drawn(node: unknown, separator: string): string {
  const before = { html, afterText }
  html = ''
  afterText = false
  try {
    write(node, separator)
    return html
  } finally {
    html = before.html
    afterText = before.afterText
  }
}

function write(node: unknown, separator: string): void {
  if (typeof node === 'string') writeText(node, separator)
  else if (node instanceof Html) writeHtml(node, separator)
  else if (node instanceof Part) writePart(node, separator)
  else if (Array.isArray(node)) for (const each of node) write(each, separator)
  else if (typeof node === 'number') writeText(String(node), separator)
  else if (node !== null && node !== undefined && typeof node !== 'boolean')
    throw new Error(`Nothing can be drawn of ${Object.prototype.toString.call(node)}.`)
}

function writeText(text: string, separator: string): void {
  if (text === '') return
  html += afterText ? separator + escaped(text) : escaped(text)
  afterText = true
}

function writeHtml({ parts }: Html, separator: string): void {
  for (let place = 0; place < parts.length; place += 1) {
    const part = parts[place]
    if (place % 2 === 1) write(part, separator)
    else if (part !== '') {
      html += part
      afterText = false
    }
  }
}

function writePart({ type, props }: Part, separator: string): void {
  if (!(type instanceof Context)) {
    write(type(props), separator)
    return
  }
  const before = type.value
  type.value = props.value
  try {
    write(props.children, separator)
  } finally {
    type.value = before
  }
}

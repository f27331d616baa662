import type { Token } from 'markdown-it'
import type { Mark, Node, Schema } from 'prosemirror-model'
import { escapeHtml } from '../../../agreed/escape-html.ts'
import { tokensOf } from '../../../content/text/grammar.ts'
import { placedIn } from '../../../content/text/places.ts'
import { fillText, piecesOf } from '../../../content/text/variables.ts'
import { textHtml } from '../../../parts/markup.ts'
import { readBlocks } from './blocks.ts'
import type { TextKind } from './kinds.ts'
import { schemas } from './schema.ts'
import { waysToWrite, writeAs, writeMarks } from './write.ts'

export type Variables = Readonly<Record<string, string>>

/** Letters that no text has, in the places of variables: so a mark may begin and end beside one. */
const firstCover = 0xe000
const cover = /[\ue000-\uf8ff]/u

/** A text as a document with its marks; undefined where it cannot be shown exactly, and written back as it was. */
export function readMarks(source: string, kind: TextKind, variables: Variables): Node | undefined {
  const doc = parseMarks(source, kind, variables)
  if (!doc) return undefined
  const ways = waysToWrite.map((way) => doc.type.create(way, doc.content))
  const read = (text: string) => parseMarks(text, kind, variables)
  return ways.find((one) => writeAs(one) === source) ?? ways.find((one) => writeMarks(one, read) === source)
}

/** The same, however it was written. */
export function parseMarks(source: string, kind: TextKind, variables: Variables): Node | undefined {
  if (cover.test(source)) return undefined
  const names: string[] = []
  let covered = ''
  for (const piece of piecesOf(source)) {
    if (typeof piece === 'string') covered += piece
    else if (!piece.closed) return undefined
    else covered += String.fromCharCode(firstCover + names.push(piece.name) - 1)
  }
  const uncover = (text: string, value: (name: string) => string) =>
    text.replace(new RegExp(cover, 'gu'), (letter) => value(names[letter.charCodeAt(0) - firstCover] ?? ''))
  const brought = (name: string) => (Object.hasOwn(variables, name) ? (variables[name] ?? null) : null)
  const schema = schemas[kind]
  const words = (text: string, marks: readonly Mark[]) => nodesOf(schema, text, marks, names, brought)
  if (kind === 'plain') return /[\r\n]/.test(source) ? undefined : schema.node('doc', null, words(covered, []))
  if (/[\r\0]/.test(source)) return undefined
  const filled = fillText(source, variables)
  const drawn = uncover(textHtml(covered, kind, ''), (name) => escapeHtml(brought(name) ?? `{${name}}`))
  // What a variable brings may be read as marks, too.
  if (withoutAddresses(drawn) !== withoutAddresses(textHtml(filled, kind, ''))) return undefined
  const written = (address: string) => uncover(address, (name) => `{${name}}`)
  const read = (line: Token) => withMarks(line, schema, words, written)
  const tokens = tokensOf(covered, kind)
  if (kind !== 'inline') return readBlocks(tokens, covered, schema, read)
  const nodes = tokens[0] ? read(tokens[0]) : []
  return nodes && schema.node('doc', null, nodes)
}

function withMarks(
  line: Token,
  schema: Schema,
  words: (text: string, marks: readonly Mark[]) => Node[],
  written: (address: string) => string,
): Node[] | undefined {
  const placed = placedIn(line)
  const isBody = schema.nodes.paragraph !== undefined
  const nodes: Node[] = []
  let marks: readonly Mark[] = []
  for (const [index, { token }] of placed.entries()) {
    const { type, content, markup, tag, nesting } = token
    const name = tag === 'a' ? 'link' : tag
    if (nesting === -1) marks = marks.filter((mark) => mark.type.name !== name)
    else if (nesting === 1) {
      const close = placed.slice(index).find((one) => one.token.type === 'link_close')
      const href = close ? line.content.slice(close.offset + 2, close.offset + close.length - 1) : ''
      // The same mark twice is one for visitors, and would be lost here.
      if (marks.some((mark) => mark.type.name === name)) return undefined
      marks = schema.mark(name, name === 'link' ? { href: written(href) } : { sign: markup }).addToSet(marks)
    } else if (type === 'hardbreak') nodes.push(schema.node('break', { sign: '\\\n' }, undefined, marks))
    else if (!isBody && content.includes('\n')) return undefined
    else
      for (const [index, piece] of content.split('\n').entries()) {
        if (index > 0) nodes.push(schema.node('break', { sign: '\n' }, undefined, marks))
        nodes.push(...words(piece, marks))
      }
  }
  return nodes
}

function nodesOf(
  schema: Schema,
  text: string,
  marks: readonly Mark[],
  names: readonly string[],
  brought: (name: string) => string | null,
): Node[] {
  return text.split(new RegExp(`(${cover.source})`, 'u')).flatMap((piece) => {
    if (piece === '') return []
    if (!cover.test(piece)) return [schema.text(piece, marks)]
    const name = names[piece.charCodeAt(0) - firstCover] ?? ''
    return [schema.node('variable', { name, value: brought(name) }, undefined, marks)]
  })
}

function withoutAddresses(html: string): string {
  return html.replaceAll(/ href="[^"]*"/g, '')
}

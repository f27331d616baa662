import { type ESTree, parseSync, Visitor } from 'vite'
import { attribute, plainStart } from '../elements/attributes.ts'
import { endsOf, inOrder } from '../elements/element.ts'
import { escaped } from '../elements/escape.ts'

/** A piece of an element: HTML as it is, an expression that gives some, or one of which something is still to be drawn. */
type Piece = { readonly html: string } | { readonly gives: string } | { readonly draws: string }

const imports =
  'import { attribute as _attribute, Html as _Html, innerHtml as _innerHtml, plain as _plain, said as _said } from "react/jsx-runtime";\n'

/** A module in which the calls that JSX has become are HTML, as far as it is known what they make. */
export function compileElements(code: string): string {
  const calls: ESTree.CallExpression[] = []
  new Visitor({
    CallExpression(call) {
      if (tagOf(call) !== undefined) calls.push(call)
    },
  }).visit(parseSync('module.js', code).program)
  if (calls.length === 0) return code
  calls.sort((a, b) => a.start - b.start)
  const known = new Map<ESTree.CallExpression, Piece[] | undefined>()
  return imports + written(0, code.length)

  /** The module's text from one place to another, with elements made HTML. */
  function written(start: number, end: number): string {
    let text = ''
    let place = start
    for (const call of calls) {
      if (call.start < place || call.end > end) continue
      const pieces = piecesOf(call)
      if (!pieces) continue
      text += `${code.slice(place, call.start)}new _Html([${partsOf(pieces).join(', ')}])`
      place = call.end
    }
    return text + code.slice(place, end)
  }

  function source({ start, end }: ESTree.Node): string {
    return written(start, end)
  }

  /** What an element is made of, or nothing where some of it is known only when it is drawn. */
  function piecesOf(call: ESTree.CallExpression): Piece[] | undefined {
    if (!known.has(call)) known.set(call, findPieces(call))
    return known.get(call)
  }

  function findPieces(call: ESTree.CallExpression): Piece[] | undefined {
    const tag = tagOf(call)
    const props = propsOf(call)
    if (tag === undefined || !props) return undefined
    const { start, end } = endsOf(tag)
    const inner = props.get('dangerouslySetInnerHTML')
    const children = props.get('children')
    return [
      { html: `<${tag}` },
      ...inOrder(tag, [...props.keys()]).map((name) => attributeOf(name, props.get(name))),
      { html: start },
      ...(inner ? [{ gives: `_innerHtml(${source(inner)})` }] : children ? childrenOf(children) : []),
      { html: end },
    ]
  }

  function attributeOf(name: string, value: ESTree.Expression | undefined): Piece {
    if (!value || name === 'children' || name === 'dangerouslySetInnerHTML') return { html: '' }
    if (value.type === 'Literal') return { html: attribute(name, value.value) }
    const plain = plainStart(name)
    if (!plain) return { gives: `_attribute(${JSON.stringify(name)}, ${source(value)})` }
    return { gives: `_${plain.write}(${JSON.stringify(plain.start)}, ${source(value)})` }
  }

  function childrenOf(value: ESTree.Expression): Piece[] {
    if (value.type !== 'ArrayExpression') return isText(value) ? [{ html: escaped(value.value) }] : childOf(value)
    const children = value.elements.filter((child) => child !== null && child.type !== 'SpreadElement')
    if (children.length < value.elements.length) return [{ draws: source(value) }]
    const isElement = children.map((child) => child.type === 'CallExpression' && piecesOf(child) !== undefined)
    return children.flatMap((child, place) => {
      // Texts beside something that may be a text are kept apart when they are drawn.
      const standsAlone = isElement[place - 1] !== false && isElement[place + 1] !== false
      return isText(child) && standsAlone ? [{ html: escaped(child.value) }] : childOf(child)
    })
  }

  function childOf(child: ESTree.Expression): Piece[] {
    return (child.type === 'CallExpression' && piecesOf(child)) || [{ draws: source(child) }]
  }
}

/** The name of the element that a call makes, if it makes one. */
function tagOf({ callee, arguments: [tag] }: ESTree.CallExpression): string | undefined {
  if (callee.type !== 'Identifier' || !/^_jsxs?$/.test(callee.name)) return undefined
  return tag?.type === 'Literal' && typeof tag.value === 'string' ? tag.value : undefined
}

/** The attributes and children of an element by their names, if all names are known. */
function propsOf({ arguments: [, props] }: ESTree.CallExpression): Map<string, ESTree.Expression> | undefined {
  if (props?.type !== 'ObjectExpression') return undefined
  const named = props.properties.map((property): [string, ESTree.Expression] | undefined => {
    if (property.type !== 'Property' || property.computed) return undefined
    const { key, value } = property
    if (key.type === 'Identifier') return [key.name, value]
    return key.type === 'Literal' && typeof key.value === 'string' ? [key.value, value] : undefined
  })
  const known = named.filter((each) => each !== undefined)
  return known.length < named.length ? undefined : new Map(known)
}

function isText(node: ESTree.Node): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string'
}

/** Expressions in turn: one that gives HTML, and one of what is drawn behind it. */
function partsOf(pieces: readonly Piece[]): string[] {
  const parts: string[] = []
  let html: string[] = []
  let text = ''
  const endText = () => {
    if (text !== '') html.push(JSON.stringify(text))
    text = ''
  }
  const endHtml = () => {
    endText()
    parts.push(html.join(' + ') || '""')
    html = []
  }
  for (const piece of pieces) {
    if ('html' in piece) text += piece.html
    else if ('gives' in piece) {
      endText()
      html.push(piece.gives)
    } else {
      endHtml()
      parts.push(piece.draws)
    }
  }
  endHtml()
  return parts
}

/** An element of an SVG drawing. */
export interface Shape {
  name: string
  attributes: Record<string, string>
  children: Shape[]
  text: string
}

/**
 * Reads an SVG file. The site's own drawings use only elements, attributes and texts, so that no XML parser is needed;
 * anything else is refused by name where it is drawn.
 */
export function readDrawing(svg: string): Shape {
  const root: Shape = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, closing, name, attributes = '', single, text] of svg.matchAll(
    /<(?:!--[\s\S]*?--|\?[\s\S]*?\?|(\/)?([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/)?)>|([^<]+)/g,
  )) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += unescaped(text)
    else if (closing !== undefined) open.pop()
    else if (name !== undefined) {
      const shape: Shape = { name, attributes: readAttributes(attributes), children: [], text: '' }
      parent.children.push(shape)
      if (single === undefined) open.push(shape)
    }
  }
  const [drawing] = root.children
  if (drawing?.name !== 'svg' || open.length !== 1) throw new Error('This is no SVG drawing.')
  return drawing
}

/** Every shape with an id, which others may refer to. */
export function namedShapes(shape: Shape, named = new Map<string, Shape>()): Map<string, Shape> {
  if (shape.attributes.id !== undefined) named.set(`#${shape.attributes.id}`, shape)
  for (const child of shape.children) namedShapes(child, named)
  return named
}

/** The numbers in an attribute: "0 0 640 480". */
export function numbersIn(text = ''): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, unescaped(value)]),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
}

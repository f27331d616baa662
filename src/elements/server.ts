import { drawn } from './draw.ts'

/** As the one of react-dom/server, with the comments by which the browser's React tells texts apart. */
export function renderToString(node: unknown): string {
  return drawn(node, '<!-- -->')
}

export function renderToStaticMarkup(node: unknown): string {
  return drawn(node, '')
}

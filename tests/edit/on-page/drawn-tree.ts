import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** A node as the browser would have it. */
export interface DrawnNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: DrawnNode[]
}

/** What a browser makes of some HTML. */
export function drawnTree(html: string): DrawnNode {
  return drawn(parseFragment(html))
}

function drawn(node: DefaultTreeAdapterTypes.Node): DrawnNode {
  return {
    nodeType: { '#text': 3, '#comment': 8 }[node.nodeName] ?? 1,
    nodeName: node.nodeName,
    nodeValue: 'value' in node ? node.value : null,
    childNodes: 'childNodes' in node ? node.childNodes.map(drawn) : [],
  }
}

/** What is asked of the tree of a page: the browser's nodes are such. */
export interface Tree<N> {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: ArrayLike<N>
}

/** Nodes beside each other that one text may have become: letters, and the elements of marks. */
export interface Run<N> {
  readonly parent: N
  readonly nodes: readonly N[]
  /** Its marks and its words. */
  readonly key: string
  /** The longer run that it is a part of. */
  readonly inside: Run<N> | undefined
}

const marks = ['strong', 'em', 'a', 'br']
/** What has no words that are drawn as they are written. */
const silent = ['svg', 'script', 'style', 'template', 'noscript', 'select', 'textarea', 'iframe', 'video']

/** The numbers by which the platform tells nodes apart. */
const [element, letters, comment] = [1, 3, 8]

/** A text as both sides know it: the elements of its marks in their order, and its words as they are read. */
export function keyOf(tags: readonly string[], words: string): string {
  return `${tags.join(' ')}|${words.replace(/\s+/g, ' ').trim()}`
}

/** All runs of letters below a node, in the order of the page. Around a link whose words are a run stands another one. */
export function runsIn<N extends Tree<N>>(parent: N, inside?: Run<N>): Run<N>[] {
  const found: Run<N>[] = []
  let group: N[] = []
  function end(): void {
    // Between two comments stands what a component has put there in one piece.
    const pieces = piecesOf(group)
    const whole = add(group, inside)
    if (pieces.length > 1) for (const piece of pieces) add(piece, whole)
    for (const node of group) if (node.nodeType === element) found.push(...runsIn(node, whole))
    group = []
  }
  function add(nodes: readonly N[], inside: Run<N> | undefined): Run<N> | undefined {
    const key = keyOf(nodes.flatMap(tagsIn), nodes.map(wordsIn).join(''))
    if (key.endsWith('|')) return undefined
    const run = { parent, nodes, key, inside }
    found.push(run)
    return run
  }
  for (const child of Array.from(parent.childNodes)) {
    if (isMarked(child)) group.push(child)
    else {
      end()
      if (child.nodeType === element && !silent.includes(nameOf(child))) found.push(...runsIn(child))
    }
  }
  end()
  return found
}

function piecesOf<N extends Tree<N>>(nodes: readonly N[]): N[][] {
  const pieces: N[][] = [[]]
  for (const node of nodes) {
    if (node.nodeType === comment) pieces.push([])
    else pieces.at(-1)?.push(node)
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** Whether a node is letters, or a mark of them. */
function isMarked<N extends Tree<N>>(node: N): boolean {
  if (node.nodeType !== element) return node.nodeType === letters || node.nodeType === comment
  return marks.includes(nameOf(node)) && Array.from(node.childNodes).every(isMarked)
}

function tagsIn<N extends Tree<N>>(node: N): string[] {
  if (node.nodeType !== element) return []
  return [nameOf(node), ...Array.from(node.childNodes).flatMap(tagsIn)]
}

function wordsIn<N extends Tree<N>>(node: N): string {
  if (node.nodeType === letters) return node.nodeValue ?? ''
  if (nameOf(node) === 'br') return ' '
  return Array.from(node.childNodes).map(wordsIn).join('')
}

export function nameOf<N extends Tree<N>>({ nodeName }: N): string {
  return nodeName.toLowerCase()
}

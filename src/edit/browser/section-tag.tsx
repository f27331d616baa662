import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import styles from './page-frame.module.css'

type Corner = (typeof corners)[number]

/** Where the name of a section may stand, the best first: in it, or on it. */
const corners = ['start', 'end', 'above', 'above-end', 'below'] as const

/** 200: more pieces of text than stand near the corners of a section. */
const most = 200

interface Props {
  frame: RefObject<HTMLIFrameElement | null>
  id: string
  box: DOMRect
  scale: number
  name: string
}

/** The name of a section, in the first of its corners in which it covers no words. */
export function SectionTag({ frame, id, box, scale, name }: Props) {
  const tag = useRef<HTMLSpanElement>(null)
  const [corner, setCorner] = useState<Corner>('start')
  const { width, height } = box
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the words of a section stand goes with its size, and not with how far the page is scrolled.
  useLayoutEffect(() => {
    const section = frame.current?.contentDocument?.getElementById(id)
    if (!section || !tag.current) return
    const size = { width: tag.current.offsetWidth / scale, height: tag.current.offsetHeight / scale }
    const words = wordsAround(section)
    const here = section.getBoundingClientRect()
    setCorner(corners.find((one) => !words.some((word) => meet(word, placeOf(one, here, size)))) ?? 'end')
  }, [frame, id, width, height, scale, name])
  return (
    <span className={styles.tag} data-corner={corner} ref={tag}>
      {name}
    </span>
  )
}

/** The letters of a section and those before it, each piece as a box. */
function wordsAround(section: Element): DOMRect[] {
  const { ownerDocument: document } = section
  const boxes = (root: Element, isBackwards: boolean) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: Node[] = []
    while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) found.push(walker.currentNode)
    return (isBackwards ? found.slice(-most) : found.slice(0, most)).flatMap((node) => {
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }
  const before = section.previousElementSibling ?? document.querySelector('header')
  return [...boxes(section, false), ...(before ? boxes(before, true) : [])]
}

function placeOf(corner: Corner, box: DOMRect, { width, height }: { width: number; height: number }): DOMRect {
  const left = corner.endsWith('end') ? box.right - width : box.left
  if (corner === 'below') return new DOMRect(left, box.bottom - height, width, height)
  return new DOMRect(left, corner.startsWith('above') ? box.top - height : box.top, width, height)
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

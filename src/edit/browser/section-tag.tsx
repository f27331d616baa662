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
  const badge = frame.current?.contentDocument?.getElementById(id)?.dataset.mistakes
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the words of a section stand goes with its size, and not with how far the page is scrolled.
  useLayoutEffect(() => {
    const section = frame.current?.contentDocument?.getElementById(id)
    if (!section || !tag.current) return
    const size = { width: tag.current.offsetWidth / scale, height: tag.current.offsetHeight / scale }
    const words = wordsAround(section)
    const here = section.getBoundingClientRect()
    const free = (taken: readonly DOMRect[]) =>
      corners.find((one) => !taken.some((box) => meet(box, placeOf(one, here, size))))
    const marks = badgeOn(section, here)
    // Where no corner is free of words, none of them is as much to be read as what is wrong.
    setCorner(free([...words, ...marks]) ?? free(marks) ?? 'end')
  }, [frame, id, width, height, scale, name, badge])
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

/** Where the preview says on a section that it is a draft, or has mistakes: no element has that place. */
function badgeOn(section: Element, { left, top }: DOMRect): DOMRect[] {
  const style = section.ownerDocument.defaultView?.getComputedStyle(section, '::after')
  if (style?.position !== 'absolute' || !(section.hasAttribute('data-mistakes') || section.hasAttribute('data-draft')))
    return []
  const size = (...names: string[]) =>
    names.reduce((sum, one) => sum + Number.parseFloat(style.getPropertyValue(one)), 0)
  const isBorder = style.boxSizing === 'border-box'
  const width = isBorder ? size('width') : size('width', 'padding-left', 'padding-right')
  const height = isBorder ? size('height') : size('height', 'padding-top', 'padding-bottom')
  return [new DOMRect(left + size('left'), top + size('top'), width, height)]
}

function placeOf(corner: Corner, box: DOMRect, { width, height }: { width: number; height: number }): DOMRect {
  const left = corner.endsWith('end') ? box.right - width : box.left
  if (corner === 'below') return new DOMRect(left, box.bottom - height, width, height)
  return new DOMRect(left, corner.startsWith('above') ? box.top - height : box.top, width, height)
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

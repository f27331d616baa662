import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import styles from './page-frame.module.css'

type Corner = (typeof corners)[number]

/** Where the name of a section may stand, the best first: in it, or on it. */
const corners = ['start', 'end', 'above', 'above-end', 'below'] as const

/** What is read without words, or is pressed. */
const things = 'a, button, img, input, summary, svg'

/** 200: more pieces of text than stand near the corners of a section. */
const most = 200

interface Props {
  frame: RefObject<HTMLIFrameElement | null>
  id: string
  box: DOMRect
  scale: number
  name: string
}

/** The name of a section, in the first of its corners in which it covers nothing that is read or pressed. */
export function SectionTag({ frame, id, box, scale, name }: Props) {
  const tag = useRef<HTMLSpanElement>(null)
  const [{ corner, under }, setPlace] = useState<{ corner: Corner; under: number }>({ corner: 'start', under: 0 })
  const { width, height } = box
  const badge = frame.current?.contentDocument?.getElementById(id)?.dataset.mistakes
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the words of a section stand goes with its size, and not with how far the page is scrolled.
  useLayoutEffect(() => {
    const section = frame.current?.contentDocument?.getElementById(id)
    if (!section || !tag.current) return
    const size = { width: tag.current.offsetWidth / scale, height: tag.current.offsetHeight / scale }
    const here = section.getBoundingClientRect()
    const under = belowHeader(section, here, size.height)
    const free = (taken: readonly DOMRect[]) =>
      corners.find((one) => {
        const place = placeOf(one, here, size, under)
        // What begins a page has nothing above it.
        return place.top + scrollOf(section) >= 0 && !taken.some((box) => meet(box, place))
      })
    const [words, marks] = [wordsAround(section), badgeOn(section, here)]
    // Where no corner is free of what is pressed, words count for more, and what is wrong for most.
    const corner = free([...words, ...thingsAround(section), ...marks]) ?? free([...words, ...marks]) ?? free(marks)
    setPlace({ corner: corner ?? 'end', under })
  }, [frame, id, width, height, scale, name, badge])
  const isAtTop = corner === 'start' || corner === 'end'
  return (
    <span
      className={styles.tag}
      data-corner={corner}
      ref={tag}
      style={isAtTop ? { insetBlockStart: under * scale } : undefined}
    >
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
  const before = placeBefore(section)
  return [...boxes(section, false), ...(before ? boxes(before, true) : [])]
}

/** What stands in a section and before it besides words. */
function thingsAround(section: Element): DOMRect[] {
  const before = placeBefore(section)
  // Pictures of a section lie behind all of it, or are large enough to be seen all the same.
  return [...section.querySelectorAll('a, button, input, summary'), ...(before?.querySelectorAll(things) ?? [])]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
}

function placeBefore(section: Element): Element | null {
  return section.previousElementSibling ?? headerOf(section)
}

function headerOf({ ownerDocument: document }: Element): HTMLElement | null {
  return document.querySelector<HTMLElement>('body > header, body > * > header')
}

function scrollOf({ ownerDocument: { defaultView } }: Element): number {
  return defaultView?.scrollY ?? 0
}

/** How much of the section that begins a page lies below the header, which floats over it: of one that is too low for that, nothing. */
function belowHeader(section: Element, { top, height }: DOMRect, needed: number): number {
  const header = section.previousElementSibling ? null : headerOf(section)
  if (!header) return 0
  const under = header.offsetTop + header.offsetHeight - (top + scrollOf(section))
  return under > 0 && under + needed <= height ? under : 0
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

function placeOf(
  corner: Corner,
  box: DOMRect,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
  under: number,
): DOMRect {
  const left = corner.endsWith('end') ? box.right - width : box.left
  if (corner === 'below') return new DOMRect(left, box.bottom - height, width, height)
  return new DOMRect(left, corner.startsWith('above') ? box.top - height : box.top + under, width, height)
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

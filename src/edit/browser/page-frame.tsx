import { Anchor, SegmentedControl, Switch, VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { memo, useEffect, useRef, useState } from 'react'
import type { PageState } from '../agreed.ts'
import { titleOf } from './gestures.ts'
import { Drawing } from './icon.tsx'
import { LinkOnPage, TypedText } from './on-page/typed-text.tsx'
import { useRevealed } from './on-page/use-revealed.ts'
import { useTyping } from './on-page/use-typing.ts'
import { useWritten } from './on-page/use-written.ts'
import styles from './page-frame.module.css'
import { usePlace } from './place.ts'
import { SectionTag } from './section-tag.tsx'
import { useFrameSections } from './use-frame-sections.ts'
import { useUncovered } from './use-uncovered.ts'

const widths = { Phone: 390, Tablet: 820, Laptop: 1280 } as const

interface Props {
  page: PageState
  section: number | undefined
  onSelect(index: number | undefined, field?: string): void
  onPart(part: string, clicked: Element): void
}

/** The preview's own page. A section is pointed at and chosen; what works in it works when that is asked for. */
export function PageFrame({ page, section, onSelect, onPart }: Props) {
  const [width, setWidth] = useState<string>('Free')
  const [tries, setTries] = useState(false)
  const room = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const { site, go } = usePlace()
  const ids = page.sections.map(({ id }) => id)
  const written = useWritten(page)
  const typing = useTyping({ frame, page, written })
  useRevealed({ frame, page, section, written })
  useUncovered(frame, page.path, tries || site !== undefined)
  const { boxes, pointed } = useFrameSections({
    frame,
    ids,
    selected: section,
    part: site,
    onPart,
    isLive: tries,
    written,
    typing: { element: typing.typed?.surface.element, begin: typing.begin, end: typing.end },
    onSelect: (index, field) => {
      const line = index === undefined ? undefined : page.sections[index]
      onSelect(index, line && field && wayTo(field.at, line.spot.at))
    },
  })
  const wanted = width === 'Free' ? room.width : widths[width as keyof typeof widths]
  const scale = room.width > 0 ? Math.min(1, room.width / wanted) : 1

  // A link that is tried leads to another page, which is then the one that is edited.
  useEffect(() => {
    const element = frame.current
    const follow = () => {
      const at = element?.contentWindow?.location.pathname
      if (at !== undefined && at !== 'blank' && at !== page.path && at.startsWith('/')) go(decodeURI(at))
    }
    element?.addEventListener('load', follow)
    return () => element?.removeEventListener('load', follow)
  }, [page.path, go])

  return (
    <div className={styles.pane}>
      <Bar onTries={setTries} onWidth={setWidth} path={page.path} tries={tries} width={width} />
      <div className={styles.room} ref={room.ref}>
        <div className={styles.window} style={{ inlineSize: wanted * scale }}>
          <iframe
            className={styles.frame}
            key={page.path}
            ref={frame}
            src={page.path}
            style={{ inlineSize: wanted, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
            title={`The page ${page.path}`}
          />
          <div aria-hidden="true" className={styles.marks}>
            {[...new Set([section, pointed.index])].map((index) => {
              const box = index === undefined ? undefined : boxes[index]
              const line = index === undefined ? undefined : page.sections[index]
              if (!box || !line) return null
              return (
                <div className={styles.mark} data-selected={index === section} key={index} style={placed(box, scale)}>
                  <SectionTag box={box} frame={frame} id={line.id} name={titleOf(line)} scale={scale} />
                </div>
              )
            })}
            {typing.typed && <TypedText page={page} scale={scale} typing={typing} />}
            {pointed.text && <div className={styles.text} style={placed(pointed.text, scale)} />}
          </div>
        </div>
      </div>
      <LinkOnPage page={page} typing={typing} />
    </div>
  )
}

interface BarProps {
  path: string
  width: string
  tries: boolean
  onWidth(width: string): void
  onTries(tries: boolean): void
}

/** How the page is shown. It stays as it is when the page is scrolled or pointed at. */
const Bar = memo(function Bar({ path, width, tries, onWidth, onTries }: BarProps) {
  return (
    <div className={styles.bar}>
      <SegmentedControl
        aria-label="Width"
        data={['Phone', 'Tablet', 'Laptop', 'Free']}
        onChange={onWidth}
        size="xs"
        value={width}
      />
      <Switch checked={tries} label="Try it" onChange={(event) => onTries(event.currentTarget.checked)} size="xs" />
      <Anchor className={styles.alone} href={path} rel="noopener" size="xs" target="_blank">
        <Drawing name="open" />
        <VisuallyHidden>Open the page in a new tab</VisuallyHidden>
      </Anchor>
    </div>
  )
})

/** Where a box of the page stands in the frame as it is shown. */
function placed({ top, left, width, height }: DOMRect, scale: number) {
  return {
    insetBlockStart: top * scale,
    insetInlineStart: left * scale,
    inlineSize: width * scale,
    blockSize: height * scale,
  }
}

/** From a section to a field in it. */
function wayTo(field: string, section: string): string {
  return field.slice(section.length + 1)
}

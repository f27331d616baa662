import type { Item } from '../generated/types.ts'
import { TextLink } from './action.tsx'
import { Checks } from './checks.tsx'
import { useSection } from './context.ts'
import { Heading, type Level } from './heading.tsx'
import styles from './item.module.css'
import { addBase } from './markup.ts'
import { Inline, Prose } from './text.tsx'

/** What an entry is called. Where its link has no label, this is the link. */
export function ItemName({ item: { heading, link } }: { item: Item }) {
  const { base } = useSection()
  return link && link.label === undefined ? <a href={addBase(link.href, base)}>{heading}</a> : heading
}

/** The heading of an entry, with what stands above it. */
export function ItemHeading({ item, level }: { item: Item; level: Level }) {
  const { eyebrow, figure } = item
  return (
    <>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading level={level}>
        {figure !== undefined && <span className={styles.figure}>{`${figure} `}</span>}
        <ItemName item={item} />
      </Heading>
    </>
  )
}

/** What an entry says, in the order in which every type draws it. */
export function ItemWords({ item: { text, body, points, note } }: { item: Item }) {
  return (
    <>
      <Inline className={styles.text} text={text} />
      <Prose text={body} />
      <Checks items={points} />
      <ItemNote note={note} />
    </>
  )
}

/** The small line below what an entry says. */
export function ItemNote({ note }: { note: string | undefined }) {
  return <Inline className={styles.note} text={note} />
}

/** Where an entry leads, unless its name is the link. */
export function ItemLink({ link, className }: { link: Item['link']; className?: string | undefined }) {
  const { label, href } = link ?? {}
  return label !== undefined && href !== undefined ? <TextLink className={className} link={{ label, href }} /> : null
}

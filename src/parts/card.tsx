import type { CSSProperties, ReactNode } from 'react'
import type { Span } from '../bento.ts'
import type { Item } from '../generated/types.ts'
import styles from './card.module.css'
import { ItemLink } from './item.tsx'
import toned from './tone.module.css'

interface Props {
  as?: 'div' | 'li' | 'article'
  id?: string | undefined
  tone?: Item['tone']
  /** How much of a bento grid it takes. */
  span?: Span
  className?: string | undefined
  children: ReactNode
}

/** A raised surface with the space inside that all cards have. */
export function Card({ as: Element = 'div', id, tone, span, className = '', children }: Props) {
  const named = typeof tone === 'string' ? tone : undefined
  const own = typeof tone === 'object' ? tone : undefined
  return (
    <Element
      className={[styles.card, named && toned.toned, className].filter(Boolean).join(' ')}
      data-span={span}
      data-tone={named}
      id={id}
      // Colours of its own, for the parts inside to be drawn with.
      style={own && ({ '--text': own.text, '--surface': own.background } as CSSProperties)}
    >
      {children}
    </Element>
  )
}

/** A link that makes all of its card a target. Its name stays its label. */
export function CardLink({ link }: { link: Item['link'] }) {
  return <ItemLink className={styles.link} link={link} />
}

import type { CSSProperties, ReactNode } from 'react'
import type { Colors, Link } from '../generated/types.ts'
import styles from './card.module.css'
import { useSection } from './context.ts'
import { addBase } from './markup.ts'

interface Props {
  as?: 'div' | 'li' | 'article'
  id?: string | undefined
  colors?: Colors | undefined
  className?: string | undefined
  children: ReactNode
}

/** A raised surface with the space inside that all cards have. */
export function Card({ as: Element = 'div', id, colors, className, children }: Props) {
  return (
    <Element className={className ? `${styles.card} ${className}` : styles.card} id={id} style={colorStyle(colors)}>
      {children}
    </Element>
  )
}

/** The colours that an author gave one item, for the parts inside to be drawn with. */
function colorStyle(colors: Colors | undefined): CSSProperties | undefined {
  return colors && ({ '--text': colors.text, '--surface': colors.background } as CSSProperties)
}

/** A link that makes all of its card a target. Its name stays its label. */
export function CardLink({ link }: { link: Link | undefined }) {
  const { base } = useSection()
  if (!link) return null
  return (
    <a className={styles.link} href={addBase(link.href, base)}>
      {link.label}
    </a>
  )
}

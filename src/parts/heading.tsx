import type { ReactNode } from 'react'
import { useSection } from './context.ts'
import styles from './heading.module.css'
import { Inline } from './text.tsx'

/** The level of a heading inside a section. */
export type Level = 1 | 2 | 3 | 4

/** A heading at a level that the page's outline gives. */
export function Heading({
  level,
  children,
  ...rest
}: {
  level: Level
  children: ReactNode
  className?: string | undefined
  id?: string
}) {
  const Element = `h${level}` as const
  return <Element {...rest}>{children}</Element>
}

/** The level of headings inside a section: below its own heading, or in its place. */
export function useItemLevel(section: { heading?: string }): Level {
  const { level } = useSection()
  return section.heading === undefined ? level : level === 1 ? 2 : 3
}

interface Intro {
  eyebrow?: string | undefined
  heading?: string | undefined
  text?: string | undefined
}

/** What most sections begin with: a few small words, the heading, a sentence. */
export function SectionIntro({ section }: { section: Intro }) {
  const { level } = useSection()
  if (section.eyebrow === undefined && section.heading === undefined && section.text === undefined) return null
  return (
    <div className={styles.intro}>
      {section.eyebrow !== undefined && <p className={styles.eyebrow}>{section.eyebrow}</p>}
      {section.heading !== undefined && <Heading level={level}>{section.heading}</Heading>}
      <Inline className={styles.lead} text={section.text} />
    </div>
  )
}

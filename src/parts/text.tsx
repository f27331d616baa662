import { useSection } from './context.ts'
import { textHtml } from './markup.ts'
import styles from './text.module.css'

interface InlineProps {
  text: string | undefined
  as?: 'p' | 'span' | 'li' | 'strong'
  className?: string | undefined
}

/** One line of text with its markup; nothing when there is none. */
export function Inline({ text, as: Element = 'p', className }: InlineProps) {
  const { base } = useSection()
  if (text === undefined) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes everything that it does not make itself.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: textHtml(text, 'inline', base) }} />
}

interface ProseProps {
  text: string | undefined
  /** It may have headings. */
  article?: boolean
  /** The ids of these. */
  ids?: readonly string[]
}

/** Paragraphs and lists; with headings where the text is an article. */
export function Prose({ text, article = false, ids }: ProseProps) {
  const { base } = useSection()
  if (text === undefined) return null
  const html = textHtml(text, article ? 'article' : 'prose', base, ids)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes everything that it does not make itself.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}

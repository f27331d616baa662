import type { Question } from '../generated/types.ts'
import { pictureWidths } from '../picture-width.ts'
import { useSection } from './context.ts'
import { ItemLink, ItemWords } from './item.tsx'
import { Picture } from './picture.tsx'
import styles from './questions.module.css'

/** Headings that open to what they hold. Of all in the section one is open at a time: the browser sees to it. */
export function Questions({ items }: { items: readonly Question[] }) {
  const { id } = useSection()
  return (
    <div className={styles.questions}>
      {items.map((item) => (
        <details id={item.id} key={item.heading} name={id}>
          <summary>{item.heading}</summary>
          <div>
            <ItemWords item={item} />
            <Picture image={item.image} sizes={`(min-width: 62em) ${pictureWidths.accordion}rem, 100vw`} />
            {/* A heading that opens is no link: its words stand again where the link is. */}
            <ItemLink link={item.link && { ...item.link, label: item.link.label ?? item.heading }} />
          </div>
        </details>
      ))}
    </div>
  )
}

import type { CSSProperties } from 'react'
import type { Item } from '../generated/types.ts'
import { SectionIntro } from '../parts/heading.tsx'
import layout from '../parts/layout.module.css'
import { Inline } from '../parts/text.tsx'
import { usualColumns } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './stats.module.css'

export function Stats({ section }: { section: SectionOf<'stats'> }) {
  const { items, look = 'row' } = section
  // All figures have one size: that in which the longest finds room.
  const longest = Math.max(...items.map(({ figure = '' }) => figure.length))
  const isMarked = items.some(({ figure = '' }) => /\p{Lu}\p{M}/u.test(figure.normalize('NFD')))
  return (
    <div className={styles.stats} data-look={look} style={{ '--signs': longest } as CSSProperties}>
      <SectionIntro section={section} />
      <div className={styles.frame}>
        <dl className={look === 'row' ? layout.grid : styles.list} data-columns={usualColumns(items.length)}>
          {items.map((item) => (
            <Stat above={isMarked ? room : undefined} item={item} key={item.heading} />
          ))}
        </dl>
      </div>
    </div>
  )
}

/** What a mark above a capital letter takes, as in "Ö": it stands above its line, where the first row is cut off. */
const room: CSSProperties = { display: 'inline-block', paddingBlockStart: '0.14em' }

/** Heard as a name and its figure, seen the other way round. */
function Stat({ item: { id, figure, heading, text, note }, above }: { item: Item; above: CSSProperties | undefined }) {
  return (
    <div id={id}>
      <dt>{heading}</dt>
      <dd className={styles.figure}>
        <span style={above}>{figure}</span>
      </dd>
      {(text !== undefined || note !== undefined) && (
        <dd className={styles.words}>
          <Inline text={text} />
          <Inline className={styles.note} text={note} />
        </dd>
      )}
    </div>
  )
}

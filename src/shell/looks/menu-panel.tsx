import type { MenuCard, MenuGroup } from '../../generated/types.ts'
import type { Words } from '../../generated/words.ts'
import { textHtml } from '../../parts/markup.ts'
import { Icon } from '../icon.tsx'
import { PageLink } from '../link.tsx'
import styles from './menu-panel.module.css'

interface Surroundings {
  base: string
  words: Words['header']
}

/** What opens below an entry of the menu. */
export function MenuPanel({ groups, ...rest }: Surroundings & { groups: readonly MenuGroup[] }) {
  return (
    <div className={styles.panel}>
      <ul className={styles.sections}>
        {groups.map((group) => (
          <Group group={group} key={group.label} {...rest} />
        ))}
      </ul>
      <button aria-label={rest.words.closePanel} data-close type="button">
        <Icon name="close" />
      </button>
    </div>
  )
}

function Group({ group, base, words }: Surroundings & { group: MenuGroup }) {
  const [first] = group.items
  return (
    <li className={styles.section}>
      <PageLink base={base} className={styles.title} href={first?.link.href ?? '/'}>
        {group.label}
      </PageLink>
      <ul className={styles.cards}>
        {group.items.map((card) => (
          <Card base={base} card={card} key={card.heading} words={words} />
        ))}
      </ul>
    </li>
  )
}

function Card({ card, base, words }: Surroundings & { card: MenuCard }) {
  return (
    <li className={styles.card}>
      <PageLink base={base} className={styles.link} href={card.link.href}>
        <span className={styles.heading}>{card.heading}</span>{' '}
        <span className={styles.more}>
          {card.link.label ?? words.more} <span aria-hidden="true">→</span>
        </span>
      </PageLink>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes everything that it does not make itself. */}
      <p className={styles.text} dangerouslySetInnerHTML={{ __html: textHtml(card.text, 'inline', base) }} />
    </li>
  )
}

import type { MenuCard, MenuGroup, MenuSection } from '../generated/types.ts'
import { textHtml } from '../parts/markup.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './link.tsx'
import styles from './menu.module.css'
import { words } from './words.ts'

interface Surroundings {
  base: string
  linkLabel: string
}

/** A group of the menu: opens by itself, one at a time. A panel on wide screens, a part of the list on phones. */
export function Group({ group, ...rest }: Surroundings & { group: MenuGroup }) {
  return (
    <details className={styles.group} name="site-menu">
      <summary>{group.label}</summary>
      <div className={styles.panel}>
        <ul className={styles.sections}>
          {group.sections.map((section) => (
            <Section key={section.title} section={section} {...rest} />
          ))}
        </ul>
        <button aria-label={words.closePanel} className={styles.close} data-close type="button">
          <Icon name="close" />
        </button>
      </div>
    </details>
  )
}

function Section({ section, base, linkLabel }: Surroundings & { section: MenuSection }) {
  const [first] = section.cards
  return (
    <li className={styles.section}>
      <PageLink base={base} className={styles.title} href={first?.href ?? '/'}>
        {section.title}
      </PageLink>
      <ul className={styles.cards}>
        {section.cards.map((card) => (
          <Card base={base} card={card} key={card.heading} linkLabel={linkLabel} />
        ))}
      </ul>
    </li>
  )
}

function Card({ card, base, linkLabel }: Surroundings & { card: MenuCard }) {
  return (
    <li className={styles.card}>
      <PageLink base={base} className={styles.link} href={card.href}>
        <span className={styles.heading}>{card.heading}</span>{' '}
        <span className={styles.more}>
          {linkLabel} <span aria-hidden="true">→</span>
        </span>
      </PageLink>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes everything that it does not make itself. */}
      <p className={styles.text} dangerouslySetInnerHTML={{ __html: textHtml(card.text, 'inline', base) }} />
    </li>
  )
}

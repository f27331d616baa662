import type { Action, MenuCard, MenuEntry, MenuGroup } from '../generated/types.ts'
import type { Words } from '../generated/words.ts'
import { addBase, textHtml } from '../parts/markup.ts'
import { callHref } from '../parts/phone.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './link.tsx'
import styles from './menu.module.css'

interface Surroundings {
  base: string
  words: Words['header']
}

/** An entry of the menu: a link, or a panel that opens by itself, one at a time; on phones a part of the list. */
export function Entry({ entry, ...rest }: Surroundings & { entry: MenuEntry }) {
  const { label, href, groups } = entry
  if (!groups)
    return (
      <PageLink base={rest.base} className={styles.plain} href={href ?? '/'}>
        {label}
      </PageLink>
    )
  return (
    <details className={styles.group} name="site-menu">
      <summary>{label}</summary>
      <div className={styles.panel}>
        <ul className={styles.sections}>
          {groups.map((group) => (
            <Group group={group} key={group.label} {...rest} />
          ))}
        </ul>
        <button aria-label={rest.words.closePanel} className={styles.close} data-close type="button">
          <Icon name="close" />
        </button>
      </div>
    </details>
  )
}

interface End {
  action: Action | undefined
  phone: string | undefined
  base: string
}

/** What phones have at the end of the menu: the button of the bar, and whom to call. */
export function MenuEnd({ action, phone, base }: End) {
  if (!action && phone === undefined) return null
  return (
    <div className={styles.end}>
      {action && <a href={addBase(action.href, base)}>{action.label}</a>}
      {phone !== undefined && (
        <a href={callHref(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
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

import type { Action, MenuEntry } from '../generated/types.ts'
import type { Words } from '../generated/words.ts'
import { addBase } from '../parts/markup.ts'
import { callHref } from '../parts/phone.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './link.tsx'
import { MenuPanel } from './looks/menu-panel.tsx'
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
        <span>{label}</span>
      </PageLink>
    )
  return (
    <details className={styles.group} name="site-menu">
      <summary>
        <span>{label}</span>
      </summary>
      <MenuPanel groups={groups} {...rest} />
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

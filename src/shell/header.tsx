import { hasLongName, hasRoomForAction } from '../bar-room.ts'
import type { SiteSettings } from '../generated/types.ts'
import { addBase } from '../parts/markup.ts'
import type { ShellContext } from './context.ts'
import styles from './header.module.css'
import { Icon } from './icon.tsx'
import { LogoOnAny } from './logo.tsx'
import { BarAction } from './looks/action.tsx'
import { centered } from './looks/header-centered.ts'
import { name } from './looks/name.ts'
import { tight } from './looks/tight.ts'
import { hasTightBar } from './looks.ts'
import menu from './menu.module.css'
import { Entry, MenuEnd } from './menu.tsx'

/** The bar at the top of every page: the logo, the menu, which phones show on a screen of its own, and a button. */
export function Header({ settings, context }: { settings: SiteSettings; context: ShellContext }) {
  const { header } = settings
  if (!header) return null
  const words = { ...context.words.header, ...header.labels }
  const looks = [header.look === 'centered' && centered.header, hasTightBar(settings) && tight.bar].filter(Boolean)
  return (
    <>
      {/* As high as a visitor may scroll before the bar turns solid. */}
      <span className={styles.mark} />
      <header className={[styles.header, ...looks].join(' ')}>
        <a className={styles.skip} href="#content">
          {words.skip}
        </a>
        <a
          className={hasLongName(settings) ? `${styles.logo} ${name.name}` : styles.logo}
          href={addBase('/', context.base)}
        >
          <LogoOnAny context={context} settings={settings} />
        </a>
        <button aria-label={words.openMenu} className={styles.open} popoverTarget="site-menu" type="button">
          <Icon name="menu" />
        </button>
        <nav aria-label={words.main} className={menu.menu} id="site-menu" popover="auto">
          <div className={menu.top}>
            <span>{words.menu}</span>
            <button
              aria-label={words.closeMenu}
              // biome-ignore lint/a11y/noAutofocus: it takes the focus only when the menu opens, as a popover should.
              autoFocus
              className={menu.close}
              popoverTarget="site-menu"
              popoverTargetAction="hide"
              type="button"
            >
              <Icon name="close" />
            </button>
          </div>
          {header.menu.map((entry) => (
            <Entry base={context.base} entry={entry} key={entry.label} words={words} />
          ))}
          <MenuEnd
            action={header.action}
            base={context.base}
            phone={settings.footer?.contact?.phone ?? settings.organization?.phone}
          />
        </nav>
        {header.action && (
          <BarAction action={header.action} base={context.base} onPhones={hasRoomForAction(settings)} />
        )}
      </header>
    </>
  )
}

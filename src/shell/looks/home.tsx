import type { SiteSettings } from '../../generated/types.ts'
import { addBase } from '../../parts/markup.ts'
import type { ShellContext } from '../context.ts'
import { LogoOnAny } from '../logo.tsx'
import styles from './home.module.css'

/** The logo of a page without header: whose page it is, and the way home. */
export function Home({ settings, context }: { settings: SiteSettings; context: ShellContext }) {
  if (!settings.header) return null
  return (
    <nav aria-label={settings.name} className={styles.home}>
      <a href={addBase('/', context.base)}>
        <LogoOnAny context={context} settings={settings} />
      </a>
    </nav>
  )
}

import type { SiteSettings } from '../generated/types.ts'
import type { ShellContext } from './context.ts'
import styles from './footer.module.css'
import { CenteredFooter } from './looks/footer-centered.tsx'
import { ColumnsFooter } from './looks/footer-columns.tsx'
import { LargeFooter } from './looks/footer-large.tsx'

const looks = { columns: ColumnsFooter, centered: CenteredFooter, large: LargeFooter }

/** The end of every page. */
export function Footer({ settings, context }: { settings: SiteSettings; context: ShellContext }) {
  const { footer } = settings
  if (!footer) return null
  const Inner = looks[footer.look ?? 'columns']
  return (
    <footer className={styles.footer}>
      <Inner context={context} footer={footer} settings={settings} />
    </footer>
  )
}

import { Link } from 'react-router-dom'
import { Drawing } from '../icon.tsx'
import line from '../outline-line.module.css'
import { usePlace } from '../place.ts'
import styles from './site.module.css'

/** The way to what concerns all pages, above these. */
export function SiteEntry() {
  const { path, site } = usePlace()
  return (
    <div className={styles.entry}>
      <Link
        className={line.line}
        data-holds={site !== undefined}
        to={{ pathname: path === undefined ? '/' : `/page${encodeURI(path)}`, search: '?site=theme' }}
      >
        <Drawing name="site" />
        <span className={line.title}>Site</span>
      </Link>
    </div>
  )
}

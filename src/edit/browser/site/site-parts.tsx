import { Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { split } from '../../../content/json/pointer.ts'
import { Count, counted } from '../count.tsx'
import line from '../outline-line.module.css'
import { useStore } from '../store.ts'
import { partOf, parts } from './schema.ts'
import styles from './site.module.css'

/** The parts of the site's settings, each with its own address. */
export function SiteParts({ part, onSelect }: { part: string; onSelect(): void }) {
  const site = useStore('site')
  const open = partOf(part)
  const wrongIn = (name: string) =>
    counted((site?.mistakes ?? []).filter(({ pointer }) => partOf(split(pointer)[1] ?? '')?.name === name))
  return (
    <nav aria-labelledby="site-parts" className={styles.parts}>
      <Title className={styles.heading} fz="sm" id="site-parts" order={2}>
        The whole site
      </Title>
      <ul className={styles.list}>
        {parts.map(({ name, title, field }) => (
          <li key={name}>
            <Link
              aria-current={open?.name === name ? 'page' : undefined}
              className={line.line}
              data-empty={field !== undefined && site !== undefined && site.value[name] === undefined}
              onClick={onSelect}
              to={{ search: `?site=${name}` }}
            >
              <span className={line.title}>{title}</span>
              <Count wrong={wrongIn(name)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

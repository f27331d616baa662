import { Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { split } from '../../../content/json/pointer.ts'
import line from '../outline-line.module.css'
import { store } from '../store.ts'
import { partOf } from './schema.ts'
import styles from './site.module.css'

/** The parts of the site's settings that have the words of a search; each leads to the first field with them. */
export function FoundSettings({ places }: { places: readonly string[] }) {
  const found = places.map((at) => ({ at, part: partOf(split(at)[1] ?? '') }))
  return (
    <section aria-labelledby="found-settings" className={styles.found}>
      <Text c="dimmed" id="found-settings" px="sm" py="xs" size="xs">
        The whole site
      </Text>
      {found.map(({ at, part }, index) =>
        part && found.findIndex((one) => one.part === part) === index ? (
          <Link
            className={line.line}
            key={part.name}
            onClick={() => store.seek(at)}
            to={{ search: `?site=${part.name}` }}
          >
            <span className={line.title}>{part.title}</span>
          </Link>
        ) : null,
      )}
    </section>
  )
}

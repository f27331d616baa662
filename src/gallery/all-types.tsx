import { Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import styles from './all-types.module.css'
import { PageHeading } from './heading.tsx'
import { useFoundTypes } from './layout.tsx'

/** All types side by side, each with a small picture of its full example. */
export function AllTypes() {
  const found = useFoundTypes()
  return (
    <>
      <PageHeading>Sections</PageHeading>
      <Text className={styles.intro}>
        Every page is a list of sections. Choose a type to see how it looks, which fields it has and how to write it.
      </Text>
      <ul className={styles.grid}>
        {found.map(({ name, summary, examples }) => (
          <li className={styles.card} key={name}>
            <div className={styles.picture}>
              <iframe
                aria-hidden="true"
                inert
                loading="lazy"
                src={`/_sections/preview/${name}/${examples.length}?still`}
                tabIndex={-1}
                title={name}
              />
            </div>
            <Title className={styles.name} order={2}>
              <Link className={styles.link} to={`/${name}`}>
                {name}
              </Link>
            </Title>
            <Text className={styles.summary}>{summary}</Text>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Text>No type has these words. Try fewer, or one that is more general.</Text>}
    </>
  )
}

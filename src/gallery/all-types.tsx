import { Anchor, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import styles from './all-types.module.css'
import { PageHeading } from './heading.tsx'
import { Intro } from './intro.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type FoundType, findIcons, findTypes } from './search.ts'
import { Still } from './still.tsx'
import { searching, useSearched } from './use-search.ts'

/** All types side by side, each with a small picture of its full example. */
export function AllTypes() {
  const search = useSearched()
  const found = findTypes(search)
  const icons = findIcons(search)
  return (
    <>
      <PageHeading>Sections</PageHeading>
      <Intro>
        Every page is a list of sections. Choose a type to see how it looks, which fields it has and how to write it. Or
        look at{' '}
        <Anchor component={Link} inherit to="/icons">
          all icons
        </Anchor>
        , at the{' '}
        <Anchor component={Link} inherit to="/looks">
          looks of a type in every tone
        </Anchor>
        , or ask{' '}
        <Anchor component={Link} inherit to="/uses">
          who uses what
        </Anchor>{' '}
        on this site.
      </Intro>
      <ul className={styles.grid}>
        {found.map((one) => (
          <Card found={one} key={one.type.name} search={search} />
        ))}
      </ul>
      {search !== '' && icons.length > 0 && (
        <Text className={styles.icons}>
          <Anchor component={Link} inherit to={searching('/icons', search)}>
            {icons.length === 1 ? '1 icon has' : `${icons.length} icons have`} these words
          </Anchor>
          : {icons.map(({ name }) => name).join(', ')}
        </Text>
      )}
      {found.length === 0 && icons.length === 0 && <NothingFound search={search} />}
    </>
  )
}

function Card({ found: { type, because }, search }: { found: FoundType; search: string }) {
  const { name, summary, examples } = type
  return (
    <li className={styles.card}>
      <Still address={`/_sections/preview/${name}/${examples.length}?still`} title={name} />
      <Title className={styles.name} order={2}>
        <Link className={styles.link} to={searching(`/${name}`, search)}>
          {name}
        </Link>
      </Title>
      <Text className={styles.summary}>{summary}</Text>
      {because && <Text className={styles.because}>{because}</Text>}
    </li>
  )
}

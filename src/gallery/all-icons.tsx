import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import styles from './all-icons.module.css'
import { PageHeading } from './heading.tsx'
import { Intro } from './intro.tsx'
import { NothingFound } from './nothing-found.tsx'
import { findIcons } from './search.ts'
import { useSearched } from './use-search.ts'

/** All icons with their names, which a click copies. */
export function AllIcons() {
  const search = useSearched()
  const found = findIcons(search)
  const clipboard = useClipboard({ timeout: 2500 })
  const [chosen, setChosen] = useState('')
  const told = clipboard.error ? 'Not copied: the browser does not let it be.' : clipboard.copied && 'Copied'
  return (
    <>
      <PageHeading>Icons</PageHeading>
      <Intro>
        A click copies the name of an icon, to be written between the quotes: "icon": "{found[0]?.name ?? 'clock'}".
      </Intro>
      <ul className={styles.grid}>
        {found.map(({ name, meaning }) => (
          <li key={name}>
            <UnstyledButton
              className={styles.icon}
              onClick={() => {
                setChosen(name)
                clipboard.copy(name)
              }}
            >
              <Icon name={name} />
              <span className={styles.name}>
                <VisuallyHidden>Copy </VisuallyHidden>
                {name}
              </span>
              <span className={styles.meaning}>{(chosen === name && told) || meaning}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length === 0 && <NothingFound search={search} />}
      <VisuallyHidden role="status">{told && `${chosen}: ${told}`}</VisuallyHidden>
    </>
  )
}

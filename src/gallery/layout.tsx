import { Anchor, NavLink, Text, TextInput, Title, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { Link, Outlet, NavLink as RouterLink, ScrollRestoration, useMatch, useOutletContext } from 'react-router-dom'
import styles from './layout.module.css'
import { findTypes, type SectionType, types } from './types.ts'

/** The list of types with its search, beside the page that is shown. */
export function Layout() {
  const [search, setSearch] = useState('')
  const found = findTypes(search)
  const home = useMatch({ path: '/', end: true }) !== null
  return (
    <div className={styles.layout} data-home={home}>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <header className={styles.side}>
        <div className={styles.brand}>
          <Title className={styles.name} order={2}>
            <Anchor c="inherit" component={Link} inherit to="/" underline="never">
              Sections
            </Anchor>
          </Title>
          <Anchor className={styles.site} href="/" size="sm">
            Open the site
          </Anchor>
        </div>
        <TextInput
          className={styles.search}
          label="Find a type"
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder="pictures, prices"
          type="search"
          value={search}
        />
        <VisuallyHidden role="status">{search && `${found.length} of ${types.length} types`}</VisuallyHidden>
        <nav aria-label="Section types" className={styles.list}>
          {found.map(({ name }) => (
            <NavLink
              className={styles.link}
              component={RouterLink}
              key={name}
              label={name}
              to={`/${name}`}
              variant="light"
            />
          ))}
          {found.length === 0 && (
            <Text c="dimmed" size="sm">
              No type has these words.
            </Text>
          )}
        </nav>
      </header>
      <main className={styles.page} id="page" tabIndex={-1}>
        <Outlet context={found} />
      </main>
      <ScrollRestoration />
    </div>
  )
}

/** The types that the search has found. */
export function useFoundTypes(): readonly SectionType[] {
  return useOutletContext<readonly SectionType[]>()
}

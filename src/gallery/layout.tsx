import { Anchor, NavLink, Text, TextInput, Title, VisuallyHidden } from '@mantine/core'
import { Link, Outlet, NavLink as RouterLink, ScrollRestoration, useLocation } from 'react-router-dom'
import { icons } from './icons.ts'
import styles from './layout.module.css'
import { findIcons, findTypes } from './search.ts'
import { types } from './types.ts'
import { searching, useSearch } from './use-search.ts'

/** The list of types with its search, beside the page that is shown. */
export function Layout() {
  const [search, setSearch] = useSearch()
  const found = findTypes(search)
  const { pathname } = useLocation()
  const counted = [`${found.length} of ${types.length} types`, `${findIcons(search).length} of ${icons.length} icons`]
  return (
    <div className={styles.layout} data-searched={pathname === '/' || pathname === '/icons'}>
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
        <search className={styles.search}>
          <TextInput
            label="Find a type or an icon"
            onChange={(event) => setSearch(event.currentTarget.value)}
            placeholder="questions, prices, team"
            type="search"
            value={search}
          />
        </search>
        <VisuallyHidden role="status">{search && counted.join(', ')}</VisuallyHidden>
        <nav aria-label="Section types" className={styles.list}>
          {found.map(({ type: { name } }) => (
            <NavLink
              className={styles.link}
              component={RouterLink}
              key={name}
              label={name}
              to={searching(`/${name}`, search)}
              variant="light"
            />
          ))}
          {found.length === 0 && (
            <Text c="dimmed" size="sm">
              No type has these words.
            </Text>
          )}
          <NavLink
            className={`${styles.link} ${styles.icons}`}
            component={RouterLink}
            label="Icons"
            to={searching('/icons', search)}
            variant="light"
          />
          <NavLink className={styles.link} component={RouterLink} label="Who uses what" to="/uses" variant="light" />
        </nav>
      </header>
      <main className={styles.page} id="page" tabIndex={-1}>
        <Outlet context={search} />
      </main>
      <ScrollRestoration />
    </div>
  )
}

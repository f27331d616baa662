import { Anchor, Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Failure } from './failure.tsx'
import styles from './layout.module.css'
import { useSession } from './session.tsx'
import { useAction } from './use-action.ts'
import { mayLose } from './use-unsaved.ts'
import { words } from './words.ts'

const pages = [
  { to: '/', label: words.nav.leads },
  { to: '/dead', label: words.nav.dead },
  { to: '/forget', label: words.nav.forget },
]

/** What stands around every page. */
export function Layout() {
  const { session, api, end } = useSession()
  const { pathname } = useLocation()
  const current = pathname.startsWith('/lead/') ? '/' : pathname
  const { busy, error, run } = useAction()
  const main = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    // Whoever works by keyboard or screen reader goes on where the new page begins.
    if (before.current !== pathname) main.current?.focus()
    before.current = pathname
  }, [pathname])

  // Whoever leaves because it says so must not leave a session behind.
  const signOut = () => {
    if (!mayLose()) return
    run(async () => {
      await api.ask('POST', '/sign-out')
      end()
    })
  }

  return (
    <>
      <a className={styles.skip} href="#page">
        {words.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Anchor c="inherit" className={styles.name} component={Link} to="/" underline="never">
            {session.site}
          </Anchor>
          <nav aria-label={words.nav.label} className={styles.nav}>
            {pages.map(({ to, label }) => (
              <Link aria-current={to === current ? 'page' : undefined} className={styles.link ?? ''} key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
          <div className={styles.user}>
            <Text c="dimmed" size="sm" truncate>
              {session.user}
            </Text>
            {session.byProxy ? null : (
              <Button loading={busy} onClick={signOut} size="compact-sm" variant="default">
                {words.nav.signOut}
              </Button>
            )}
          </div>
        </div>
      </header>
      <main className={styles.page} id="page" ref={main} tabIndex={-1}>
        {error !== undefined && (
          <Failure error={error}>
            <Button onClick={signOut}>{words.tryAgain}</Button>
          </Failure>
        )}
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}

import { Alert, SegmentedControl, Skeleton, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onDemand } from '../form/on-demand.ts'
import { ClashDialog } from './clash-dialog.tsx'
import { FormPane, type Shows } from './form-pane.tsx'
import { Hints } from './hints.tsx'
import styles from './layout.module.css'
import { Lost } from './lost.tsx'
import { NoPage } from './no-page.tsx'
import { PageFrame } from './page-frame.tsx'
import { Pages } from './pages.tsx'
import { usePlace } from './place.ts'
import { Sections } from './sections.tsx'
import { SiteEntry } from './site/site-entry.tsx'
import { store, useStore } from './store.ts'
import { overlays } from './theme.ts'
import { Toolbar } from './toolbar.tsx'
import { useFollowed } from './use-followed.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { waits } from './waits.ts'

/** What the settings of a site may be is a lot to read, and only for who changes them. */
const SitePane = onDemand(async () => (await import('./site/site-pane.tsx')).SitePane, waits)
const SiteParts = onDemand(async () => (await import('./site/site-parts.tsx')).SiteParts, waits)

/** 350 ms: who taps twice types on the page, which then stays. */
const secondTap = 350

/** Outline, page and form: beside each other, or one after the other where there is room for one; in between page and form together. */
export function Layout() {
  const outline = useStore('outline')
  const page = useStore('page')
  const ledTo = useStore('ledTo')
  const { path, section: chosen, site, field, visit, go, follow, choose, goSite } = usePlace()
  // Who is sent to a field is to see it.
  const [part, setPart] = useState(field === undefined ? 'outline' : 'form')
  const [shows, setShows] = useState<Shows>('form')
  const [help, setHelp] = useState(false)
  const [touched, setTouched] = useState<Element>()
  // The place that the editor was loaded with, until somebody goes elsewhere: who comes back there has gone there.
  const loaded = useRef<string | undefined>(visit)
  if (visit !== loaded.current) loaded.current = undefined
  // Who types another path as JSON goes on typing while there is no page at the old one.
  const before = useRef(page)
  if (page) before.current = page
  const formed = page ?? (shows === 'form' ? undefined : before.current)
  const { section, form } = useFollowed(formed ?? undefined, chosen, shows === 'form', (index, isAnother) => {
    if (!formed) return
    follow(path, formed.path, index, isAnother ? undefined : field)
    if (isAnother) store.seek(null)
  })
  const [first] = outline?.pages ?? []
  const isNowhere = page === null || (path === undefined && outline !== undefined && !first)

  useEffect(() => void store.open(path), [path])
  useEffect(() => store.openSite(site !== undefined), [site])
  useEffect(() => {
    if (path === undefined && first) follow(path, first.path)
  })
  useEffect(() => {
    // Nothing is there to come back to.
    if (ledTo) follow(ledTo.from, ledTo.to, undefined, ledTo.field)
  }, [ledTo, follow])
  useEffect(() => {
    document.title = `${path ?? ''} · ${outline?.name ?? 'Editor'}`
  }, [path, outline?.name])
  // Where there is room for one part, what has led to the form is out of sight by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is what this waits for.
  useLayoutEffect(() => {
    if (document.activeElement?.checkVisibility({ visibilityProperty: true }) === false)
      document.querySelector<HTMLElement>('[data-form-name]')?.focus()
  }, [part])
  useShortcuts({ page, section, go, showHelp: () => setHelp(true), find })

  function select(index: number | undefined, field?: string) {
    if (path !== undefined) choose(path, index, field)
    if (part !== 'outline') setTimeout(() => store.typesOnPage || setPart('form'), secondTap)
  }

  /** What surrounds the sections of the page is changed in the settings of the site. */
  function openSite(name: string, clicked: Element) {
    setTouched(clicked)
    if (name !== site) goSite(name, path)
    if (part !== 'outline') setPart('form')
  }

  function find() {
    // At once, and not when it is drawn: what is typed right after the key is what is looked for.
    flushSync(() => setPart('outline'))
    document.querySelector<HTMLElement>('[data-find]')?.focus()
  }

  function seek(pointer: string) {
    setPart('form')
    store.seek(pointer)
  }

  return (
    <main className={styles.layout} data-part={part}>
      <Title className="visually-hidden" order={1}>
        Editor: {path}
      </Title>
      <Toolbar help={help} onHelp={setHelp} path={path} />
      <Parts onChange={setPart} value={part} />
      <section aria-label="Outline" className={styles.outline}>
        <SiteEntry />
        <Pages />
        <Suspense>{site !== undefined && <SiteParts onSelect={() => setPart('form')} part={site} />}</Suspense>
        {page && site === undefined && <Sections onSeek={seek} onSelect={select} page={page} section={section} />}
      </section>
      <section aria-label="Page" className={styles.page}>
        {page && <PageFrame onPart={openSite} onSelect={select} page={page} section={section} />}
        {isNowhere && <NoPage path={path} />}
      </section>
      <section aria-label="Form" className={styles.form}>
        {site !== undefined ? (
          <Suspense fallback={<Skeleton height={240} m="md" width="auto" />}>
            <SitePane key={site} onLed={() => setTouched(undefined)} part={site} touched={touched} />
          </Suspense>
        ) : formed ? (
          <FormPane
            isFirst={visit === loaded.current}
            key={form}
            onShows={setShows}
            page={formed}
            section={section}
            shows={shows}
          />
        ) : (
          page === undefined && !isNowhere && <Skeleton height={240} m="md" width="auto" />
        )}
      </section>
      <div className={styles.told}>
        <Failure />
        <Lost />
      </div>
      <Hints />
      <ClashDialog />
      <Said />
      <div className={styles.overlays} id={overlays} />
    </main>
  )
}

/** Where there is no room for all: which is shown. */
const Parts = memo(function Parts({ value, onChange }: { value: string; onChange(part: string): void }) {
  const areTogether = useMediaQuery('(width >= 48rem)')
  const beside = [
    { value: 'page', label: 'Page' },
    { value: 'form', label: 'Form' },
  ]
  return (
    <SegmentedControl
      aria-label="What is shown"
      className={styles.parts}
      data={[
        { value: 'outline', label: 'Outline' },
        ...(areTogether ? [{ value: 'page', label: 'Page and form' }] : beside),
      ]}
      fullWidth
      onChange={onChange}
      value={areTogether && value === 'form' ? 'page' : value}
    />
  )
})

/** What was not done, or waits to be. */
function Failure() {
  const failure = useStore('failure')
  const site = useStore('outline')?.failure
  const isTriedAgain = useStore('busy')
  const words = failure ?? site
  if (!words) return null
  return (
    <Alert
      className={styles.failure}
      closeButtonLabel="Close"
      color="red"
      onClose={() => store.dismiss()}
      role="alert"
      title={isTriedAgain ? 'Not saved yet' : 'This was not done'}
      variant="outline"
      withCloseButton={failure !== null}
    >
      {words}
    </Alert>
  )
}

/** What was done, for those who do not see it. */
function Said() {
  const said = useStore('said')
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  )
}

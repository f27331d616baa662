import { ActionIcon, Badge, Text, TextInput, Tooltip, VisuallyHidden } from '@mantine/core'
import { memo, Suspense, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { many } from '../../many.ts'
import type { PageLine } from '../agreed.ts'
import { onDemand } from '../form/on-demand.ts'
import { asSearched } from '../searched.ts'
import { Count, wrongOf } from './count.tsx'
import { focusSoon } from './focus-soon.ts'
import { Drawing } from './icon.tsx'
import { hasNone } from './no-page.tsx'
import { AddPage } from './outline/add-page.tsx'
import { useFound } from './outline/use-found.ts'
import line from './outline-line.module.css'
import styles from './pages.module.css'
import { usePlace } from './place.ts'
import { useStore } from './store.ts'
import { rowHeight, useWindow } from './use-window.ts'
import { waits } from './waits.ts'

const FoundSettings = onDemand(async () => (await import('./site/found-settings.tsx')).FoundSettings, waits)

/** All pages as a tree by their paths, found by words of their titles and paths. Of many only those in sight are drawn. */
export const Pages = memo(function Pages() {
  const outline = useStore('outline')
  const { path, site } = usePlace()
  const [search, setSearch] = useState('')
  const [adds, setAdds] = useState(false)
  const words = asSearched(search).trim()
  const found = useFound(words)
  const all = useMemo(() => sorted(outline?.pages ?? []), [outline?.pages])
  const pages = useMemo(
    () => all.filter((page) => asSearched(`${page.path} ${page.title}`).includes(words) || found.pages.has(page.path)),
    [all, words, found],
  )
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { from, to } = useWindow(
    list,
    pages.length,
    pages.findIndex((page) => page.path === path),
  )

  function onKey(event: React.KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const stops = [...(field.current ? [field.current] : []), ...links]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = event.key === 'ArrowDown' ? stops[at + 1] : event.key === 'ArrowUp' ? stops[at - 1] : undefined
    if (!next || at < 0) return
    event.preventDefault()
    next.focus()
  }

  /** Enter opens the first page that was found. One that ends a word which is still being composed does no more. */
  function onKeyInField(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && words) list.current?.querySelector('a')?.click()
    else onKey(event)
  }

  return (
    <nav aria-label="Pages" className={styles.pages}>
      <div className={styles.head}>
        <TextInput
          aria-label="Find a page"
          data-find=""
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={onKeyInField}
          placeholder={`Find in ${many(outline?.pages.length ?? 0, 'page')}`}
          ref={field}
          title="Finds words, titles and paths"
          type="search"
          value={search}
        />
        <Tooltip label="Add a page" openDelay={400}>
          <ActionIcon
            aria-label="Add a page"
            color="gray"
            data-add-page
            onClick={() => setAdds(true)}
            size="lg"
            variant="default"
          >
            <Drawing name="plus" />
          </ActionIcon>
        </Tooltip>
        <VisuallyHidden role="status">{words && `${pages.length + found.settings.length} found`}</VisuallyHidden>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from link to link. */}
      <div className={styles.list} onKeyDown={onKey} ref={list}>
        <ul style={{ blockSize: pages.length * rowHeight }}>
          {pages.slice(from, to).map((page, index) => (
            <li key={page.path} style={{ insetBlockStart: (from + index) * rowHeight }}>
              <Link
                aria-current={page.path === path && site === undefined ? 'page' : undefined}
                className={line.line}
                style={{ paddingInlineStart: `${0.75 + depthOf(page.path) * 0.875}rem` }}
                title={page.path}
                to={{ pathname: `/page${encodeURI(page.path)}`, search: found.pages.get(page.path) ?? '' }}
              >
                <span className={line.title} dir="auto">
                  {page.title || page.path}
                </span>
                {page.draft && (
                  <Badge color="gray" size="xs" variant="outline">
                    Draft
                  </Badge>
                )}
                <Count wrong={wrongOf(page)} />
              </Link>
            </li>
          ))}
        </ul>
        {all.length === 1 && words === '' && (
          <Text c="dimmed" p="sm" size="sm">
            This is the only page. With + you add another one like it.
          </Text>
        )}
        {outline && hasNone(outline) && (
          <Text c="dimmed" p="sm" size="sm">
            There is no page yet. With + you add the first one.
          </Text>
        )}
        {words !== '' && all.length > 0 && pages.length === 0 && found.settings.length === 0 && (
          <Text c="dimmed" p="sm" size="sm">
            No page has these words.
          </Text>
        )}
        <Suspense>{found.settings.length > 0 && <FoundSettings places={found.settings} />}</Suspense>
      </div>
      {adds && (
        <AddPage
          like={(all.find((page) => page.path === path) ?? all[0])?.path}
          onClose={() => {
            setAdds(false)
            focusSoon('[data-add-page]')
          }}
        />
      )}
    </nav>
  )
})

/** Each page below the one that its path begins with. */
function sorted(pages: readonly PageLine[]): PageLine[] {
  const order = new Map(pages.map(({ path }, index) => [path, index]))
  const keyOf = ({ path }: PageLine) => {
    const steps = path.split('/').slice(1)
    return steps.map((_, index) => order.get(`/${steps.slice(0, index + 1).join('/')}`) ?? pages.length)
  }
  const keys = new Map(pages.map((page) => [page, keyOf(page)]))
  return [...pages].sort((one, other) => {
    const [a = [], b = []] = [keys.get(one), keys.get(other)]
    for (let at = 0; at < Math.max(a.length, b.length); at++) {
      const difference = (a[at] ?? -1) - (b[at] ?? -1)
      if (difference !== 0) return difference
    }
    return 0
  })
}

function depthOf(path: string): number {
  return path === '/' ? 0 : Math.min(4, path.split('/').length - 2)
}

import { Badge, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { memo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { PageLine } from '../agreed.ts'
import { Count, wrongOf } from './count.tsx'
import styles from './pages.module.css'
import { usePlace } from './place.ts'
import { useStore } from './store.ts'
import { rowHeight, useWindow } from './use-window.ts'

/** All pages as a tree by their paths, found by words of their titles and paths. Of many only those in sight are drawn. */
export const Pages = memo(function Pages() {
  const outline = useStore('outline')
  const { path } = usePlace()
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const pages = sorted(outline?.pages ?? []).filter((page) =>
    `${page.path} ${page.title}`.toLowerCase().includes(words),
  )
  const list = useRef<HTMLDivElement>(null)
  const { from, to } = useWindow(
    list,
    pages.length,
    pages.findIndex((page) => page.path === path),
  )

  function onKey(event: React.KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = event.key === 'ArrowDown' ? links[at + 1] : event.key === 'ArrowUp' ? links[at - 1] : undefined
    if (!next || at < 0) return
    event.preventDefault()
    next.focus()
  }

  return (
    <nav aria-label="Pages" className={styles.pages}>
      <div className={styles.head}>
        <TextInput
          aria-label="Find a page"
          data-find=""
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={`Find one of ${outline?.pages.length ?? 0} pages`}
          type="search"
          value={search}
        />
        <VisuallyHidden role="status">{words && `${pages.length} found`}</VisuallyHidden>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from link to link. */}
      <div className={styles.list} onKeyDown={onKey} ref={list}>
        <ul style={{ blockSize: pages.length * rowHeight }}>
          {pages.slice(from, to).map((page, index) => (
            <li key={page.path} style={{ insetBlockStart: (from + index) * rowHeight }}>
              <Link
                aria-current={page.path === path ? 'page' : undefined}
                className={styles.link}
                style={{ paddingInlineStart: `${0.75 + depthOf(page.path) * 0.875}rem` }}
                title={page.path}
                to={`/page${encodeURI(page.path)}`}
              >
                <span className={styles.title}>{page.title || page.path}</span>
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
        {pages.length === 0 && outline && (
          <Text c="dimmed" p="sm" size="sm">
            No page has these words.
          </Text>
        )}
      </div>
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

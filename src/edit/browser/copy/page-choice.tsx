import { Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { PageState } from '../../agreed.ts'
import { ask } from '../api.ts'
import { useStore } from '../store.ts'

/** A page that is chosen, at first the one that is open; undefined until it is read. */
export function usePageChoice(page: PageState): {
  path: string
  choose(path: string): void
  to: PageState | undefined
} {
  const [path, choose] = useState(page.path)
  const [read, setRead] = useState<PageState>()
  useEffect(() => {
    if (path !== page.path) void ask<PageState>('GET', `page?path=${encodeURIComponent(path)}`).then(setRead)
  }, [path, page.path])
  return { path, choose, to: path === page.path ? page : read?.path === path ? read : undefined }
}

/** Any page of the site. */
export function PageChoice({ path, onChoose }: { path: string; onChoose(path: string): void }) {
  const outline = useStore('outline')
  return (
    <Select
      allowDeselect={false}
      data={(outline?.pages ?? []).map((one) => ({ value: one.path, label: `${one.path} · ${one.title}` }))}
      data-autofocus
      label="Page"
      limit={100}
      openOnFocus={false}
      onChange={(next) => {
        if (next !== null) onChoose(next)
      }}
      searchable
      value={path}
    />
  )
}

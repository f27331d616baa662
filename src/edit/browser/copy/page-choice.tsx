import { Button, Group, Select, Skeleton, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { PageState } from '../../agreed.ts'
import { ask } from '../api.ts'
import { wordsOf } from '../outbox.ts'
import { useStore } from '../store.ts'

/** A page that is chosen, at first the one that is open. */
interface Choice {
  readonly path: string
  choose(path: string): void
  /** Undefined until it is read. */
  readonly to: PageState | undefined
  /** Why it cannot be read. */
  readonly failure: string | undefined
  again(): void
}

export function usePageChoice(page: PageState): Choice {
  const [path, choose] = useState(page.path)
  const [read, setRead] = useState<PageState>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same page.
  useEffect(() => {
    setFailure(undefined)
    if (path === page.path) return
    let isOver = false
    ask<PageState>('GET', `page?path=${encodeURIComponent(path)}`).then(
      (found) => isOver || setRead(found),
      (error: unknown) => isOver || setFailure(wordsOf(error)),
    )
    return () => {
      isOver = true
    }
  }, [path, page.path, tries])
  const to = path === page.path ? page : read?.path === path ? read : undefined
  return { path, choose, to, failure, again: () => setTries(tries + 1) }
}

/** Any page of the site, and how far reading it is. */
export function PageChoice({ choice, onChoose }: { choice: Choice; onChoose(): void }) {
  const { path, choose, to, failure, again } = choice
  const outline = useStore('outline')
  const select = useRef<HTMLInputElement>(null)
  return (
    <>
      <Select
        allowDeselect={false}
        data={(outline?.pages ?? []).map((one) => ({ value: one.path, label: `${one.path} · ${one.title}` }))}
        data-autofocus
        label="Page"
        limit={100}
        // Words that are typed at once look for another page: they do not go on the name of this one.
        onFocus={(event) => event.currentTarget.select()}
        openOnFocus={false}
        onChange={(next) => {
          if (next === null) return
          choose(next)
          onChoose()
        }}
        ref={select}
        searchable
        value={path}
      />
      {!to && failure === undefined && <Skeleton height={60} />}
      {failure !== undefined && (
        <Group role="alert">
          <Text c="var(--error)" size="sm">
            {failure}
          </Text>
          <Button
            onClick={() => {
              again()
              // The button goes.
              select.current?.focus()
            }}
            size="compact-sm"
            variant="default"
          >
            Try again
          </Button>
        </Group>
      )}
    </>
  )
}

import { Alert, Button, List, Modal, Select, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { many } from '../../../many.ts'
import type { EditOperation, Leaving } from '../../agreed.ts'
import { ask } from '../api.ts'
import { DialogEnd } from '../dialog-end.tsx'
import { wordsOf } from '../outbox.ts'
import { useGo } from '../place.ts'
import { store, useStore } from '../store.ts'
import { useOnce } from '../use-once.ts'

/** 8: more is a number. */
const shownWays = 8

/** Asks before a page goes: who leads to it is said, and its address may lead to another page. */
export function RemovePage({ path, onClose }: { path: string; onClose(next?: string): void }) {
  const outline = useStore('outline')
  const { go } = useGo()
  const [leaving, setLeaving] = useState<Leaving>()
  const [to, setTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  const others = (outline?.pages ?? []).filter((page) => page.path !== path)
  const { title, draft } = outline?.pages.find((page) => page.path === path) ?? { title: path, draft: false }
  useEffect(() => {
    ask<Leaving>('GET', `leaving?path=${encodeURIComponent(path)}`).then(setLeaving, (error: unknown) =>
      setFailure(wordsOf(error)),
    )
  }, [path])

  const remove = useOnce(async () => {
    if (!leaving) return
    store.do({
      title: `Removed the page ${path}`,
      where: {},
      operations: [{ op: 'remove-page', path }, ...(to === null ? [] : redirected(leaving, path, to))],
    })
    await store.whenSent()
    const { failure } = store.now()
    if (failure !== null) return setFailure(failure)
    store.say(`The page ${path} is removed. Undo brings it back.`)
    const next = to ?? others.find((page) => path.startsWith(`${page.path}/`))?.path ?? others[0]?.path
    onClose(next)
    if (next !== undefined) go(next)
  })

  // Nobody agrees to what is not said yet, and what is there can be pressed.
  if (leaving === undefined && failure === undefined) return null
  return (
    <Modal onClose={() => onClose()} opened title={`Remove “${title}”?`}>
      <Stack>
        {leaving && leaving.hidden.length > 0 && (
          <Text size="sm">
            Because of mistakes, {leaving.hidden.join(' and ')} could not be looked through: more may lead to {path}.
          </Text>
        )}
        {leaving?.ways.length === 0 && leaving.hidden.length === 0 && (
          <Text size="sm">No page leads to {path}. Undo brings it back.</Text>
        )}
        {leaving && leaving.ways.length > 0 && (
          <Alert
            title={`${many(leaving.ways.length, 'place')} lead${leaving.ways.length === 1 ? 's' : ''} to ${path}`}
            variant="outline"
          >
            <List size="sm">
              {leaving.ways.slice(0, shownWays).map((way) => (
                <List.Item key={way}>{way}</List.Item>
              ))}
            </List>
            {leaving.ways.length > shownWays && <Text size="sm">and {leaving.ways.length - shownWays} more.</Text>}
            <Text mt="xs" size="sm">
              {to === null ? 'They will lead nowhere, and are told as problems.' : `They will lead to ${to}.`} Undo
              brings the page back.
            </Text>
          </Alert>
        )}
        {!draft && (
          <Select
            clearable
            data={others.map((page) => ({ value: page.path, label: `${page.path} · ${page.title}` }))}
            description="For visitors who saved the address, and for search engines."
            label="Its address then leads to"
            limit={100}
            onChange={setTo}
            placeholder="nowhere: “page not found”"
            searchable
            value={to}
          />
        )}
        <DialogEnd failure={failure} onCancel={() => onClose()}>
          <Button color="red" disabled={!leaving} onClick={remove}>
            Remove the page
          </Button>
        </DialogEnd>
      </Stack>
    </Modal>
  )
}

/** A redirect in the place of a page. Those that led to it lead on at once: redirects go in one step. */
function redirected({ config: file, redirects }: Leaving, from: string, to: string): EditOperation[] {
  const entry = { from, to }
  if (redirects === null) return [{ op: 'insert', file, at: '/site/redirects', value: [entry] }]
  return [
    ...redirects.flatMap((target, index) =>
      target === from ? [{ op: 'set' as const, file, at: `/site/redirects/${index}/to`, value: to }] : [],
    ),
    { op: 'insert', file, at: '/site/redirects/-', value: entry },
  ]
}

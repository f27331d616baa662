import { Button, Modal, Select, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { PageState } from '../agreed.ts'
import { ask } from './api.ts'
import { DialogEnd } from './dialog-end.tsx'
import { moveSection, moveToPage, titleOf } from './gestures.ts'
import { usePlace } from './place.ts'
import { useStore } from './store.ts'

/** Asks for a place on any page, and moves a section there. */
export function MoveTo({ page, from, onClose }: { page: PageState; from: number; onClose(): void }) {
  const outline = useStore('outline')
  const { go } = usePlace()
  const [path, setPath] = useState(page.path)
  const [to, setTo] = useState<PageState>(page)
  const [place, setPlace] = useState('0')
  const section = page.sections[from]
  useEffect(() => {
    void ask<PageState>('GET', `page?path=${encodeURIComponent(path)}`).then(setTo)
  }, [path])
  const others = to.path === page.path ? to.sections.filter((_, index) => index !== from) : to.sections
  const places = [
    { value: '0', label: 'First on the page' },
    ...others.map((one, index) => ({ value: String(index + 1), label: `After “${titleOf(one)}”` })),
  ]

  function move() {
    const index = Number(place)
    if (to.path === page.path) moveSection(page, from, index)
    else moveToPage(page, from, to, index)
    go(to.path, index)
    onClose()
  }

  return (
    <Modal onClose={onClose} opened title={`Move “${section ? titleOf(section) : ''}” to`}>
      <Stack>
        <Select
          allowDeselect={false}
          data={(outline?.pages ?? []).map((one) => ({ value: one.path, label: `${one.path} · ${one.title}` }))}
          data-autofocus
          label="Page"
          limit={100}
          onChange={(next) => {
            if (next === null) return
            setPath(next)
            setPlace('0')
          }}
          searchable
          value={path}
        />
        <Select
          allowDeselect={false}
          data={places}
          label="Place"
          onChange={(next) => setPlace(next ?? '0')}
          value={place}
        />
        <DialogEnd onCancel={onClose}>
          <Button disabled={to.path !== path} onClick={move}>
            Move
          </Button>
        </DialogEnd>
      </Stack>
    </Modal>
  )
}

import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { PageState } from '../agreed.ts'
import { DialogEnd } from './dialog-end.tsx'
import { shareSection } from './gestures.ts'
import { useStore } from './store.ts'

/** 60: longer ones the schema does not take. */
const longest = 60

/** Asks for a name, under which other pages can use a section. */
export function ShareAs({ page, index, onClose }: { page: PageState; index: number; onClose(): void }) {
  const means = useStore('means')
  const [name, setName] = useState('')
  const wrong = wrongName(name, means.shared)
  return (
    <Modal onClose={onClose} opened title="Share with other pages">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          shareSection(page, index, name)
          onClose()
        }}
      >
        <Stack>
          <Text size="sm">Pages that use it show the same. It is changed for all of them at once.</Text>
          <TextInput
            data-autofocus
            description="Small letters, digits and hyphens, such as “opening-hours”."
            error={wrong}
            label="Name"
            onChange={(event) => setName(event.currentTarget.value)}
            value={name}
          />
          <DialogEnd onCancel={onClose}>
            <Button disabled={name === '' || wrong !== undefined} type="submit">
              Share
            </Button>
          </DialogEnd>
        </Stack>
      </form>
    </Modal>
  )
}

/** What is wrong with the name of a shared section, as far as it is typed; undefined where nothing is. */
function wrongName(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return undefined
  if (taken.includes(name)) return 'There is a shared section of this name.'
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    return 'A name has small letters, digits and hyphens alone, and begins with a letter.'
  return name.length > longest ? `It has ${name.length} letters; at most ${longest} fit.` : undefined
}

import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { PageState } from '../agreed.ts'
import { wrongName } from '../form/wrong-name.ts'
import { DialogEnd } from './dialog-end.tsx'
import { shareSection } from './gestures.ts'
import { sharedNames } from './schemas.ts'
import { useStore } from './store.ts'

/** Asks for a name, under which other pages can use a section. */
export function ShareAs({ page, index, onClose }: { page: PageState; index: number; onClose(): void }) {
  const means = useStore('means')
  const [name, setName] = useState('')
  const wrong = name === '' ? undefined : wrongName(name, means.shared, sharedNames)
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

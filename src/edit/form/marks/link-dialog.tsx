import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import type { Field } from '../../../schema/fields.ts'
import { LinkField } from '../link-field.tsx'

interface Props {
  href: string
  onClose(): void
  /** An empty address takes the link away. */
  onLink(href: string): void
}

const field: Field = {
  name: 'href',
  kind: 'href',
  required: true,
  shapes: [],
  schema: {},
}

/** Asks where some words of a text lead. */
export function LinkDialog({ href, onClose, onLink }: Props) {
  const [address, setAddress] = useState(href)
  const finish = (words: string) => {
    onClose()
    onLink(words.trim())
  }
  return (
    <Modal onClose={onClose} opened title="Where do these words lead?">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          finish(address)
        }}
      >
        <LinkField
          at=""
          change={(next) => setAddress(typeof next === 'string' ? next : '')}
          field={field}
          isFirst
          label="Address"
          value={address}
        />
        <Group justify="flex-end" mt="md">
          {href !== '' && (
            <Button onClick={() => finish('')} variant="default">
              Take the link away
            </Button>
          )}
          <Button disabled={address.trim() === ''} type="submit">
            Set the link
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

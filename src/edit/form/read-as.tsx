import { Text } from '@mantine/core'
import { useId, useRef } from 'react'
import { fillText } from '../../content/text/variables.ts'
import { useForm } from './context.ts'
import { useDescribing } from './use-describing.ts'

/** What visitors read of a text that is typed as it is written, where that is something else. */
export function ReadAs({ text }: { text: string }) {
  const { variables } = useForm()
  const id = useId()
  const note = useRef<HTMLParagraphElement>(null)
  useDescribing(note, false, true)
  const read = fillText(text, variables)
  return (
    read !== text && (
      <Text c="dimmed" id={id} ref={note} size="xs">
        Read as “<bdi>{read}</bdi>”
      </Text>
    )
  )
}

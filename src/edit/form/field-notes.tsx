import type { ReactNode } from 'react'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { Mistakes } from './mistakes.tsx'
import { Notes } from './notes.tsx'
import { OwnHere } from './own-here.tsx'

interface Props extends Pick<ControlProps, 'at' | 'field' | 'label' | 'value'> {
  /** What its control says before all else. */
  children?: ReactNode
}

/** What is said below a field: what is wrong with it, and that it has a value of its own here. */
export function FieldNotes({ at, field, label, value, children }: Props) {
  return (
    <Notes mt={4}>
      {children}
      {field.kind !== 'object' && (
        <Mistakes at={at} beside={described(field.schema.description).text} ofControl={field.kind !== 'list'} />
      )}
      <OwnHere at={at} label={label} value={value} />
    </Notes>
  )
}

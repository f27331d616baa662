import type { ReactNode } from 'react'
import { join } from '../../content/json/pointer.ts'
import type { Field } from '../../schema/fields.ts'
import { labelOf } from './edits.ts'
import { Fold } from './fold.tsx'

/** Whether it was opened since the editor was loaded: who needs it in one section needs it in the next. */
let wasOpen = false

interface Props {
  at: string
  fields: readonly Field[]
  children: ReactNode
}

/** What is seldom needed, in one line that names it. */
export function More({ at, fields, children }: Props) {
  const names = fields.map((field) => labelOf(field)).map((name) => name.charAt(0).toLowerCase() + name.slice(1))
  return (
    <Fold
      at={join(at, 'more')}
      isOpenAtFirst={wasOpen}
      label={`More: ${names.join(', ')}`}
      of={fields.map(({ name }) => join(at, name))}
      onOpen={(now) => {
        wasOpen = now
      }}
    >
      {children}
    </Fold>
  )
}

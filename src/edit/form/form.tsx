import { Divider, Stack, Title } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import type { Shape, Value } from '../../schema/fields.ts'
import { FormContext, type FormHost } from './context.ts'
import { FieldContext } from './control.tsx'
import { type Fields, shapeOf } from './edits.ts'
import { FieldControl } from './field.tsx'
import { ObjectMistakes } from './mistakes.tsx'
import { More } from './more.tsx'
import { ObjectFields } from './object-fields.tsx'

/** What a section begins with, whatever its schema names first. */
const first = ['eyebrow', 'heading', 'text', 'title', 'description']

/** How something looks; it comes after what it says. */
const looks = ['look', 'tone', 'columns']

/** What few sections need, and those once: when something is shown, what it is called by others, where else it is, and what a form does besides. */
const seldom = [
  'draft',
  'starts',
  'ends',
  'id',
  'noindex',
  'languages',
  'layout',
  'success',
  'unreachable',
  'afterwards',
  'failure',
  'answer',
  'answers',
  'keep',
  'sends',
  'back',
  'parameter',
  'labels',
  'ignore',
  'shows',
]

interface Props {
  host: FormHost
  /** What the schema says of the value. */
  about: Value
  value: Fields
  /** Where the value stands in its file. */
  at: string
  /** Fields that are not for this form. */
  without?: readonly string[]
  /** All fields are there at once: somebody comes to one of them. */
  isWhole?: boolean
}

/** A form made from a schema: a value in, operations out. It knows nothing of where either comes from. */
export function Form({ host, about, value, at, without = [], isWhole = false }: Props) {
  // Who chooses a section reads its first fields first: what comes last is drawn once these are seen, or somebody is led there.
  const isSeen = useDeferredValue(true, false)
  const [isAll, setAll] = useState(isWhole)
  if (!isAll && (isSeen || host.sought !== null)) setAll(true)
  const shape = shapeOf(value, about.shapes)
  if (!shape) return null
  const names = shape.fields.map(({ name }) => name).filter((name) => !without.includes(name))
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
  const look = looks.filter((name) => names.includes(name))
  const more = seldom.filter((name) => names.includes(name))
  return (
    <FormContext value={host}>
      <FieldContext value={FieldControl}>
        <Stack gap="md">
          <Part
            at={at}
            only={names
              .filter((name) => !looks.includes(name) && !seldom.includes(name))
              .sort((one, other) => rank(one) - rank(other))}
            shape={shape}
            value={value}
          />
          {isAll && look.length > 0 && (
            <>
              <Divider />
              <Title fz="sm" order={3}>
                How it looks
              </Title>
              <ObjectFields at={at} only={look} shape={shape} value={value} />
            </>
          )}
          {isAll && more.length > 0 && (
            <More at={at} fields={more.flatMap((name) => shape.fields.find((field) => field.name === name) ?? [])}>
              <ObjectFields at={at} only={more} shape={shape} value={value} />
            </More>
          )}
        </Stack>
      </FieldContext>
    </FormContext>
  )
}

function Part(props: { shape: Shape; value: Fields; at: string; only: readonly string[] }) {
  return (
    <>
      <ObjectMistakes at={props.at} shape={props.shape} value={props.value} />
      <ObjectFields {...props} />
    </>
  )
}

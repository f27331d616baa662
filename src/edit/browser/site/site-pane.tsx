import { Skeleton, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { join } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import type { SiteState } from '../../agreed.ts'
import { FormContext } from '../../form/context.ts'
import { FieldContext } from '../../form/control.tsx'
import { described } from '../../form/edits.ts'
import { FieldControl } from '../../form/field.tsx'
import { Form } from '../../form/form.tsx'
import styles from '../form-pane.module.css'
import { Pane } from '../pane.tsx'
import { useStore } from '../store.ts'
import { useFormHost } from '../use-form-host.ts'
import { useSought } from '../use-sought.ts'
import { useSteady } from '../use-steady.ts'
import { partOf, site as shape } from './schema.ts'
import { Setting, saysItself } from './setting.tsx'
import { useTouched } from './use-touched.ts'
import { Words } from './words.tsx'

interface Props {
  part: string
  /** What was clicked on the page around its sections: its words are led to once they are here. */
  touched: Element | undefined
  onLed(): void
}

/** The form of a part of the site's settings. */
export function SitePane({ part, touched, onLed }: Props) {
  const state = useStore('site')
  const pane = useRef<HTMLDivElement>(null)
  useTouched(part, state, touched, onLed)
  useSought(pane, state !== undefined)
  useSteady(pane)
  const open = partOf(part)
  if (!open) return <Text p="md">The settings of the site have no part “{part}”. Choose one from the outline.</Text>
  return (
    <Pane pane={pane}>
      <div className={styles.head}>
        <Title data-form-name fz="md" order={2} tabIndex={-1}>
          {open.title}
        </Title>
      </div>
      {/* It goes with the fields: what stays above them is to cover none that gets the focus. */}
      {!(open.field && saysItself(open.field)) && (
        <Text c="dimmed" mb="md" size="xs">
          {open.field ? described(open.field.schema.description).text : 'What the site is called, and where it is.'}
        </Text>
      )}
      {state ? <PartForm name={open.name} state={state} /> : <Skeleton height={240} />}
    </Pane>
  )
}

function PartForm({ name, state: { file, value, mistakes } }: { name: string; state: SiteState }) {
  const host = useFormHost({ file, mistakes })
  const field = partOf(name)?.field
  if (!field) {
    const others = shape.fields.filter((one) => partOf(one.name)?.field).map((one) => one.name)
    return (
      <Form
        about={{ kind: 'object', schema: {}, shapes: [shape] }}
        at="/site"
        host={host}
        value={value}
        without={others}
      />
    )
  }
  const at = join('/site', name)
  const inner = value[name]
  return (
    <FormContext value={host}>
      <FieldContext value={FieldControl}>
        {name === 'words' ? (
          <Words at={at} field={field} value={isObject(inner) ? inner : {}} />
        ) : (
          <Setting at={at} field={field} site={value} />
        )}
      </FieldContext>
    </FormContext>
  )
}

import { Checkbox, InputBase, NativeSelect, Radio, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Static } from '../browser/islands/static.tsx'
import type { FormField as AnyField } from '../generated/types.ts'
import styles from './field.module.css'
import type { FormWords } from './words.ts'

/** Texts with markup are drawn by the server: here they are places among the island's static contents. */
interface Places {
  help: number | undefined
  text?: number | undefined
}
type Placed<F> = F extends AnyField ? Omit<F, keyof Places> & Places : never

/** A field as the browser needs it. */
export type Field = Placed<AnyField>
type Options = Extract<Field, { kind: 'radio' | 'checkboxes' }>

interface Props<F> {
  field: F
  id: string
}

/**
 * A field of a form: Mantine's inputs, the browser's own checks. None has a `maxLength`: of what is pasted a browser would cut off
 * the end, and say nothing.
 */
export function FormField({ field, id, words }: Props<Field> & { words: FormWords }) {
  if (field.kind === 'radio' || field.kind === 'checkboxes') return <Choices field={field} id={id} />
  if (field.kind === 'consent') return <Consent field={field} id={id} />
  const shared = {
    classNames: {
      root: styles.field,
      label: styles.label,
      wrapper: styles.wrapper,
      input: styles.input,
      description: styles.help,
    },
    description: help(field),
    id,
    inputWrapperOrder: ['label', 'input', 'description'] as ('label' | 'input' | 'description')[],
    label: field.label,
    name: field.name,
    required: field.required === true,
  }
  // Mantine's Textarea brings 1 kB that measures how high its text is.
  if (field.kind === 'textarea') return <InputBase component="textarea" {...shared} multiline rows={5} />
  const width = { wrapperProps: { 'data-half': field.width === 'half' || undefined } }
  if (field.kind === 'select') {
    const first = { value: '', label: field.placeholder ?? words.pleaseChoose }
    return (
      <NativeSelect
        {...shared}
        {...width}
        data={[first, ...field.options]}
        rightSection={<span className={styles.chevron} />}
      />
    )
  }
  const filled = field.kind === 'text' ? field.autocomplete : field.kind
  return <TextInput {...shared} {...width} autoComplete={filled} type={field.kind} />
}

/** The words under a field. */
export function help(field: Field): ReactNode {
  return field.help === undefined ? undefined : <Static as="span" index={field.help} />
}

/** Mantine draws a mark of its own; the browser's takes the colour that the page says. */
const noIcon = () => null
const boxClasses = {
  root: styles.option,
  body: styles.body,
  label: styles.text,
  input: styles.box,
  radio: styles.box,
  description: styles.help,
}

/** One choice, or several, all of them in sight. */
function Choices({ field, id }: Props<Options>) {
  const element = useRef<HTMLFieldSetElement>(null)
  /** Whether a choice has still to be made; without script nobody could tell. */
  const [open, setOpen] = useState(false)
  // Some may have been ticked before script came.
  const look = () => setOpen(element.current?.querySelector(':checked') === null)
  useEffect(look, [])
  const helpId = field.help === undefined ? undefined : `${id}-description`
  const several = field.kind === 'checkboxes'
  const Box = several ? Checkbox : Radio
  return (
    <fieldset aria-describedby={helpId} className={styles.field} ref={element}>
      <legend className={styles.label}>
        {field.label}
        {field.required && <Star />}
      </legend>
      <div className={styles.options}>
        {field.options.map((option, index) => (
          <Box
            classNames={boxClasses}
            icon={noIcon}
            id={`${id}-${index}`}
            key={option}
            label={option}
            name={field.name}
            onChange={look}
            // Of several boxes HTML cannot ask for any one; so the first is asked for as long as none is ticked.
            required={field.required === true && (!several || (index === 0 && open))}
            value={option}
          />
        ))}
      </div>
      {helpId !== undefined && (
        <p className={styles.help} id={helpId}>
          {help(field)}
        </p>
      )}
    </fieldset>
  )
}

function Consent({ field, id }: Props<Extract<Field, { kind: 'consent' }>>) {
  return (
    <Checkbox
      classNames={{ ...boxClasses, root: styles.field }}
      description={help(field)}
      icon={noIcon}
      id={id}
      label={<ConsentLabel field={field} />}
      name={field.name}
      required={field.required === true}
      value="true"
    />
  )
}

export function ConsentLabel({ field }: { field: Extract<Field, { kind: 'consent' }> }) {
  return (
    <>
      <span className={styles.label}>
        {field.label}
        {field.required && <Star />}
      </span>
      {field.text !== undefined && <Static as="span" index={field.text} />}
    </>
  )
}

export function Star() {
  return <span aria-hidden="true"> *</span>
}

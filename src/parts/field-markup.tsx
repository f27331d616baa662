import type { ReactNode } from 'react'
import styles from './field.module.css'
import { ConsentLabel, type Field, help, Star } from './field.tsx'
import type { FormWords } from './words.ts'

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>

interface Props<F> {
  field: F
  id: string
}

/**
 * A field as the server draws it: letter by letter what Mantine's inputs draw in the browser, as plain elements, because
 * Mantine takes fifty times as long.
 */
export function FieldMarkup({ field, id, words }: Props<Field> & { words: FormWords }) {
  if (field.kind === 'radio' || field.kind === 'checkboxes') return <Choices field={field} id={id} />
  if (field.kind === 'consent') return <Consent field={field} id={id} />
  if (field.kind === 'select') return <Select field={field} id={id} words={words} />
  const shared = { 'aria-describedby': describedBy(field, id), id }
  if (field.kind === 'textarea')
    return (
      <Wrapper data-multiline="true" field={field} id={id}>
        <textarea
          className={styles.input}
          data-variant="default"
          name={field.name}
          rows={5}
          required={field.required === true}
          {...shared}
        />
      </Wrapper>
    )
  return (
    <Wrapper field={field} half={field.width === 'half'} id={id}>
      <input
        className={styles.input}
        data-variant="default"
        autoComplete={field.kind === 'text' ? field.autocomplete : field.kind}
        type={field.kind}
        required={field.required === true}
        {...shared}
        name={field.name}
      />
    </Wrapper>
  )
}

function Select({ field, id, words }: Props<Of<'select'>> & { words: FormWords }) {
  return (
    <Wrapper
      data-pointer="true"
      data-with-right-section="true"
      field={field}
      half={field.width === 'half'}
      id={id}
      right={
        <div data-position="right" className="">
          <span className={styles.chevron} />
        </div>
      }
    >
      <select
        className={styles.input}
        data-variant="default"
        name={field.name}
        required={field.required === true}
        aria-describedby={describedBy(field, id)}
        id={id}
      >
        <option value="">{field.placeholder ?? words.pleaseChoose}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Wrapper>
  )
}

interface WrapperProps extends Props<Exclude<Field, Of<'radio' | 'checkboxes' | 'consent'>>> {
  half?: boolean
  /** Stands after the input, inside its frame. */
  right?: ReactNode
  children: ReactNode
  'data-multiline'?: 'true'
  'data-pointer'?: 'true'
  'data-with-right-section'?: 'true'
}

/** What stands around an input: its label, its frame and its help. */
function Wrapper({ field, id, half, right, children, ...frame }: WrapperProps) {
  const required = field.required === true
  return (
    <div className={styles.field} data-size="sm" data-half={half || undefined}>
      <label
        className={styles.label}
        data-size="sm"
        data-required={required || undefined}
        htmlFor={id}
        id={`${id}-label`}
      >
        {field.label}
        {required && (
          <span className="" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <div className={styles.wrapper} data-variant="default" data-size="sm" {...frame}>
        {children}
        {right}
      </div>
      {field.help !== undefined && (
        <p className={styles.help} data-size="sm" id={`${id}-description`}>
          {help(field)}
        </p>
      )}
    </div>
  )
}

function describedBy({ help }: Field, id: string): string | undefined {
  return help === undefined ? undefined : `${id}-description`
}

function Choices({ field, id }: Props<Of<'radio' | 'checkboxes'>>) {
  return (
    <fieldset aria-describedby={describedBy(field, id)} className={styles.field}>
      <legend className={styles.label}>
        {field.label}
        {field.required && <Star />}
      </legend>
      <div className={styles.options}>
        {field.options.map((option, index) => {
          const own = { className: styles.box, 'data-with-error-styles': true, name: field.name, value: option }
          const place = `${id}-${index}`
          return (
            <Box
              id={place}
              input={
                field.kind === 'radio' ? (
                  <input {...own} required={field.required === true} id={place} type="radio" />
                ) : (
                  <input {...own} id={place} type="checkbox" />
                )
              }
              key={option}
              label={option}
              root={styles.option}
              variant={field.kind === 'radio' ? undefined : 'filled'}
            />
          )
        })}
      </div>
      {field.help !== undefined && (
        <p className={styles.help} id={`${id}-description`}>
          {help(field)}
        </p>
      )}
    </fieldset>
  )
}

function Consent({ field, id }: Props<Of<'consent'>>) {
  return (
    <Box
      description={
        field.help !== undefined && (
          <p className={styles.help} id={`${id}-description`}>
            {help(field)}
          </p>
        )
      }
      id={id}
      input={
        <input
          className={styles.box}
          data-with-error-styles
          id={id}
          required={field.required === true}
          aria-describedby={describedBy(field, id)}
          type="checkbox"
          name={field.name}
          value="true"
        />
      }
      label={<ConsentLabel field={field} />}
      root={styles.field}
      variant="filled"
    />
  )
}

interface BoxProps {
  root: string | undefined
  variant: string | undefined
  id: string
  input: ReactNode
  label: ReactNode
  description?: ReactNode
}

/** A box to tick, with its words beside it. Mantine names the outermost class twice. */
function Box({ root, variant, id, input, label, description }: BoxProps) {
  return (
    <div className={`${root} ${root}`} data-variant={variant} data-label-position="right">
      <div className={styles.body}>
        <div className="" data-label-position="right">
          {input}
        </div>
        <div className="">
          <label className={styles.text} htmlFor={id}>
            {label}
          </label>
          {description}
        </div>
      </div>
    </div>
  )
}

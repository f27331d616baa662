import { useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { aside } from '../agreed/form-extras.ts'
import { partId } from '../agreed/part-id.ts'
import { isReachable } from '../agreed/reachable.ts'
import { withValues } from '../agreed/with-values.ts'
import { Mantine } from '../browser/islands/mantine.tsx'
import { Static } from '../browser/islands/static.tsx'
import { type Answers, answersIn, besideIn, type Result, send } from '../browser/send/send.ts'
import action from '../parts/action.module.css'
import { type Field, FormField } from '../parts/field.tsx'
import type { FormWords } from '../parts/words.ts'
import styles from './form.module.css'

export interface Props {
  id: string
  name: string
  label: string
  /** Where the answers go; without it nothing is sent. */
  address: string | undefined
  fields: Field[]
  words: FormWords
  /** Where the server has drawn the line below the button. */
  note?: number | undefined
  /** Where it has drawn what is said to those who cannot be answered, if that is something else. */
  unreachable?: number | undefined
  /** Where it has drawn what takes the place of the form. */
  afterwards?: Afterwards | undefined
}

interface Afterwards {
  readonly heading: number
  readonly body: number | undefined
  readonly actions: number | undefined
}

/** How sending ended, and whether its visitor can be answered. */
type Ending = Result & { readonly reachable: boolean }

export default function FormIsland(props: Props) {
  const { id, name, label, address, fields, words, note, unreachable, afterwards } = props
  const element = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [result, setResult] = useState<Ending>()
  /** How many times the form was sent; each time it begins anew. */
  const [round, setRound] = useState(0)
  const [empty] = useState(() => emptyAnswers(fields))
  const form = useForm<Answers>({ mode: 'uncontrolled', initialValues: empty })

  const onSubmit = form.onSubmit(async (answers) => {
    busy.current = true
    setResult(undefined)
    const beside = element.current ? besideIn(element.current) : {}
    const ended: Result = address === undefined ? { outcome: 'sent' } : await send(address, answers, beside)
    busy.current = false
    // The form is older than what is asked for now, as in a tab that was left open. Sent as without script, its visitor gets it
    // as it is today, with the answers and what is wrong with each.
    if (ended.outcome === 'refused' && element.current) return HTMLFormElement.prototype.submit.call(element.current)
    setResult({ ...ended, reachable: isReachable(fields, answers) })
    if (ended.outcome === 'sent') setRound(round + 1)
  })

  return (
    <Mantine>
      <View
        key={round}
        {...{ address, fields, id, label, name, note, words }}
        busy={form.submitting}
        failed={isFailure(result)}
        hidden={afterwards !== undefined && result?.outcome === 'sent'}
        onSubmit={(event) => {
          event.preventDefault()
          if (busy.current) return
          // What stands there counts: scripts fill in fields without telling React.
          form.setValues(answersIn(event.currentTarget, empty))
          onSubmit(event)
        }}
        ref={element}
      >
        {fields.map((field) => (
          <FormField field={field} id={partId(id, field.name)} key={field.name} words={words} />
        ))}
      </View>
      <Message afterwards={afterwards} result={result} unreachable={unreachable} words={words} />
    </Mantine>
  )
}

interface ViewProps extends Omit<Props, 'unreachable' | 'afterwards'> {
  busy?: boolean
  failed?: boolean
  hidden?: boolean
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

export function View({ id, name, label, address, fields, words, ...form }: ViewProps) {
  const { busy = false, failed = false, note, children, ...attributes } = form
  return (
    <form
      action={address}
      aria-label={label}
      className={styles.fields}
      // "dialog" sends nothing anywhere, which a form without script cannot say otherwise.
      method={address === undefined ? 'dialog' : 'post'}
      name={name}
      {...attributes}
    >
      {fields.some((field) => field.required) && <p className={styles.note}>{words.mandatory}</p>}
      {children}
      {address === undefined ? (
        <p className={styles.needsScript}>{words.needsScript}</p>
      ) : (
        <Trap id={id} label={words.trap} />
      )}
      <button
        aria-busy={busy}
        className={action.action}
        data-look="solid"
        disabled={busy}
        onClick={(event) => dropSpaces(event.currentTarget.form)}
        type="submit"
      >
        {busy ? words.sending : failed ? words.tryAgain : words.submit}
      </button>
      {note !== undefined && <Static as="span" className={styles.note} index={note} />}
    </form>
  )
}

/**
 * Empties what has to be filled in and holds nothing but spaces, so that the browser asks for it as for any other, in its own
 * words. A form that is sent by the key of a field clicks its button, too.
 */
function dropSpaces(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>(':is(input, textarea):required') ?? [])
    if (field.value.trim() === '') field.value = ''
}

/** A field that only programs fill in, and no browser for its visitor. */
function Trap({ id, label }: { id: string; label: string }) {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label htmlFor={partId(id, aside.trap)}>{label}</label>
      <input autoComplete="off" id={partId(id, aside.trap)} name={aside.trap} tabIndex={-1} type="text" />
    </div>
  )
}

function isFailure(result: Result | undefined): boolean {
  return result !== undefined && result.outcome !== 'sent'
}

/** Says how sending ended, to those who see it and to those who hear it. */
export function Message({
  result,
  unreachable,
  afterwards,
  words,
}: Pick<Props, 'unreachable' | 'afterwards' | 'words'> & { result: Ending | undefined }) {
  const element = useRef<HTMLDivElement>(null)
  const { outcome, reference, reachable } = result ?? {}
  const other = unreachable !== undefined && reachable === false
  const sent = outcome === 'sent'
  /** Where the button was is something else now. */
  const replaces = sent && afterwards !== undefined
  useEffect(() => {
    if (result === undefined) return
    // The button was switched off while sending, and has lost the focus.
    element.current?.focus({ preventScroll: replaces })
    if (replaces) element.current?.scrollIntoView()
  }, [result, replaces])
  return (
    <div
      className={afterwards ? `${styles.messages} ${styles.panel}` : styles.messages}
      data-outcome={outcome}
      ref={element}
      tabIndex={-1}
    >
      {afterwards && <Static hidden={!sent} index={afterwards.heading} />}
      <p role="status">
        {/* Alone in an element: a browser that translates puts other words in its place, and React could not take it away. */}
        <span>{sent && !other && words.success}</span>
        {unreachable !== undefined && <Static as="span" hidden={!sent || !other} index={unreachable} />}
      </p>
      {reference !== undefined && <p>{withValues(words.reference, { reference })}</p>}
      {afterwards?.body !== undefined && <Static hidden={!sent || other} index={afterwards.body} />}
      {afterwards?.actions !== undefined && <Static hidden={!sent} index={afterwards.actions} />}
      <div role="alert">
        {isFailure(result) && (
          <p>
            {outcome === 'offline' || outcome === 'busy' ? words[outcome] : words.failure} {words.kept}
          </p>
        )}
      </div>
    </div>
  )
}

function emptyAnswers(fields: readonly Field[]): Answers {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'checkboxes' ? [] : kind === 'consent' ? false : '']),
  )
}

import { Alert, Anchor, Box, Text } from '@mantine/core'
import { type RefObject, useId, useRef } from 'react'
import { isIn, join, split } from '../../content/json/pointer.ts'
import type { Shape } from '../../schema/fields.ts'
import { type FormMistake, useForm } from './context.ts'
import { controlIn } from './control-in.ts'
import type { Fields } from './edits.ts'
import { useDescribing } from './use-describing.ts'
import { useFocusAfter } from './use-focus-after.ts'

interface Props {
  at: string
  /** What is said of the field beside it, which need not be said again. */
  beside?: string
  /** Whether the field has one control, of which they are told. */
  ofControl?: boolean
}

/** What is wrong right here, each with what to do, and with a button where a machine can do it. */
export function Mistakes({ at, beside = '', ofControl = false }: Props) {
  const { mistakes } = useForm()
  const here = mistakes.filter(({ pointer }) => pointer === at)
  return here.map((mistake) => (
    <OneMistake beside={beside} key={mistake.message} mistake={mistake} ofControl={ofControl} />
  ))
}

/** What is wrong with an object itself, and what stands in it that none of its fields is. */
export function ObjectMistakes({ at, shape, value }: { at: string; shape: Shape; value: Fields }) {
  const { mistakes } = useForm()
  const { fields, others } = shape
  const now = useRef(value)
  now.current = value
  const depth = split(at).length
  const isStray = (pointer: string) =>
    !others && pointer.startsWith(`${at}/`) && !fields.some(({ name }) => name === split(pointer)[depth])
  return (
    <>
      <Mistakes at={at} />
      {mistakes
        .filter(({ pointer }) => isStray(pointer))
        .map((mistake) => (
          <Box data-field={mistake.pointer} key={`${mistake.pointer} ${mistake.message}`}>
            <OneMistake beside="" holder={{ at, now }} mistake={mistake} ofControl={false} />
          </Box>
        ))}
    </>
  )
}

interface OneProps extends Required<Pick<Props, 'beside' | 'ofControl'>> {
  mistake: FormMistake
  /** The object in which something stands that none of its fields is. */
  holder?: { readonly at: string; readonly now: RefObject<Fields> }
}

function OneMistake({ mistake, beside, holder, ofControl }: OneProps) {
  const { fix, disabled } = useForm()
  const id = useId()
  const note = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const before = useRef<Fields>({})
  useFocusAfter(note, (leaving) => {
    const { at = '', now } = holder ?? {}
    // What none of the fields was may have become one of them.
    const become = Object.keys(now?.current ?? {}).find((name) => !Object.hasOwn(before.current, name))
    return afterNote(leaving, become === undefined ? undefined : join(at, become))
  })
  const isError = mistake.severity === 'error'
  useDescribing(words, isError, ofControl)
  const { message, hint: all, fix: mends } = mistake.plain
  const hint = beside !== '' && all?.startsWith(beside) ? null : all
  function mend(): void {
    before.current = holder?.now.current ?? {}
    fix(mistake)
  }
  return (
    <Alert data-mistake color={isError ? 'red' : 'yellow'} p="xs" ref={note} role="note" variant="outline">
      <Box id={id} ref={words}>
        <Text size="sm">{message}</Text>
        {hint !== null && <Text size="sm">{hint}</Text>}
      </Box>
      {mends !== null && (
        <Anchor aria-describedby={id} component="button" disabled={disabled} onClick={mend} size="sm" type="button">
          Mend it: {mends}
        </Anchor>
      )}
    </Alert>
  )
}

/** Once something is mended its field is gone on with; where it has none, the next that is wrong, or the form from its name on. */
function afterNote(note: HTMLElement, become: string | undefined) {
  const form = note.closest('section')
  const at = become ?? note.closest<HTMLElement>('[data-field]')?.dataset.field
  return () => {
    const field = at === undefined ? null : form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`)
    if (field) return controlIn(field)
    const name = form?.querySelector<HTMLElement>('h2')
    if (name) name.tabIndex = -1
    return form?.querySelector<HTMLElement>('[data-mistake] button') ?? name
  }
}

/** How many mistakes stand in a place and below it. */
export function countIn(mistakes: readonly FormMistake[], at: string): number {
  return mistakes.filter(({ pointer, severity }) => severity !== 'notice' && isIn(pointer, at)).length
}

/** Whether one of them keeps the site from being published. */
export function isErrorIn(mistakes: readonly FormMistake[], at: string): boolean {
  return mistakes.some(({ pointer, severity }) => severity === 'error' && isIn(pointer, at))
}

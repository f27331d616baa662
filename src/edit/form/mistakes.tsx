import { Alert, Anchor, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Field } from '../../schema/fields.ts'
import type { Flat } from '../../schema/flatten.ts'
import { type FormMistake, useForm } from './context.ts'
import { inFormWords } from './form-words.ts'

/** A second without typing is a pause. */
const pause = 1000

/** Whether a text is too short while somebody types it: with the first letter that is no mistake yet. */
export function useBeginning(value: unknown, { minLength = 0 }: Flat): boolean {
  const [rested] = useDebouncedValue(value, pause)
  return rested !== value && typeof value === 'string' && value.length < minLength
}

interface Props {
  at: string
  /** The fields that it may name, as the form calls them. */
  fields?: readonly Pick<Field, 'name' | 'schema'>[]
  /** What is said of the field beside it, which need not be said again. */
  beside?: string
  /** Somebody has just begun to type: what is too short is not told yet. */
  isBeginning?: boolean
}

/** What is wrong right here, each with what to do, and with a button where a machine can do it. */
export function Mistakes({ at, fields = [], beside = '', isBeginning = false }: Props) {
  const { mistakes } = useForm()
  const here = isBeginning ? [] : mistakes.filter(({ pointer }) => pointer === at)
  return here.map((mistake) => <OneMistake beside={beside} fields={fields} key={mistake.message} mistake={mistake} />)
}

function OneMistake({
  mistake,
  beside,
  fields,
}: Required<Pick<Props, 'beside' | 'fields'>> & { mistake: FormMistake }) {
  const { fix, disabled } = useForm()
  const isError = mistake.severity === 'error'
  const hint = beside !== '' && mistake.hint?.startsWith(beside) ? null : mistake.hint
  return (
    <Alert color={isError ? 'red' : 'yellow'} p="xs" role="note" variant="outline">
      <Text size="sm">{inFormWords(mistake.message, fields)}</Text>
      {hint !== null && <Text size="sm">{inFormWords(hint, fields)}</Text>}
      {mistake.fix !== null && (
        <Anchor component="button" disabled={disabled} onClick={() => fix(mistake)} size="sm" type="button">
          Mend it: {mistake.fix}
        </Anchor>
      )}
    </Alert>
  )
}

/** How many mistakes stand in a place and below it. */
export function countIn(mistakes: readonly FormMistake[], at: string): number {
  return mistakes.filter(({ pointer, severity }) => severity !== 'notice' && isIn(pointer, at)).length
}

/** Whether one of them keeps the site from being published. */
export function isErrorIn(mistakes: readonly FormMistake[], at: string): boolean {
  return mistakes.some(({ pointer, severity }) => severity === 'error' && isIn(pointer, at))
}

export function isIn(pointer: string, at: string): boolean {
  return pointer === at || pointer.startsWith(`${at}/`)
}

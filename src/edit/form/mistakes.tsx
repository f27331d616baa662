import { Alert, Anchor, Text } from '@mantine/core'
import type { Field } from '../../schema/fields.ts'
import { type FormMistake, useForm } from './context.ts'
import { inFormWords } from './form-words.ts'

interface Props {
  at: string
  /** The fields that it may name, as the form calls them. */
  fields?: readonly Pick<Field, 'name' | 'schema'>[]
  /** What is said of the field beside it, which need not be said again. */
  beside?: string
}

/** What is wrong right here, each with what to do, and with a button where a machine can do it. */
export function Mistakes({ at, fields = [], beside = '' }: Props) {
  const { mistakes } = useForm()
  const here = mistakes.filter(({ pointer }) => pointer === at)
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

import { Alert, Anchor, Text } from '@mantine/core'
import { type FormMistake, useForm } from './context.ts'

interface Props {
  at: string
  /** What is said of the field beside it, which need not be said again. */
  beside?: string
}

/** What is wrong right here, each with what to do, and with a button where a machine can do it. */
export function Mistakes({ at, beside = '' }: Props) {
  const { mistakes } = useForm()
  const here = mistakes.filter(({ pointer }) => pointer === at)
  return here.map((mistake) => <OneMistake beside={beside} key={mistake.message} mistake={mistake} />)
}

function OneMistake({ mistake, beside }: { mistake: FormMistake; beside: string }) {
  const { fix, disabled } = useForm()
  const isError = mistake.severity === 'error'
  const hint = beside !== '' && mistake.hint?.startsWith(beside) ? null : mistake.hint
  return (
    <Alert color={isError ? 'red' : 'yellow'} p="xs" role="note" variant="outline">
      <Text size="sm">{mistake.message}</Text>
      {hint !== null && <Text size="sm">{hint}</Text>}
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

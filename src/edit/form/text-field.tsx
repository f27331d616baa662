import { Button, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { mentions } from '../../content/text/variables.ts'
import { lettersIn } from '../../letters.ts'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { FieldNotes } from './field-notes.tsx'
import { GrowingText } from './growing-text.tsx'
import { isBody, isTextKind, type TextKind } from './marks/kinds.ts'
import { MarksField } from './marks/marks-field.tsx'
import { readMarks } from './marks/read.ts'
import { onOneLine } from './on-one-line.ts'
import { toControl, useFocusAfter } from './use-focus-after.ts'
import { sentAsTyped, useTyped } from './use-typed.ts'

/** 90: more does not fit on a line of the form. */
export const longest = 90

/** Days that are written without a time are chosen from a calendar. */
const days = ['starts', 'ends', 'published', 'updated', 'date']

/** A text as visitors read it, where it can be shown so exactly, or as it is written. */
export function TextField(props: ControlProps) {
  const { field, label, value, at, change } = props
  const { variables } = useForm()
  const saved = typeof value === 'string' ? value : ''
  const { text, type } = useTyped(saved)
  // A plain text stays in its plain input unless it came with variables: another control would take the focus.
  const [kind] = useState(() => kindOf(field.kind, saved))
  const [asSource, setAsSource] = useState(false)
  const canBeShown = kind !== undefined && readMarks(text, kind, variables) !== undefined
  // Once it is typed as it is written, it stays so until somebody asks for the other.
  if (kind && !canBeShown && !asSource) setAsSource(true)
  const write = (words: string) => {
    type(words)
    change(words === '' && !field.required ? undefined : words, `Changed “${label}”`, at)
  }
  const most = field.schema.maxLength
  const letters = lettersIn(text)
  return (
    <div>
      {kind && canBeShown && !asSource ? (
        <MarksField
          field={field}
          kind={kind}
          label={label}
          onSource={() => setAsSource(true)}
          text={text}
          write={write}
        />
      ) : (
        <Source {...props} text={text} write={write} />
      )}
      {asSource && canBeShown && <AsRead onClick={() => setAsSource(false)} />}
      <FieldNotes at={at} field={field} label={label} value={value}>
        {most !== undefined && letters > most * 0.6 && (
          <Text c={letters > most ? 'red' : 'dimmed'} size="xs" ta="end">
            {letters} of {most} letters
          </Text>
        )}
      </FieldNotes>
    </div>
  )
}

/** The way back. It goes with the text as it is written, and what is typed in then has the focus. */
function AsRead({ onClick }: { onClick(): void }) {
  const own = useRef<HTMLButtonElement>(null)
  useFocusAfter(own, toControl)
  return (
    <Button mt={4} onClick={onClick} ref={own} size="compact-xs" variant="subtle">
      Show it as visitors read it
    </Button>
  )
}

function kindOf(kind: ControlProps['field']['kind'], saved: string): TextKind | undefined {
  if (isTextKind(kind) && kind !== 'plain') return kind
  return kind === 'plain' && mentions(saved).length > 0 ? 'plain' : undefined
}

/** A text as it is written: marks are typed as in the file. */
function Source({ field, label, text, write }: ControlProps & { text: string; write(words: string): void }) {
  const { disabled } = useForm()
  const { schema, kind, required, name } = field
  const help = described(schema.description)
  const most = schema.maxLength
  const isDay = days.includes(name) && /^(\d{4}-\d\d-\d\d)?$/.test(text)
  const common = {
    ...sentAsTyped,
    label,
    description: help.text,
    disabled,
    required,
    withAsterisk: required,
    value: text,
    placeholder:
      typeof schema.default === 'string' ? `${schema.default} (by itself)` : help.example && `Such as: ${help.example}`,
    onChange: (event: { currentTarget: { value: string } }) => write(event.currentTarget.value),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
  }
  const hasLines = text.includes('\n')
  if (isDay) return <TextInput {...common} placeholder="" type="date" />
  // Where there are lines, another program has written them: they stay.
  if (isBody(kind) || hasLines) return <GrowingText {...common} minRows={isBody(kind) ? 4 : 2} />
  if (most === undefined || most <= longest) return <TextInput {...common} />
  return <GrowingText {...common} {...onOneLine(write)} minRows={2} />
}

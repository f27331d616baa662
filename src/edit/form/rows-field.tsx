import { ActionIcon, CloseButton, Stack, Text, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { join } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import { AddEntry } from './add-entry.tsx'
import { type FormOperation, useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { labelOf, setField } from './edits.ts'
import { FreshEntry } from './fresh-entry.tsx'
import { Mistakes, ObjectMistakes } from './mistakes.tsx'
import { Notes } from './notes.tsx'
import { ReadAs } from './read-as.tsx'
import styles from './rows-field.module.css'
import { SeveralHead } from './several-head.tsx'
import { useEntries } from './use-entries.ts'
import { sentAsTyped, useTyped } from './use-typed.ts'

/** Entries of one or two short texts, as rows that are typed one after the other. */
export function RowsField(props: ControlProps) {
  const { field, label, at } = props
  const { disabled, say } = useForm()
  const rowAt = (index: number) =>
    document.querySelector<HTMLElement>(`[data-entry-row="${CSS.escape(join(at, index))}"]`)
  const boxIn = (index: number) => rowAt(index)?.querySelector('input')
  const list = useEntries(props, (index) => boxIn(index)?.focus())
  const { entries, one, isFull } = list
  const { schema, entry } = field
  const [shape] = entry?.shapes ?? []
  const fields = shape?.fields ?? []
  function onEnter(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (index < entries.length - 1) boxIn(index + 1)?.focus()
    else if (isFull) say(`No more than ${schema.maxItems} fit.`)
    // Nothing was typed yet: another one would be empty as well.
    else if (event.currentTarget.value !== '') list.add()
  }
  return (
    <Stack gap={6}>
      <SeveralHead count={entries.length} description={schema.description} label={label} />
      {entries.length > 0 && fields.length > 0 && (
        <div aria-hidden="true" className={styles.row}>
          {fields.map((each) => (
            <Text className={styles.box} fw={500} key={each.name} size="xs">
              {labelOf(each)}
            </Text>
          ))}
          <span className={styles.acts} />
        </div>
      )}
      <ul aria-label={label} className={styles.rows}>
        {entries.map((item, index) => {
          const place = join(at, index)
          const called = `${one} ${index + 1}`
          const boxes = isObject(item)
            ? fields.map((each) => ({
                at: join(place, each.name),
                label: `${called}: ${labelOf(each)}`,
                saved: item[each.name],
                set: (text: string) => setField(item, place, fields, each.name, text),
              }))
            : [
                {
                  at: place,
                  label: called,
                  saved: item,
                  set: (value: string) => ({ op: 'set', at: place, value }) as const,
                },
              ]
          return (
            <li className={styles.entry} data-entry-row={place} key={list.keys[index]} tabIndex={-1}>
              {/* Whose row others take out is not in a text: the next letter is not meant for another row. */}
              <FreshEntry isNew={list.isNew(index)} next={() => rowAt(index) ?? list.button.current}>
                <div className={styles.row}>
                  {boxes.map((box) => (
                    <Box {...box} key={box.at} onKeyDown={(event) => onEnter(event, index)} />
                  ))}
                  <div className={styles.acts}>
                    <ActionIcon
                      aria-label={`Move ${called} up`}
                      color="gray"
                      disabled={disabled || index === 0}
                      onClick={() => list.move(index, index - 1)}
                      size={28}
                      variant="subtle"
                    >
                      ↑
                    </ActionIcon>
                    <ActionIcon
                      aria-label={`Move ${called} down`}
                      color="gray"
                      disabled={disabled || index === entries.length - 1}
                      onClick={() => list.move(index, index + 1)}
                      size={28}
                      variant="subtle"
                    >
                      ↓
                    </ActionIcon>
                    <CloseButton
                      aria-label={`Remove ${called}`}
                      disabled={disabled}
                      onClick={() => list.remove(index)}
                      size={28}
                    />
                  </div>
                </div>
                {shape && isObject(item) && <ObjectMistakes at={place} shape={shape} value={item} />}
              </FreshEntry>
            </li>
          )
        })}
      </ul>
      <AddEntry count={entries.length} most={schema.maxItems} onAdd={list.add} one={one} ref={list.button} />
    </Stack>
  )
}

/** One text of an entry. */
function Box(props: {
  at: string
  label: string
  saved: unknown
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  set(text: string): FormOperation
}) {
  const { at, label, saved, onKeyDown, set } = props
  const { send, disabled } = useForm()
  const { text, type } = useTyped(typeof saved === 'string' ? saved : '')
  return (
    <div className={styles.box} data-field={at}>
      <TextInput
        {...sentAsTyped}
        aria-label={label}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => {
          type(value)
          send(`Changed “${label}”`, [set(value)], at)
        }}
        onKeyDown={onKeyDown}
        value={text}
      />
      <Notes>
        <ReadAs text={text} />
        <Mistakes at={at} ofControl />
      </Notes>
    </div>
  )
}

import { Button, Group, Menu, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { join } from '../../content/json/pointer.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { isObject } from '../../is-object.ts'
import { ActsMenu } from './acts-menu.tsx'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { blank, entryWord, nameOf } from './edits.ts'
import { EntryFields } from './entry-fields.tsx'
import { Fold } from './fold.tsx'
import { FreshEntry } from './fresh-entry.tsx'
import { AddPictures } from './pictures/add-pictures.tsx'
import { pictured } from './pictures/entry-of.ts'
import { SeveralHead } from './several-head.tsx'
import { useLastingKeys } from './use-lasting-keys.ts'
import { useOpen } from './use-open.ts'

/** Where words are typed first: which kind of entry it is can be chosen later. */
const words = ['input:not([type=color])', 'textarea', '[contenteditable]']
  .map((one) => `:scope [data-field] ${one}`)
  .join()

/** Entries as cards of which one is open at a time: they are moved, doubled and taken out. */
export function ListField({ field, label, value, at, change }: ControlProps) {
  const { send, say, disabled, copy, variables } = useForm()
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  const [open, setOpen] = useOpen(at, [...entries.keys()])
  const { keys, follow } = useLastingKeys(entries, (index, isNew) => {
    const card = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(join(at, index))}"]`)
    if (isNew) card?.scrollIntoView({ block: 'start' })
    card?.querySelector<HTMLElement>(isNew ? words : '[data-fold]')?.focus({ preventScroll: isNew })
  })
  const added = useRef<number>(undefined)
  // What had the focus goes with the last of them.
  const button = useRef<HTMLButtonElement>(null)
  const wasLast = useRef(false)
  useEffect(() => {
    if (entries.length === 0 && wasLast.current) button.current?.focus()
    wasLast.current = false
  }, [entries.length])
  const { entry, schema, required } = field
  if (!entry) return null
  const one = entryWord(label)
  const full = schema.maxItems !== undefined && entries.length >= schema.maxItems
  // Words alone are typed again as soon, and what the judge is to ignore is no content.
  const canBeCopied = copy && entry.shapes.length > 0 && field.name !== 'ignore'
  const titleOf = (index: number) => nameOf(entries[index], `${one} ${index + 1}`, variables)

  function put(title: string, operation: Operation, next: number | undefined): void {
    send(title, [operation])
    setOpen(next)
    say(title)
  }
  function add(): void {
    if (value === undefined) change(blank(field), `Added “${label}”`)
    else send(`Added to “${label}”`, [{ op: 'insert', at: join(at, '-'), value: entry ? blank(entry) : '' }])
    added.current = entries.length
    setOpen(entries.length)
    follow(entries.length)
  }
  function move(from: number, to: number): void {
    if (to < 0 || to >= entries.length) return
    const way = to < from ? 'up' : 'down'
    put(
      `Moved “${titleOf(from)}” ${way}`,
      { op: 'move', at: join(at, from), to: join(at, to) },
      open === from ? to : open,
    )
    say(`${titleOf(from)} is now ${to + 1} of ${entries.length}.`)
    follow(from)
  }
  function remove(index: number): void {
    if (entries.length === 1) wasLast.current = true
    else follow(index === entries.length - 1 ? index - 1 : index + 1)
    if (entries.length === 1 && !required) change(undefined, `Removed “${label}”`)
    else put(`Removed “${titleOf(index)}”`, { op: 'remove', at: join(at, index) }, undefined)
    say(`${titleOf(index)} is removed. Undo brings it back.`)
  }

  const list = (pictures: ReactNode) => (
    <Stack gap="xs">
      <SeveralHead count={entries.length} description={schema.description} label={label} />
      {entries.map((item, index) => (
        <FreshEntry isNew={added.current === index} key={keys[index]}>
          <Fold
            actions={
              <ActsMenu disabled={disabled} label={`What to do with ${titleOf(index)}`}>
                <Menu.Item disabled={index === 0} onClick={() => move(index, index - 1)}>
                  Move up
                </Menu.Item>
                <Menu.Item disabled={index === entries.length - 1} onClick={() => move(index, index + 1)}>
                  Move down
                </Menu.Item>
                <Menu.Item
                  disabled={full}
                  onClick={() =>
                    put(
                      `Doubled “${titleOf(index)}”`,
                      { op: 'insert', at: join(at, index + 1), value: another(item) },
                      index + 1,
                    )
                  }
                >
                  Duplicate
                </Menu.Item>
                {canBeCopied && <Menu.Item onClick={() => copy?.(join(at, index))}>Copy to …</Menu.Item>}
                <Menu.Item c="var(--error)" onClick={() => remove(index)}>
                  Remove
                </Menu.Item>
              </ActsMenu>
            }
            at={join(at, index)}
            label={titleOf(index)}
            onToggle={() => setOpen(open === index ? undefined : index)}
            open={open === index}
          >
            <EntryFields at={join(at, index)} entry={entry} label={one} value={item} />
          </Fold>
        </FreshEntry>
      ))}
      <Group>
        <Button disabled={disabled || full} onClick={add} ref={button} size="xs" variant="default">
          Add {one.toLowerCase()}
        </Button>
        {pictures}
        {full && (
          <Text c="dimmed" size="xs">
            No more than {schema.maxItems} fit.
          </Text>
        )}
      </Group>
    </Stack>
  )
  const asPicture = value === undefined ? undefined : pictured(entry)
  if (!asPicture) return list(null)
  return (
    <AddPictures
      label={label}
      onEntry={(next) =>
        send(`Added “${nameOf(next, one, variables)}” to “${label}”`, [
          { op: 'insert', at: join(at, '-'), value: next },
        ])
      }
      pictured={asPicture}
      room={(schema.maxItems ?? Number.POSITIVE_INFINITY) - entries.length}
    >
      {list}
    </AddPictures>
  )
}

/** The same once more: an id is there once a page. */
function another(item: unknown): unknown {
  if (!isObject(item)) return item
  const { id: _, ...others } = item
  return others
}

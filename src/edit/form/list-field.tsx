import { Menu, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { join } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import { ActsMenu } from './acts-menu.tsx'
import { AddEntry } from './add-entry.tsx'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { nameOf } from './edits.ts'
import { EntryFields } from './entry-fields.tsx'
import { Fold } from './fold.tsx'
import { FreshEntry } from './fresh-entry.tsx'
import { foldAt } from './no-object.tsx'
import { AddPictures } from './pictures/add-pictures.tsx'
import { pictured } from './pictures/entry-of.ts'
import { SeveralHead } from './several-head.tsx'
import { useEntries } from './use-entries.ts'
import { nextKey } from './use-lasting-keys.ts'
import { useOpen } from './use-open.ts'

/** Where words are typed first: which kind of entry it is can be chosen later. */
const words = ['input:not([type=color])', 'textarea', '[contenteditable]']
  .map((one) => `:scope [data-field] ${one}`)
  .join()

/** Entries as cards of which one is open at a time: they are moved, doubled and taken out. */
export function ListField(props: ControlProps) {
  const { field, label, value, at } = props
  const { send, disabled, copy, variables } = useForm()
  const list = useEntries(props, (index, isNew) => {
    const card = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(join(at, index))}"]`)
    if (isNew) card?.scrollIntoView({ block: 'start' })
    card?.querySelector<HTMLElement>(isNew ? words : '[data-fold]')?.focus({ preventScroll: isNew })
  })
  const { entries, one, titleOf, isFull } = list
  const [open, setOpen] = useOpen(at, list.keys, [...entries.keys()])
  const { entry, schema } = field
  if (!entry) return null
  // Words alone are typed again as soon, and what the judge is to ignore is no content.
  const canBeCopied = copy && entry.shapes.length > 0 && field.name !== 'ignore'

  const cards = (pictures: ReactNode) => (
    <Stack aria-label={label} gap="xs" role="group">
      <SeveralHead count={entries.length} description={schema.description} label={label} />
      {entries.map((item, index) => (
        <FreshEntry
          isNew={list.isNew(index)}
          key={list.keys[index]}
          next={() => foldAt(join(at, index)) ?? list.button.current}
        >
          <Fold
            actions={
              <ActsMenu disabled={disabled} label={`What to do with ${titleOf(index)}`}>
                <Menu.Item disabled={index === 0} onClick={() => list.move(index, index - 1)}>
                  Move up
                </Menu.Item>
                <Menu.Item disabled={index === entries.length - 1} onClick={() => list.move(index, index + 1)}>
                  Move down
                </Menu.Item>
                <Menu.Item
                  disabled={isFull}
                  onClick={() => {
                    list.put(`Doubled “${titleOf(index)}”`, {
                      op: 'insert',
                      at: join(at, index + 1),
                      value: another(item),
                    })
                    setOpen(nextKey(list.keys))
                  }}
                >
                  Duplicate
                </Menu.Item>
                {canBeCopied && <Menu.Item onClick={() => copy?.(join(at, index))}>Copy to …</Menu.Item>}
                <Menu.Item
                  c="var(--error)"
                  onClick={() => {
                    list.remove(index)
                    setOpen(undefined)
                  }}
                >
                  Remove
                </Menu.Item>
              </ActsMenu>
            }
            at={join(at, index)}
            label={titleOf(index)}
            onToggle={() => setOpen(open === list.keys[index] ? undefined : list.keys[index])}
            open={open === list.keys[index]}
          >
            <EntryFields at={join(at, index)} entry={entry} label={one} value={item} />
          </Fold>
        </FreshEntry>
      ))}
      <AddEntry
        count={entries.length}
        most={schema.maxItems}
        onAdd={() => {
          list.add()
          setOpen(nextKey(list.keys))
        }}
        one={one}
        ref={list.button}
      >
        {pictures}
      </AddEntry>
    </Stack>
  )
  const asPicture = value === undefined ? undefined : pictured(entry)
  if (!asPicture) return cards(null)
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
      {cards}
    </AddPictures>
  )
}

/** The same once more: an id is there once a page. */
function another(item: unknown): unknown {
  if (!isObject(item)) return item
  const { id: _, ...others } = item
  return others
}

import { ActionIcon, Badge, Button, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { Mistake, PageState } from '../agreed.ts'
import { AddSection } from './add-section.tsx'
import { duplicateSection, moveSection, removeSection, titleOf } from './gestures.ts'
import { Drawing } from './icon.tsx'
import { MoveTo } from './move-to.tsx'
import styles from './sections.module.css'
import { ShareAs } from './share-as.tsx'

interface Props {
  page: PageState
  section: number | undefined
  onSelect(index: number | undefined): void
}

/** What is asked about a section. */
type Asked = { readonly what: 'add' | 'move' | 'share'; readonly index: number } | undefined

/** The sections of the page, in their order, and all that is done with a whole section. */
export function Sections({ page, section, onSelect }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const close = () => setAsked(undefined)

  function move(from: number, to: number) {
    if (to < 0 || to >= page.sections.length) return
    moveSection(page, from, to)
    onSelect(to)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus())
  }
  function onKey(event: React.KeyboardEvent, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (event.altKey) move(index, index + step)
    else document.querySelector<HTMLElement>(`[data-row="${index + step}"]`)?.focus()
  }

  return (
    <section aria-label="Sections" className={styles.sections}>
      <UnstyledButton
        aria-current={section === undefined}
        className={styles.own}
        data-row={-1}
        onClick={() => onSelect(undefined)}
        onKeyDown={(event) => onKey(event, -1)}
      >
        The page itself
        <Count mistakes={page.mistakes.filter((one) => one.section === null && one.page === page.path)} />
      </UnstyledButton>
      <ol className={styles.list}>
        {page.sections.map((one, index) => (
          <li
            className={styles.row}
            data-dragged={dragged === index}
            data-over={dragged !== undefined && over === index ? (dragged < index ? 'after' : 'before') : undefined}
            // Sections have no name that lasts but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={index}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(index)
            }}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index)
              setDragged(undefined)
            }}
          >
            <span
              aria-hidden="true"
              className={styles.grip}
              draggable
              onDragEnd={() => setDragged(undefined)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(index)
              }}
            >
              <Drawing name="grip" />
            </span>
            <UnstyledButton
              aria-current={section === index}
              className={styles.name}
              data-row={index}
              onClick={() => onSelect(index)}
              onKeyDown={(event) => onKey(event, index)}
            >
              <span className={styles.title}>{titleOf(one)}</span>
              <Text c="dimmed" component="span" size="xs">
                {one.type}
                {one.use !== null && ` · shared, used ${one.uses === 1 ? 'once' : `${one.uses} times`}`}
              </Text>
            </UnstyledButton>
            {one.draft && (
              <Badge color="gray" size="xs" variant="outline">
                Draft
              </Badge>
            )}
            <Count mistakes={page.mistakes.filter((mistake) => mistake.section === index || isOf(mistake, one.spot))} />
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon aria-label={`What to do with ${titleOf(one)}`} color="gray" variant="subtle">
                  <Drawing name="dots" />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item disabled={index === 0} onClick={() => move(index, index - 1)} rightSection="Alt ↑">
                  Move up
                </Menu.Item>
                <Menu.Item
                  disabled={index === page.sections.length - 1}
                  onClick={() => move(index, index + 1)}
                  rightSection="Alt ↓"
                >
                  Move down
                </Menu.Item>
                <Menu.Item onClick={() => setAsked({ what: 'move', index })}>Move to …</Menu.Item>
                <Menu.Item onClick={() => setAsked({ what: 'add', index: index + 1 })}>Add one below …</Menu.Item>
                <Menu.Item
                  onClick={() => {
                    duplicateSection(page, index)
                    onSelect(index + 1)
                  }}
                >
                  Duplicate
                </Menu.Item>
                {one.use === null && (
                  <Menu.Item onClick={() => setAsked({ what: 'share', index })}>Share with other pages …</Menu.Item>
                )}
                <Menu.Item
                  color="red"
                  onClick={() => {
                    removeSection(page, index)
                    onSelect(undefined)
                  }}
                >
                  Remove
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          fullWidth
          onClick={() => setAsked({ what: 'add', index: page.sections.length })}
          size="xs"
          variant="default"
        >
          Add a section
        </Button>
      </div>
      {asked?.what === 'add' && <AddSection at={asked.index} onAdded={onSelect} onClose={close} page={page} />}
      {asked?.what === 'move' && <MoveTo from={asked.index} onClose={close} page={page} />}
      {asked?.what === 'share' && <ShareAs index={asked.index} onClose={close} page={page} />}
    </section>
  )
}

function Count({ mistakes }: { mistakes: readonly Mistake[] }) {
  const wrong = mistakes.filter(({ severity }) => severity !== 'notice')
  if (wrong.length === 0) return null
  const isWrong = wrong.some(({ severity }) => severity === 'error')
  return (
    <span className={styles.count} data-severity={isWrong ? 'error' : 'warning'}>
      {wrong.length}
      <VisuallyHidden>{isWrong ? ' to mend' : ' warnings'}</VisuallyHidden>
    </span>
  )
}

function isOf({ file, pointer, section }: Mistake, spot: { file: string; at: string }): boolean {
  return section === null && file === spot.file && pointer.startsWith(spot.at)
}

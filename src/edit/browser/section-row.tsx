import { Badge, Menu } from '@mantine/core'
import { memo, type ReactNode, useRef } from 'react'
import type { SectionLine } from '../agreed.ts'
import { ActsMenu } from '../form/acts-menu.tsx'
import { useFocusAfter } from '../form/use-focus-after.ts'
import { Count, type Wrong } from './count.tsx'
import { titleOf } from './gestures.ts'
import { Drawing } from './icon.tsx'
import outline from './outline-line.module.css'
import styles from './sections.module.css'
import { typeName } from './type-name.ts'

/** What is done with a section of the outline. */
export type RowAct =
  | 'select'
  | 'up'
  | 'down'
  | 'focus-up'
  | 'focus-down'
  | 'move'
  | 'copy'
  | 'add'
  | 'double'
  | 'share'
  | 'draft'
  | 'remove'
  | 'drag'
  | 'over'
  | 'drop'
  | 'end'

interface Props {
  line: SectionLine
  index: number
  isLast: boolean
  isSelected: boolean
  isOver: 'before' | 'after' | undefined
  wrong: Wrong
  act(what: RowAct, index: number): void
  /** What has the focus where the row goes that had it, as by undo. */
  next(index: number): HTMLElement | null
  /** What lies in it, where that is shown. */
  children?: ReactNode
}

/** A section in the outline; it is drawn anew only when it is another one. */
export const SectionRow = memo(function SectionRow(props: Props) {
  const { line, index, isLast, isSelected, isOver, wrong, act, next, children } = props
  const { use, draft } = line
  const title = titleOf(line)
  const own = useRef<HTMLLIElement>(null)
  useFocusAfter(own, () => () => next(index))
  function onKey(event: React.KeyboardEvent) {
    const way = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    act(event.altKey ? way : `focus-${way}`, index)
  }
  return (
    <li
      className={outline.place}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        act('over', index)
      }}
      onDrop={() => act('drop', index)}
      ref={own}
    >
      <div className={outline.line}>
        <span
          aria-hidden="true"
          className={`${outline.grip} ${styles.grip}`}
          draggable
          onDragEnd={() => act('end', index)}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            act('drag', index)
          }}
        >
          <Drawing name="grip" />
        </span>
        <button
          aria-current={isSelected}
          className={`${outline.name} ${styles.name}`}
          data-row={index}
          onClick={() => act('select', index)}
          onKeyDown={onKey}
          type="button"
        >
          <span className={`${outline.title} ${styles.title}`} dir="auto">
            {title}
          </span>
          <span className={styles.type}>{kindOf(line)}</span>
        </button>
        {draft && (
          <Badge color="gray" size="xs" variant="outline">
            Draft
          </Badge>
        )}
        <Count wrong={wrong} />
        <ActsMenu label={`What to do with ${title}`}>
          <Menu.Item disabled={index === 0} onClick={() => act('up', index)} rightSection="Alt ↑">
            Move up
          </Menu.Item>
          <Menu.Item disabled={isLast} onClick={() => act('down', index)} rightSection="Alt ↓">
            Move down
          </Menu.Item>
          <Menu.Item onClick={() => act('move', index)}>Move to …</Menu.Item>
          <Menu.Item onClick={() => act('copy', index)}>Copy to …</Menu.Item>
          <Menu.Item onClick={() => act('add', index)}>Add one below …</Menu.Item>
          <Menu.Item onClick={() => act('double', index)}>Duplicate</Menu.Item>
          {use === null && <Menu.Item onClick={() => act('share', index)}>Share with other pages …</Menu.Item>}
          <Menu.Item onClick={() => act('draft', index)} rightSection="Alt ⇧ D">
            {draft ? 'Show to visitors' : 'Make it a draft'}
          </Menu.Item>
          <Menu.Item c="var(--error)" onClick={() => act('remove', index)}>
            Remove
          </Menu.Item>
        </ActsMenu>
      </div>
      {children}
    </li>
  )
})

function kindOf({ type, use, uses, shared }: SectionLine): string {
  if (use !== null && !shared) return 'A shared section that is missing'
  const kind = typeName(type) || 'No type'
  return use === null ? kind : `${kind} · shared, used ${uses === 1 ? 'once' : `${uses} times`}`
}

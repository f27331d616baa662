import { Button, Group, Menu, Text } from '@mantine/core'
import { useRef } from 'react'
import { join, parentOf } from '../../content/json/pointer.ts'
import { ActsMenu } from './acts-menu.tsx'
import { type FormOperation, useForm } from './context.ts'
import { type ControlProps, useHolder } from './control.tsx'
import { described } from './edits.ts'
import { Mistakes } from './mistakes.tsx'
import { type Line, spread } from './pasted-cells.ts'
import { Cell, toTable } from './table-cell.tsx'
import styles from './table-field.module.css'
import { useComing } from './use-coming.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useLastingKeys } from './use-lasting-keys.ts'

/** What stands in a cell of a row where there is nothing. */
const nothing = '–'

/** Rows of cells, below what stands above each column where the table has that. */
export function TableField({ field, label, value, at, change }: ControlProps) {
  const { send, say, disabled } = useForm()
  const holder = useHolder()
  const headAt = join(parentOf(at), 'head')
  const head = textsOf(holder.head)
  const [rows, setComing] = useComing((Array.isArray(value) ? (value as unknown[]) : []).map(textsOf))
  const columns = Math.max(head.length, ...rows.map((row) => row.length), 2)
  const { schema, entry } = field
  const mostColumns = entry?.schema.maxItems ?? 8
  const isFull = schema.maxItems !== undefined && rows.length >= schema.maxItems
  const put = (title: string, operations: readonly FormOperation[]) => {
    send(title, operations)
    say(title)
  }
  const cellDescription = described(entry?.entry?.schema.description).text
  const blankRow = () => Array.from({ length: columns }, () => '')
  /** The lists that a column goes through, each with its place. */
  const lists = [
    ...(holder.head === undefined ? [] : [{ place: headAt, cells: head }]),
    ...rows.map((cells, index) => ({ place: join(at, index), cells })),
  ]
  /** Who adds something types in it next. */
  const toCell = (place: string) =>
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(place)}"] textarea`)?.focus()
  const { keys: rowKeys, follow: followRow } = useLastingKeys(rows, (row) => toCell(join(at, row, 0)))
  const { keys: columnKeys, follow: followColumn } = useLastingKeys(
    Array.from({ length: columns }, (_, column) => lists.map(({ cells }) => cells[column])),
    (column) => toCell(join(lists[0]?.place ?? at, column)),
  )
  /** The line of the first row: the head, where there is one, comes before it. */
  const firstRow = lists.length - rows.length
  const paste = (line: number, column: number) => (copied: readonly (readonly string[])[]) => {
    const cells = copied.map((texts, index) => (line + index < firstRow ? texts : texts.map((text) => text || nothing)))
    put('Pasted cells', spread(cells, { line, column }, { lines: lists, rows: at }))
    return cells[0]?.[0] ?? ''
  }
  function addRow(): void {
    if (value === undefined) change([blankRow()], `Added “${label}”`)
    else put('Added a row', [{ op: 'insert', at: join(at, '-'), value: blankRow() }])
    followRow(rows.length)
    setComing([...rows, blankRow()])
  }
  function moveColumn(from: number, to: number): void {
    const moved = lists.filter(({ cells }) => cells.length > Math.max(from, to))
    put(
      `Moved a column ${to < from ? 'left' : 'right'}`,
      moved.map(({ place }) => ({ op: 'move', at: join(place, from), to: join(place, to) })),
    )
  }
  return (
    <div>
      <Text fw={500} size="sm">
        {label}
      </Text>
      <Text c="dimmed" size="xs">
        {described(schema.description).text} {cellDescription}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the form is scrolled with the arrow keys. */}
      <section aria-label={label} className={styles.room} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr data-field={headAt}>
              {Array.from({ length: columns }, (_, column) => (
                <th key={columnKeys[column]} scope="col">
                  {holder.head !== undefined && (
                    <Cell
                      at={join(headAt, column)}
                      label={`Above column ${column + 1}`}
                      put={(text) => written({ place: headAt, cells: head }, column, text)}
                      onCells={paste(0, column)}
                      text={head[column] ?? ''}
                    />
                  )}
                  <Choices
                    label={`What to do with column ${column + 1}`}
                    things={[
                      ['Move left', column > 0, () => moveColumn(column, column - 1)],
                      ['Move right', column < columns - 1, () => moveColumn(column, column + 1)],
                      [
                        'Remove column',
                        columns > 2,
                        () =>
                          put(
                            'Removed a column',
                            lists
                              .filter(({ cells }) => column < cells.length)
                              .map(({ place }) => ({ op: 'remove', at: join(place, column) })),
                          ),
                      ],
                    ]}
                  />
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr data-field={join(at, row)} key={rowKeys[row]}>
                {Array.from({ length: columns }, (_, column) => (
                  <td key={columnKeys[column]}>
                    <Cell
                      at={join(at, row, column)}
                      beside={cellDescription}
                      label={`Row ${row + 1}, ${head[column] || `column ${column + 1}`}`}
                      onCells={paste(firstRow + row, column)}
                      put={(text) => written({ place: join(at, row), cells }, column, text)}
                      text={cells[column] ?? ''}
                    />
                    {column === 0 && <Mistakes at={join(at, row)} beside={described(entry?.schema.description).text} />}
                  </td>
                ))}
                <td>
                  <Choices
                    label={`What to do with row ${row + 1}`}
                    things={[
                      [
                        'Move up',
                        row > 0,
                        () => put('Moved a row up', [{ op: 'move', at: join(at, row), to: join(at, row - 1) }]),
                      ],
                      [
                        'Move down',
                        row < rows.length - 1,
                        () => put('Moved a row down', [{ op: 'move', at: join(at, row), to: join(at, row + 1) }]),
                      ],
                      [
                        'Duplicate',
                        !isFull,
                        () => put('Doubled a row', [{ op: 'insert', at: join(at, row + 1), value: cells }]),
                      ],
                      [
                        'Remove row',
                        rows.length > (schema.minItems ?? 0),
                        () => put('Removed a row', [{ op: 'remove', at: join(at, row) }]),
                      ],
                    ]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Mistakes at={headAt} />
      <Group gap="xs" mt="xs">
        <Button disabled={disabled || isFull} onClick={addRow} size="xs" variant="default">
          Add row
        </Button>
        <Button
          disabled={disabled || lists.length === 0 || columns >= mostColumns}
          onClick={() => {
            put(
              'Added a column',
              lists.map(({ place }) => ({ op: 'insert', at: join(place, '-'), value: '' })),
            )
            followColumn(columns)
          }}
          size="xs"
          variant="default"
        >
          Add column
        </Button>
      </Group>
    </div>
  )
}

/** Whether a list is one of rows. */
export function isTable({ kind, entry }: Pick<ControlProps['field'], 'kind' | 'entry'>): boolean {
  return kind === 'list' && entry?.kind === 'list'
}

function Choices({ label, things }: { label: string; things: readonly [string, boolean, () => void][] }) {
  const { disabled } = useForm()
  const own = useRef<HTMLDivElement>(null)
  useFocusAfter(own, toTable)
  return (
    <div ref={own}>
      <ActsMenu disabled={disabled} label={label}>
        {things.map(([name, isPossible, act]) => (
          <Menu.Item disabled={!isPossible} key={name} onClick={act}>
            {name}
          </Menu.Item>
        ))}
      </ActsMenu>
    </div>
  )
}

/** Writes a text into a cell: of a row that is shorter, as another program may have written it, all cells before it are made, too. */
function written({ place, cells }: Line, column: number, text: string): FormOperation {
  if (column < cells.length) return { op: 'set', at: join(place, column), value: text }
  const before = Array.from({ length: column }, (_, index) => cells[index] ?? '')
  return { op: 'set', at: place, value: [...before, text] }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((cell) => (typeof cell === 'string' ? cell : '')) : []
}

import { figureColumns } from './figure-columns.ts'
import styles from './table.module.css'
import { Inline } from './text.tsx'

interface Props {
  /** What it shows, for those who do not see the heading above it. */
  name: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table that scrolls by itself where it finds no room. Columns of figures end where their heads end. */
export function Table({ name, head, rows }: Props) {
  const figures = figureColumns(rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls sideways has to be reached by the keyboard, and sections are those of the page.
    <div aria-label={name} className={styles.scroll} role="region" tabIndex={0}>
      <table aria-label={name}>
        <thead>
          <tr>
            {head.map((words, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are what their places are, and two may say the same.
              <th data-figures={figures.has(column) || undefined} key={column} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
            <Row cells={cells} figures={figures} key={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The first cell says what the others are about. */
function Row({ cells, figures }: { cells: readonly string[]; figures: ReadonlySet<number> }) {
  return (
    <tr>
      {cells.map((cell, column) => {
        const Cell = column === 0 ? 'th' : 'td'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are what their columns are, and two may say the same.
          <Cell data-figures={figures.has(column) || undefined} key={column} scope={column === 0 ? 'row' : undefined}>
            <Inline as="span" text={cell} />
          </Cell>
        )
      })}
    </tr>
  )
}

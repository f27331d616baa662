import { ActionLink } from '../parts/action.tsx'
import { useSection } from '../parts/context.ts'
import { SectionIntro } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { ItemName } from '../parts/item.tsx'
import { Price } from '../parts/price.tsx'
import { Inline } from '../parts/text.tsx'
import styles from './comparison.module.css'
import type { SectionOf } from './definition.ts'

type Section = SectionOf<'comparison'>
type Row = Section['groups'][number]['items'][number]

/** A table whose parts are laid out anew on phones is no table to some browsers, unless it says what its parts are. */
const role = { table: 'table', rows: 'rowgroup', row: 'row', column: 'columnheader', name: 'rowheader', cell: 'cell' }

export function Comparison({ section }: { section: Section }) {
  const { heading, items, groups, note } = section
  const marks = items.map(({ badge }) => (badge === undefined ? undefined : styles.marked))
  // Without a heading it is called by what it compares.
  const name = heading ?? items.map((plan) => plan.heading).join(', ')
  return (
    <>
      <SectionIntro section={section} />
      <table aria-label={name} className={styles.table} role={role.table}>
        <thead role={role.rows}>
          <tr role={role.row}>
            <td className={styles.corner} role={role.cell} />
            {items.map((plan, index) => (
              <PlanHead className={marks[index]} currency={section.currency} key={plan.heading} plan={plan} />
            ))}
          </tr>
        </thead>
        {groups.map(({ label, items: rows }) => (
          <tbody key={label} role={role.rows}>
            <tr className={styles.group} role={role.row}>
              <th colSpan={items.length + 1} role={role.name} scope="rowgroup">
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <ValueRow key={row.heading} marks={marks} row={row} />
            ))}
          </tbody>
        ))}
        <PlanLinks items={items} marks={marks} />
      </table>
      <Inline className={styles.note} text={note} />
    </>
  )
}

interface HeadProps {
  plan: Section['items'][number]
  currency: string | undefined
  className: string | undefined
}

function PlanHead({ plan, currency, className }: HeadProps) {
  const { id, badge, price, figure } = plan
  return (
    <th className={className} id={id} role={role.column} scope="col">
      {badge !== undefined && <span className={styles.badge}>{badge} </span>}
      <ItemName item={plan} />
      {price && currency !== undefined && <Price className={styles.price} currency={currency} price={price} />}
      {figure !== undefined && <p className={styles.price}>{figure}</p>}
    </th>
  )
}

function ValueRow({ row, marks }: { row: Row; marks: readonly (string | undefined)[] }) {
  const { id, heading, note, values } = row
  return (
    <tr id={id} role={role.row}>
      <th role={role.name} scope="row">
        {heading}
        <Inline className={styles.small} text={note} />
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values are what their columns are, and two may say the same.
        <td className={marks[index]} key={index} role={role.cell}>
          <Value value={value} />
        </td>
      ))}
    </tr>
  )
}

/** A tick or a dash for the eye, a word for the ear. */
function Value({ value }: { value: Row['values'][number] }) {
  const { yes, no } = useSection().words.comparison
  if (typeof value === 'string') return value
  return (
    <>
      {value ? <Icon className={styles.tick} name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{value ? yes : no}</span>
    </>
  )
}

/** Below the columns: above them they would make what stays in sight too high. */
function PlanLinks({ items, marks }: { items: Section['items']; marks: readonly (string | undefined)[] }) {
  if (items.every(({ link }) => link?.label === undefined)) return null
  return (
    <tfoot role={role.rows}>
      <tr role={role.row}>
        <td className={styles.corner} role={role.cell} />
        {items.map(({ heading, link, badge }, index) => (
          <td className={marks[index]} key={heading} role={role.cell}>
            {link?.label !== undefined && (
              <ActionLink
                action={{ label: link.label, href: link.href }}
                look={badge === undefined ? 'outline' : 'solid'}
              />
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

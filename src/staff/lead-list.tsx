import { Table, Text, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from 'react-router-dom'
import type { LeadSummary } from '../agreed/staff-api.ts'
import styles from './lead-list.module.css'
import { StatusBadge } from './status-badge.tsx'
import { timeText } from './times.ts'
import { words } from './words.ts'

interface Props {
  leads: readonly LeadSummary[]
}

/** Leads in a table, or as cards where that is too wide. */
export function LeadList({ leads }: Props) {
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  return wide ? <LeadTable leads={leads} /> : <LeadCards leads={leads} />
}

function LeadTable({ leads }: Props) {
  const { who, form, reference, received, status } = words.list
  return (
    <div className={styles.sheet}>
      <Table highlightOnHover horizontalSpacing="md" verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {[who, form, received, reference, status].map((heading) => (
              <Table.Th key={heading} scope="col">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {leads.map((lead) => (
            <Table.Tr className={styles.row} key={lead.id}>
              <Table.Td>
                <Who lead={lead} />
              </Table.Td>
              <Table.Td>{lead.form}</Table.Td>
              <Table.Td className={styles.time}>{timeText(lead.receivedAt)}</Table.Td>
              <Table.Td className={styles.reference}>{lead.reference}</Table.Td>
              <Table.Td>
                <State lead={lead} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function LeadCards({ leads }: Props) {
  return (
    <ul className={styles.cards}>
      {leads.map((lead) => (
        <li className={styles.card} key={lead.id}>
          <div className={styles.top}>
            <Who lead={lead} />
            <State lead={lead} />
          </div>
          <Text c="dimmed" size="sm">
            {lead.form} · {timeText(lead.receivedAt)}
          </Text>
          <Text c="dimmed" className={styles.reference}>
            {lead.reference}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** Who it is from, and the way to all the rest. */
function Who({ lead: { id, name, contact } }: { lead: LeadSummary }) {
  return (
    <div>
      <Link className={styles.who} state={{ fromList: true }} to={`/lead/${id}`}>
        {name || contact || words.list.nobody}
      </Link>
      {name && (
        <Text c="dimmed" size="sm">
          {contact}
        </Text>
      )}
    </div>
  )
}

function State({ lead: { status, noted } }: { lead: LeadSummary }) {
  return (
    <span className={styles.state}>
      <StatusBadge status={status} />
      {noted && (
        <>
          <span aria-hidden="true" className={styles.noted} title={words.list.noted} />
          <VisuallyHidden>{words.list.noted}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

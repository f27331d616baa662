import { Text, Title } from '@mantine/core'
import type { DeliveryState } from '../agreed/staff-api.ts'
import styles from './lead.module.css'
import { words } from './words.ts'

/** Where a lead is forwarded to, and how that went. */
export function Deliveries({ deliveries }: { deliveries: readonly DeliveryState[] }) {
  const { heading, none, states, tries } = words.deliveries
  return (
    <section className={styles.block}>
      <Title order={2} size="h4">
        {heading}
      </Title>
      {deliveries.length === 0 && <Text c="dimmed">{none}</Text>}
      <ul className={styles.list}>
        {deliveries.map(({ target, status, attempts, error }) => (
          <li key={target}>
            {target}
            <Text c="dimmed" size="sm">
              {attempts > 0 ? `${states[status]}, ${tries(attempts)}` : states[status]}
            </Text>
            {error !== null && (
              <Text c="dimmed" size="sm">
                {error}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

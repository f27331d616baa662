import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Suspense } from 'react'
import { onDemand } from '../../form/on-demand.ts'
import { Drawing } from '../icon.tsx'
import { waits } from '../waits.ts'
import styles from './propose-button.module.css'

const Propose = onDemand(async () => (await import('./propose.tsx')).Propose, waits)

export function ProposeButton({ onProblems }: { onProblems(): void }) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button className={styles.button} fz="sm" leftSection={<Drawing name="send" />} onClick={open} size="compact-md">
        <span className={styles.label}>Propose</span>
      </Button>
      <Suspense>
        {opened && (
          <Propose
            onClose={close}
            onProblems={() => {
              close()
              onProblems()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

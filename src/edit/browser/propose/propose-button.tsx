import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { Drawing } from '../icon.tsx'
import styles from './propose-button.module.css'

const Propose = lazy(async () => ({ default: (await import('./propose.tsx')).Propose }))

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

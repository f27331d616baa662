import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './notes.module.css'

/** What is said below a field, and comes and goes with what is typed in it. */
export function Notes({ children, mt = 0 }: { children: ReactNode; mt?: number }) {
  return (
    <Box className={styles.notes} data-notes mt={mt}>
      {children}
    </Box>
  )
}

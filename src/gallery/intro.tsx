import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './intro.module.css'

/** What a page of the gallery is for, below its heading. */
export function Intro({ children }: { children: ReactNode }) {
  return <Text className={styles.intro}>{children}</Text>
}

import { Textarea, type TextareaProps } from '@mantine/core'
import styles from './growing-text.module.css'

/** A text of some lines whose field grows with it: the browser's own way costs nothing, measuring a form of 20 such fields 100 ms. */
export function GrowingText({ minRows = 1, ...props }: Omit<TextareaProps, 'autosize' | 'classNames'>) {
  return <Textarea {...props} classNames={{ input: styles.text ?? '' }} rows={Number(minRows)} />
}

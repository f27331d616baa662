import { Anchor, Button, Title, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useId } from 'react'
import type { Section } from '../generated/types.ts'
import styles from './example.module.css'
import { Frame } from './frame.tsx'
import { exampleName } from './types.ts'

interface Props {
  type: string
  index: number
  example: Section
  width: number
}

/** An example as visitors see it, and as it is written. */
export function Example({ type, index, example, width }: Props) {
  const id = useId()
  const address = `/_sections/preview/${type}/${index + 1}`
  const name = exampleName(index)
  const json = JSON.stringify(example, null, 2)
  const clipboard = useClipboard({ timeout: 2500 })
  return (
    <article aria-labelledby={id} className={styles.example}>
      <div className={styles.head}>
        <Title className={styles.name} id={id} order={3}>
          {name}
        </Title>
        <Anchor href={address} rel="noopener" size="sm" target="_blank">
          Open alone<VisuallyHidden>: {name}, in a new tab</VisuallyHidden>
        </Anchor>
        <Button miw="6.5rem" onClick={() => clipboard.copy(json)} size="compact-sm" variant="default">
          {clipboard.copied ? 'Copied' : 'Copy JSON'}
          <VisuallyHidden> of the {name.toLowerCase()}</VisuallyHidden>
        </Button>
      </div>
      <Frame address={address} title={`${name} of ${type}`} width={width} />
      <details className={styles.source} open={index === 0}>
        <summary>JSON</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it. */}
        <section aria-label={`JSON of the ${name.toLowerCase()}`} className={styles.text} tabIndex={0}>
          <pre>{json}</pre>
        </section>
      </details>
      <VisuallyHidden role="status">
        {clipboard.copied && `The JSON of the ${name.toLowerCase()} is copied.`}
        {clipboard.error && 'The browser does not let it be copied. Select the text instead.'}
      </VisuallyHidden>
    </article>
  )
}

import { UnstyledButton } from '@mantine/core'
import styles from './choice.module.css'

interface Props {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly string[]
  chosen: number
  onChoose: (index: number) => void
}

/** A row of buttons of which one is pressed. Not radio buttons: with those the arrow keys would choose at once. */
export function Choice({ label, options, chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div aria-label={label} className={styles.row} role="group">
      {options.map((option, index) => (
        <UnstyledButton
          aria-pressed={index === chosen}
          className={styles.choice}
          key={option}
          onClick={() => onChoose(index)}
        >
          {option}
        </UnstyledButton>
      ))}
    </div>
  )
}

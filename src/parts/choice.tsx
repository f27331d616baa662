import type { ButtonHTMLAttributes, ComponentType } from 'react'
import styles from './choice.module.css'

/** A button that has no look of its own. */
export type ChoiceButton = ComponentType<ButtonHTMLAttributes<HTMLButtonElement>>

interface Props {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly string[]
  /** What tells the options apart, also where two say the same. */
  names: readonly string[]
  chosen: number
  onChoose: (index: number) => void
  /** In the browser Mantine's; the server draws what that is in HTML. */
  Button?: ChoiceButton | undefined
}

/** A row of buttons of which one is pressed. Not radio buttons: with those the arrow keys would choose at once. */
export function Choice({ label, options, names, chosen, onChoose, Button = PlainButton }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div aria-label={label} className={styles.row} role="group">
      {options.map((option, index) => (
        <Button
          aria-pressed={index === chosen}
          className={styles.choice}
          key={names[index]}
          onClick={() => onChoose(index)}
        >
          {option}
        </Button>
      ))}
    </div>
  )
}

function PlainButton({ className, ...attributes }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button className={className} type="button" {...attributes} />
}

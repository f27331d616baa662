import type { Action, Link } from '../generated/types.ts'
import styles from './action.module.css'
import { useSection } from './context.ts'
import { addBase } from './markup.ts'

interface TextLinkProps {
  link: Link
  /** It leads back to where the visitor came from, where that is known. */
  back?: boolean
  className?: string | undefined
}

/** A link in the page's text style. */
export function TextLink({ link, back, className }: TextLinkProps) {
  const { base } = useSection()
  return (
    <a className={className ?? styles.link} data-back={back} href={addBase(link.href, base)}>
      {link.label}
    </a>
  )
}

/** Links drawn as buttons, the first one filled unless they say otherwise. */
export function Actions({ actions }: { actions: readonly Action[] | undefined }) {
  if (!actions) return null
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink action={action} key={action.label} look={action.look ?? (index === 0 ? 'solid' : 'outline')} />
      ))}
    </div>
  )
}

interface ButtonProps {
  action: Action
  look: NonNullable<Action['look']>
}

/** One link of a section drawn as a button. */
export function ActionLink(props: ButtonProps) {
  return <LinkButton {...props} base={useSection().base} />
}

/** A link drawn as a button, wherever it stands. */
export function LinkButton({ action, look, base }: ButtonProps & { base: string }) {
  return (
    <a className={styles.action} data-look={look} href={addBase(action.href, base)}>
      {action.shortLabel === undefined ? (
        action.label
      ) : (
        <>
          <span className={styles.long}>{action.label}</span>
          <span className={styles.short}>{action.shortLabel}</span>
        </>
      )}
    </a>
  )
}

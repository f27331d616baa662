import type { Icon as IconName } from '../generated/types.ts'
import styles from './icon.module.css'
import { iconFiles } from './icon-files.ts'

interface Props {
  name: IconName | undefined
  /** On a patch of colour. */
  badge?: boolean
  className?: string | undefined
}

/** A small drawing in the colour of the text, for the eye only. */
export function Icon({ name, badge, className }: Props) {
  if (name === undefined) return null
  const classes = className ? `${styles.icon} ${className}` : styles.icon
  return (
    <svg
      aria-hidden="true"
      className={classes}
      data-badge={badge || undefined}
      height="24"
      viewBox="0 0 24 24"
      width="24"
    >
      <path d={strokes(iconFiles[name])} />
    </svg>
  )
}

/** All strokes of an icon as one path. The files have a path for each, and an invisible frame. */
function strokes(svg: string): string {
  return Array.from(svg.matchAll(/<path d="([^"]+)"/g), ([, stroke]) => stroke).join('')
}

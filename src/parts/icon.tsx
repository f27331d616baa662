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
  const svg = iconFiles[name]
  return (
    <svg
      aria-hidden="true"
      className={classes}
      data-badge={badge || undefined}
      data-filled={svg.includes(' fill="currentColor"') || undefined}
      height="24"
      viewBox="0 0 24 24"
      width="24"
    >
      <path d={outlines(svg)} />
    </svg>
  )
}

/** All lines of an icon as one path. The files have a path for each. Tabler's are strokes, those of Health Icons are filled. */
function outlines(svg: string): string {
  return Array.from(svg.matchAll(/<path(?! stroke="none")[^>]*? d="([^"]+)"/g), ([, line]) => line).join('')
}

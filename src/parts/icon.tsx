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
  const { line, filled } = drawingOf(name)
  return (
    <svg
      aria-hidden="true"
      className={classes}
      data-badge={badge || undefined}
      data-filled={filled || undefined}
      height="24"
      viewBox="0 0 24 24"
      width="24"
    >
      <path d={line} />
    </svg>
  )
}

interface Drawing {
  /** All of its lines as one path. The files have a path for each. */
  readonly line: string
  /** Tabler's icons are strokes, those of Health Icons are filled. */
  readonly filled: boolean
}

const drawings = new Map<IconName, Drawing>()

function drawingOf(name: IconName): Drawing {
  const known = drawings.get(name)
  if (known) return known
  const svg = iconFiles[name]
  const lines = Array.from(svg.matchAll(/<path(?! stroke="none")[^>]*? d="([^"]+)"/g), ([, line]) => line)
  const drawing = { line: lines.join(''), filled: svg.includes(' fill="currentColor"') }
  drawings.set(name, drawing)
  return drawing
}

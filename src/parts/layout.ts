import type { CSSProperties } from 'react'

/** How many columns a grid has at most. */
export function columnStyle(columns: number): CSSProperties {
  return { '--columns': columns } as CSSProperties
}

import type { TextKind } from './kinds.ts'
import type { Variables } from './read.ts'

/** What surrounds a text in which somebody types. */
export interface SurfaceHost {
  readonly kind: TextKind
  readonly variables: Variables
  /** Whether nothing may be typed for now. */
  readonly disabled?: boolean
  /** What the element says of itself to those who do not see it. */
  readonly attributes: Readonly<Record<string, string>>
  write(source: string): void
  /** Asks for the address of a link. */
  askLink(): void
  undo(): void
  redo(): void
  /** Escape, Enter and Tab, where they mean something; true when the key was meant for that. */
  onKey?(event: KeyboardEvent): boolean
  /** The marks at the caret may be others. */
  onMove?(): void
}

import type { WordKind } from './schema.ts'

/** What there is for rules in a value that fits its schema. */
export type Visited =
  /** Words; in some of them names stand for what the engine fills in. */
  | { readonly words: WordKind; readonly places?: readonly string[] }
  | { readonly kind: 'href' | 'id' | 'src' }
  /** A number of which few digits may follow the point. */
  | { readonly decimals: number }
  | { readonly entries: Visited }
  /** The number of an object's shape. */
  | { readonly shape: number }
  /** An object of one of several shapes, which a field of it tells. */
  | { readonly by: string; readonly choices: Readonly<Record<string, number>> }

/** An object, with those of its fields in which there is something. */
export interface VisitedShape {
  /** Its title. */
  readonly name: string
  readonly fields: readonly (readonly [name: string, visited: Visited])[]
  /** What stands under names that authors give. */
  readonly others?: Visited
  /** Of an entry, the names of the fields that its section shows; all, where nothing is said. */
  readonly shows?: readonly string[]
}

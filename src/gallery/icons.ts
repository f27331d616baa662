import type { Icon as IconName } from '../generated/types.ts'
import { schemas } from './schemas.ts'

/** A drawing that authors can name. */
export interface Icon {
  readonly name: IconName
  /** What it stands for. */
  readonly meaning: string
}

const { enum: names = [], enumDescriptions: meanings = [] } = schemas.get('parts/icon.schema.json') ?? {}

/** All icons, by name. */
// The type is made of this list.
export const icons: readonly Icon[] = (names as readonly IconName[]).map((name, index) => ({
  name,
  meaning: meanings[index] ?? '',
}))

import type { Bench } from './bench.ts'
import { build } from './build.ts'
import { dev } from './dev.ts'
import { edit } from './edit.ts'
import { huge } from './huge.ts'
import { leads } from './leads.ts'
import { lists } from './lists.ts'
import { manyLeads } from './many-leads.ts'
import { mobile } from './mobile.ts'
import { sizes } from './sizes.ts'
import { validate } from './validate.ts'

/** All benches, in the order in which they run. */
export const benches: Readonly<Record<string, Bench>> = {
  build,
  lists,
  validate,
  sizes,
  mobile,
  dev,
  edit,
  leads,
  'many-leads': manyLeads,
  huge,
}

/** Those that take so long that they run only when they are asked for. */
export const onRequest: readonly string[] = ['huge']

import type { Rule } from './rule.ts'

/** All rules, in the order in which they judge. */
export const rules: readonly Rule[] = []

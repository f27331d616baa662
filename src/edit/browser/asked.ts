import type { GestureWords } from '../agreed.ts'

/** A gesture that is still to be sent. */
export type Asked = Omit<GestureWords, 'version'>

/** Whether a later one makes an earlier one needless: the same value is set once more. */
export function isSameDeed(one: Asked, other: Asked): boolean {
  const [[first, ...more], [second, ...others]] = [one.operations, other.operations]
  return (
    first !== undefined &&
    second !== undefined &&
    ['set', 'put'].includes(first.op) &&
    first.op === second.op &&
    'at' in first &&
    'at' in second &&
    first.at === second.at &&
    more.length + others.length === 0
  )
}

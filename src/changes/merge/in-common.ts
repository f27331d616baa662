import { isObject } from '../../is-object.ts'
import { isSame } from '../match/same.ts'
import { kindOf, pairsIn } from './pairs.ts'

type List = readonly unknown[]

/**
 * What two versions of a page have in common whose file is new on both sides, as where both have split one file: what was
 * there before nobody knows, but what both have now. Nothing where they are two pages.
 */
export function pageInCommon(ours: unknown, theirs: unknown): unknown {
  return isObject(ours) && isObject(theirs) && typeof ours.path === 'string' && ours.path === theirs.path
    ? inCommon(ours, theirs)
    : undefined
}

/** Undefined where two values have nothing in common. */
function inCommon(one: unknown, other: unknown): unknown {
  if (isSame(one, other)) return one
  if (Array.isArray(one) && Array.isArray(other)) return listInCommon(one, other)
  if (!isObject(one) || !isObject(other) || kindOf(one) !== kindOf(other)) return undefined
  const fields = Object.keys(one).map((name) => [name, inCommon(one[name], other[name])])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function listInCommon(one: List, other: List): List | undefined {
  const { pairs } = pairsIn(one, other)
  const list = pairs.map(({ before, after }) => inCommon(one[before], other[after]))
  if (list.includes(undefined)) return undefined
  // What both have of an entry may be too little to know it again, or look like another one.
  const isKnown = (side: List, place: (index: number) => number | undefined) => {
    const found = pairsIn(list, side).pairs
    return found.length === list.length && found.every(({ before, after }) => place(before) === after)
  }
  return isKnown(one, (index) => pairs[index]?.before) && isKnown(other, (index) => pairs[index]?.after)
    ? list
    : undefined
}

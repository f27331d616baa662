import type { Item } from '../../generated/types.ts'
import { listType, type WithLists } from './lists.ts'

type Lists = Pick<WithLists, 'items' | 'groups'>

/** What a list could hold at most, now and later: with entries that are to come, as many as it has room for. */
export function allInTime(written: WithLists, { items = [] }: WithLists, toCome: readonly Item[]): Lists {
  const { groups, source, items: own = [] } = written
  // Of groups only the entries are judged: which of them an entry is in makes no difference to it.
  const { hasItems, hasInner } = listType(written.type)
  if (hasInner) return { items: own.map((item) => (item.source ? { ...item, items: [...toCome] } : item)) }
  if (groups || !hasItems) return { groups: [{ label: 'All', items: [...toCome] }] }
  return { items: [...own, ...[...toCome, ...items.slice(own.length)].slice(0, source?.limit)] }
}

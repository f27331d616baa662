import type { Section, Source } from '../../generated/types.ts'
import type { Words } from '../judge/complaint.ts'
import type { Fault } from './fault.ts'
import { sourcesOf, type WithLists } from './lists.ts'

/** A list with the pages of one topic, as it stands on one page after the other. */
export interface TopicList {
  name: string
  label: string
  sections: readonly Section[]
}

/** Lists of which all entries are seen at once. */
const goesOn: ReadonlySet<Section['type']> = new Set(['tile-grid', 'accordion'])

const keys = ['perPage', 'topicPages'] as const

/** A section as it stands on one page after the other, where its entries do not fit on one. */
export function cutList(drawn: WithLists, { perPage }: Source = {}): WithLists[] {
  const { items = [] } = drawn
  if (!perPage || items.length <= perPage) return [drawn]
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, index) =>
    Object.assign({ ...drawn }, { items: items.slice(index * perPage, (index + 1) * perPage) }),
  )
}

/** Where further pages are asked for that cannot be. */
export function wrongPaging(section: WithLists): Omit<Fault, 'at'>[] {
  const unfit = sourcesOf(section).filter((source) => source !== section.source || !goesOn.has(section.type))
  return unfit.flatMap((holder) =>
    keys.flatMap((key) => (holder[key] === undefined ? [] : [{ ...noPages[key], holder, key }])),
  )
}

const noPages: Record<(typeof keys)[number], Words> = {
  perPage: {
    message: 'This list cannot go on over several pages.',
    hint: 'Only the list of a "tile-grid" or of an "accordion" can. Set a "limit" here.',
  },
  topicPages: {
    message: 'This list cannot have pages for its topics.',
    hint: 'Only the list of a "tile-grid" or of an "accordion" can.',
  },
}

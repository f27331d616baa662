import type { Item, Section, Source } from '../../generated/types.ts'
import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'

/** A list of entries as it is written: some by hand, and maybe a source. */
export interface WrittenList {
  items?: Item[]
  source?: Source
}

/** What sections with sources have in common. */
export type WithLists = Section & WrittenList & { groups?: (WrittenList & { label: string })[] }

/** Whether entries of a section come from elsewhere. Quick, because it is asked of every section of a site. */
export function hasSource(section: Section): section is WithLists {
  const { source, groups } = section as WithLists
  return source !== undefined || (groups?.some((group) => group.source) ?? false)
}

/** All entries of a section, in the order of the page. */
export function entriesOf(section: Section): Item[] {
  const { items = [], groups = [] } = section as WithLists
  return [...items, ...groups.flatMap((group) => group.items ?? [])]
}

const shown = new Map<string, ReadonlySet<string>>()

/** The fields of entries that a type of section shows. */
export function fieldsShown(type: Section['type']): ReadonlySet<string> {
  const before = shown.get(type)
  if (before) return before
  const top = schema('section.schema.json')
  const entries = [['items'], ['groups', '0', 'items']].map((steps) => find(top, { type }, [...steps, '0']).shows)
  const fields = new Set(entries.find((names) => names))
  shown.set(type, fields)
  return fields
}

/** Whether a type has one list of entries; another has only groups of them. */
export function hasItems(type: Section['type']): boolean {
  return find(schema('section.schema.json'), { type }, []).properties?.items !== undefined
}

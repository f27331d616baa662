import type { Item, Section, Source } from '../../generated/types.ts'
import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'

/** A list of entries as it is written: some by hand, and maybe a source. */
export interface WrittenList {
  items?: Item[]
  source?: Source
}

/** What sections with sources have in common. The rows of a comparison are always written by hand. */
export type WithLists = Exclude<Section, { type: 'comparison' }> &
  WrittenList & { groups?: (WrittenList & { label: string })[] }

/** Whether entries of a section come from elsewhere. Quick, because it is asked of every section of a site. */
export function hasSource(section: Section): section is WithLists {
  const { source, items, groups } = section as WithLists
  return source !== undefined || [items, groups].some((lists) => lists?.some((list) => list.source))
}

/** All entries of a section, in the order of the page. */
export function entriesOf(section: Section): Item[] {
  const { items = [], groups = [] } = section as WithLists
  return [...items, ...groups.flatMap((group) => group.items ?? [])]
}

/** What a source can fill in a type of section. */
export interface ListType {
  /** One list of entries; without it, only groups of them. */
  hasItems: boolean
  /** Its entries have lists of their own, which a source in each fills. */
  hasInner: boolean
  /** The fields of entries that visitors see. */
  shows: ReadonlySet<string>
}

const known = new Map<Section['type'], ListType>()

/** What the schema of a type says of its entries. */
export function listType(type: Section['type']): ListType {
  const before = known.get(type)
  if (before) return before
  const top = schema('section.schema.json')
  const hasInner = find(top, { type }, ['items', '0']).shows?.includes('source') ?? false
  const ways = [hasInner ? ['items', '0', 'items', '0'] : ['items', '0'], ['groups', '0', 'items', '0']]
  const hasItems = find(top, { type }, []).properties?.items !== undefined
  const made = { hasItems, hasInner, shows: new Set(ways.flatMap((steps) => find(top, { type }, steps).shows ?? [])) }
  known.set(type, made)
  return made
}

/** All sources of a section. */
export function sourcesOf(section: Partial<Section>): Source[] {
  const { source, items = [], groups = [] } = section as Partial<WithLists>
  return [source, ...[...items, ...groups].map((list) => list.source)].filter((one) => one !== undefined)
}

/** Where an answer opens under its heading, that cannot be the link. */
const needsLabel: ReadonlySet<Section['type']> = new Set(['accordion'])

/** Where an entry is a line, its heading is the link, and another would only be more to read. */
const isLine: ReadonlySet<Section['type']> = new Set(['tabs'])

/** An entry that comes from elsewhere, as it stands in a type of section: with the fields that are seen there. */
export function asIn(type: Section['type'], { link, ...rest }: Item): Item {
  const entry: Item = rest
  if (link) {
    if (needsLabel.has(type)) entry.link = { label: rest.heading ?? '', ...link }
    else entry.link = isLine.has(type) ? { href: link.href } : link
  }
  const { shows } = listType(type)
  return Object.fromEntries(Object.entries(entry).filter(([name]) => shows.has(name)))
}

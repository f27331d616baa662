import type { Section } from '../generated/types.ts'

/** The ids of a page's sections: the author's, or the type and, from the second of a type on, its number. */
export function sectionIds(sections: readonly Pick<Section, 'id' | 'type'>[]): string[] {
  const seen = new Map<string, number>()
  return sections.map(({ id, type }) => {
    if (id !== undefined) return id
    const count = (seen.get(type) ?? 0) + 1
    seen.set(type, count)
    return count === 1 ? type : `${type}-${count}`
  })
}

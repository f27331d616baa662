import { sectionFields } from './schemas.ts'

/** What authors call a type of section: as it says itself where its name in files says little to them, otherwise that name in words. */
export function typeName(type: string): string {
  const [shape] = sectionFields(type)?.shapes ?? []
  const title = shape?.fields.find(({ name }) => name === 'type')?.schema.title
  if (title !== undefined && title !== 'Type') return title
  const words = type.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { sectionFields } from './schemas.ts'

/** What authors call a type of section: as it says itself where its name in files says little to them. */
export function typeName(type: string): string {
  const [shape] = sectionFields(type)?.shapes ?? []
  const title = shape?.fields.find(({ name }) => name === 'type')?.schema.title
  return title === undefined || title === 'Type' ? type : title
}

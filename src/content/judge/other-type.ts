import { branches } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import type { Complaint } from './complaint.ts'
import { fits } from './fits.ts'
import { article } from './words.ts'

/** Says in one message that all fields of a section are those of another type, as after a change of "type". */
export function otherType(
  unknown: readonly string[],
  value: Record<string, unknown>,
  complaints: readonly Complaint[],
): Complaint | undefined {
  if (unknown.length === 0 || complaints.length < 2 || complaints.every(({ fix }) => fix)) return undefined
  const section = schema('section.schema.json')
  const types = [...branches(section).keys()].filter((type) => fits(section, { ...value, type }))
  if (types.length === 0) return undefined
  const listed = (names: readonly string[], word: string) => names.map((name) => `"${name}"`).join(` ${word} `)
  return {
    at: ['type'],
    message: `${start(String(value.type))} section has no ${listed(unknown, 'and no')}: what stands here fits ${listed(types.slice(0, 3), 'or')}.`,
    hint: 'Write that as "type" again, or give it the fields of this type.',
  }
}

function start(type: string): string {
  return `${article(type) === 'an' ? 'An' : 'A'} "${type}"`
}

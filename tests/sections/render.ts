import type { Section } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import type { SectionContext } from '../../src/parts/context.ts'
import { renderSection } from '../../src/render/section.tsx'
import { examples } from './examples.ts'

const context: SectionContext = {
  id: 'here',
  level: 2,
  first: false,
  base: '',
  leads: '',
  language: 'en',
  words: usualWords,
  images: {},
}

/** Any image there could be. */
const images = new Proxy(
  {},
  { get: (_, src) => (typeof src === 'string' ? { src, width: 640, height: 480, sources: [] } : undefined) },
)

/** The HTML of a section somewhere on a page. */
export function html(section: Section, surroundings: Partial<SectionContext> = {}): string {
  return renderSection(section, { ...context, images, ...surroundings }).html
}

/** A type's full example, with some fields replaced. */
export function full<T extends Section['type']>(
  type: T,
  fields: Partial<Extract<Section, { type: T }>> = {},
): Extract<Section, { type: T }> {
  const example = examples.find(({ name }) => name === `${type}-2`)?.section
  return { ...(example as Extract<Section, { type: T }>), ...fields }
}

/** All that an expression finds: its first group. */
export function all(text: string, expression: RegExp): string[] {
  return Array.from(text.matchAll(expression), ([, found = '']) => found)
}

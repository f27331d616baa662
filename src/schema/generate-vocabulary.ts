import { type Field, type Shape, shapeOf, shapesIn, type Value } from './fields.ts'
import { spaced } from './readable.ts'
import type { Schema } from './schema.ts'

/** What docs/vocabulary.json says: groups of words, and of some words what else they mean in one place. */
export interface Vocabulary {
  readonly groups: readonly { readonly heading: string; readonly words: Readonly<Record<string, string>> }[]
  /** Places, by the name of their shape, where words mean something of their own. */
  readonly own: Readonly<Record<string, readonly string[]>>
}

/** A word of the schemas: what is written under it, and where. */
export interface Word {
  readonly kinds: Set<string>
  readonly places: Set<string>
}

const mark = '<!-- The tables are made from docs/vocabulary.json and schemas/ by npm run generate. -->'

/** The document of all words: what people wrote in it, and tables of what each word means, what it is and where it stands. */
export function vocabularyDocument(site: Schema, vocabulary: Vocabulary, before: string): string {
  const words = wordsIn(site, vocabulary)
  const types = new Set([...(words.get('type')?.places ?? [])])
  const tables = vocabulary.groups.map(({ heading, words: meanings }) => {
    const rows = Object.entries(meanings).map(([name, meaning]) => {
      const { kinds, places } = words.get(name) ?? { kinds: [], places: [] }
      return `| \`${name}\` | ${meaning} | ${[...kinds].join(', ')} | ${placesText([...places], types)} |`
    })
    return `## ${heading}\n\n| word | meaning | what it is | where |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  const [introduction = ''] = before.split(mark)
  return `${introduction}${mark}\n\n${tables.join('\n')}`
}

/** Where a word stands: what all sections have in common is said in two words. */
function placesText(places: readonly string[], types: ReadonlySet<string>): string {
  const inTypes = places.filter((place) => types.has(place))
  const others = places.filter((place) => !types.has(place))
  return (inTypes.length === types.size ? ['every section', ...others] : [...inTypes, ...others]).join(', ')
}

/** The setting with the sentences of the interface: what they are called there are names, and no words to learn. */
const sentences = 'words'

/** All words that an author can meet, in the schemas of a site. */
export function wordsIn(site: Schema, { own }: Pick<Vocabulary, 'own'>): Map<string, Word> {
  const words = new Map<string, Word>()
  const shapes = shapesIn(shapeOf(site))
  const holders = shapes.flatMap(({ fields }) => fields.filter(({ name }) => name === sentences))
  const apart = new Set(holders.flatMap((field) => field.shapes).flatMap(shapesIn))
  for (const shape of shapes.filter((one) => !apart.has(one))) {
    for (const field of shape.fields) {
      const word = words.get(field.name) ?? { kinds: new Set(), places: new Set() }
      words.set(field.name, word)
      if (!own[shape.name]?.includes(field.name)) word.kinds.add(kindOf(field))
      word.places.add(placeOf(shape))
    }
  }
  return words
}

/** Types stand under their names; entries are one thing, whatever a type calls its own. */
function placeOf(shape: Shape): string {
  const type = shape.fields.find((field) => field.name === 'type')?.schema.const
  if (type !== undefined) return String(type)
  return isEntry(shape) ? 'entries' : spaced(shape.name)
}

function isEntry({ name, shows }: Shape): boolean {
  return shows !== undefined || name === 'Item'
}

const textKinds: Partial<Record<Value['kind'], string>> = {
  plain: 'words without marks',
  inline: 'one paragraph with marks',
  prose: 'paragraphs and lists',
  article: 'paragraphs and lists',
  code: 'a name or address in a form of its own',
  href: 'the address of a link',
  id: 'an id',
  src: 'the address of a file',
  color: 'a colour',
  number: 'a number',
  boolean: 'true or false',
  choice: 'a choice',
  constant: 'a fixed word',
}

function kindOf({ kind, entry, shapes, schema }: Field): string {
  if (entry) return shapes.length > 0 ? `a list of ${shapesName(entry.shapes)}` : 'a list of words'
  if (schema.if?.type === 'array') return 'one name or a list of names'
  // Either a choice or something of one's own, as the tone of an entry.
  if (schema.if) return 'a choice'
  return textKinds[kind] ?? shapesName(shapes)
}

/** Entries are one thing, whatever a type calls its own. */
function shapesName(shapes: readonly Shape[]): string {
  if (shapes.length > 1) return 'one of several'
  const [shape] = shapes
  if (!shape) return 'words by names'
  if (isEntry(shape)) return 'entries'
  if (shape.name.endsWith('Labels')) return 'labels'
  const isGroup = ['label', 'items'].every((word) => shape.fields.some(({ name }) => name === word))
  return isGroup ? 'groups' : spaced(shape.name)
}

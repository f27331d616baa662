import type { Item, Section } from '../../src/generated/types.ts'
import { iconFiles } from '../../src/parts/icon-files.ts'
import { type Value, valueFrom } from '../../src/schema/fields.ts'
import { schema } from '../../src/schema/read.ts'

/** An entry with every field that there is; each says what no other says. */
export const everything: Required<Omit<Item, 'source'>> = {
  id: 'an-id',
  eyebrow: 'An eyebrow',
  heading: 'A heading',
  text: 'A text',
  body: 'A body',
  note: 'A note',
  points: ['A point'],
  figure: 'A figure',
  icon: 'star',
  image: { src: '/images/a-picture.svg', alt: 'A picture' },
  link: { label: 'A link', href: '/a-page' },
  tone: { text: '#012345', background: '#fedcba' },
  spot: { x: 12, y: 34 },
  label: 'A label',
  badge: 'A badge',
  price: { amount: 1234, per: 'each' },
  secondPrice: { amount: 5678, per: 'year' },
  values: ['A value', true, false],
  items: [{ heading: 'An entry inside' }],
}

/** By what each field of that entry is found in HTML. What a source finds stands among the entries. */
export const signs: Readonly<Record<keyof typeof everything, string>> = {
  id: ' id="an-id"',
  eyebrow: 'An eyebrow',
  heading: 'A heading',
  text: 'A text',
  body: 'A body',
  note: 'A note',
  points: 'A point',
  figure: 'A figure',
  icon: / d="(?!M0 0h24)([^"]+)"/.exec(iconFiles.star)?.[1] ?? '',
  image: ' src="/images/a-picture.svg"',
  link: ' href="/a-page">A link<',
  tone: '--text:#012345;--surface:#fedcba',
  spot: 'left:12%;top:34%',
  label: 'A label',
  badge: 'A badge',
  price: '1,234',
  secondPrice: '5,678',
  values: 'A value',
  items: 'An entry inside',
}

interface Entry {
  readonly item: Item
  /** The fields that its type says it shows. */
  readonly shows: readonly string[]
}

/** The entries of a section, in all of its lists. */
export function entriesIn(section: Section): Entry[] {
  return entries(valueFrom(schema(`sections/${section.type}.schema.json`)), section)
}

function entries({ schema: { shows }, entry, shapes }: Value, value: unknown): Entry[] {
  if (entry) return (value as unknown[]).flatMap((each) => entries(entry, each))
  const inside = shapes
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const inner = (value as Record<string, unknown>)[field.name]
      return inner === undefined ? [] : entries(field, inner)
    })
  return shows ? [{ item: value as Item, shows: shows.filter((field) => field !== 'source') }, ...inside] : inside
}

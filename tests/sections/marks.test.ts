import { expect, test } from 'vitest'
import type { Action, Image, Section } from '../../src/generated/types.ts'
import { type TextKind, type Visitor, walkSection } from '../../src/generated/walk.js'
import { type Schema, schema } from '../../src/schema/read.ts'
import { examples } from './examples.ts'
import { html } from './render.ts'

const allMarks = 'Words *slanted* **heavy** [linked](/linked)\n\n- listed\n\n## titled'
const signs = {
  emphasis: /<em>slanted<\/em>/,
  strong: /<strong>heavy<\/strong>/,
  link: /<a [^>]*href="\/linked"[^>]*>linked<\/a>/,
  list: /<li>listed<\/li>/,
  heading: /<h2>titled<\/h2>/,
}
const line = ['emphasis', 'strong', 'link']
const allowed: Record<Exclude<TextKind, 'code'>, string[]> = {
  plain: [],
  inline: line,
  prose: [...line, 'list'],
  article: [...line, 'list', 'heading'],
}

interface Field {
  holder: object
  key: string | number
  kind: Exclude<TextKind, 'code'>
}

/** The fields of a section that hold a text. */
function textsIn(section: Section): Field[] {
  const fields: Field[] = []
  const ignore = () => undefined
  const visitor: Visitor = {
    keys: 0,
    text: (_, kind, holder, key) => kind !== 'code' && fields.push({ holder, key, kind }),
    href: ignore,
    id: ignore,
    src: ignore,
    image: ignore,
    colors: ignore,
  }
  walkSection(section, visitor)
  return fields
}

/** An example with the texts that examples leave out: the short label of each action, the words of each image. */
function complete(section: Section): Section {
  const short = (action: Action): Action => ({ ...action, shortLabel: 'Short' })
  return JSON.parse(JSON.stringify(section), (key, value) => {
    if (key === 'actions') return (value as Action[]).map(short)
    if (key === 'action') return short(value as Action)
    return key === 'image' ? { src: (value as Image).src, alt: 'Words' } : (value as unknown)
  }) as Section
}

const sections = examples.map(({ name, section }) => ({ name, section: complete(section) }))

test.each(sections)('$name draws each text with the marks that its schema allows, and no others', ({ section }) => {
  const wrong = textsIn(section).flatMap((_, index) => {
    const copy = structuredClone(section)
    const { holder, key, kind } = textsIn(copy)[index] as Field
    Reflect.set(holder, key, allMarks)
    const drawn = html(copy)
    const found = Object.entries(signs).flatMap(([name, sign]) => (sign.test(drawn) ? [name] : []))
    return found.join() === allowed[kind].join() ? [] : [{ holder, key, kind, found }]
  })
  expect(wrong).toEqual([])
})

/** The ways to the texts in a schema: "items/*\/heading". What is read by people who write the site is no text of it. */
function waysTo(field: Schema, way: string): string[] {
  const part = field.$ref ?? field.allOf?.[0]?.$ref
  if (part?.match(/^parts\/(.*-text|prose|article)\./)) return [way]
  if (part !== undefined) return waysTo(schema(part), way)
  const below = Object.entries(field.properties ?? {}).filter(([key]) => key !== 'ignore')
  return [
    ...below.flatMap(([key, value]) => waysTo(value, `${way}/${key}`)),
    ...(field.oneOf ?? []).flatMap((branch) => waysTo(branch, way)),
    ...(field.items ? waysTo(field.items, `${way}/*`) : []),
  ]
}

function has(value: unknown, [step, ...steps]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined
  if (typeof value !== 'object' || value === null) return false
  return step === '*' ? Object.values(value).some((item) => has(item, steps)) : has(Reflect.get(value, step), steps)
}

test('no text of any section is left out', () => {
  const left = sections.flatMap(({ section: { type } }) => {
    const ways = waysTo(schema(`sections/${type}.schema.json`), '').map((way) => way.slice(1).split('/'))
    const own = sections.filter(({ section }) => section.type === type)
    return ways.filter((way) => !own.some(({ section }) => has(section, way))).map((way) => `${type}: ${way.join('/')}`)
  })
  expect(left).toEqual([])
})

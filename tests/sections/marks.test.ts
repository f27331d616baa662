import { expect, test } from 'vitest'
import { type Visitor, walkSection } from '../../src/content/survey/walk.ts'
import type { Action, Image, Section } from '../../src/generated/types.ts'
import { answerMail } from '../../src/publish/forms/answer.ts'
import { type Value, valueFrom } from '../../src/schema/fields.ts'
import { schema } from '../../src/schema/read.ts'
import type { WordKind } from '../../src/schema/schema.ts'
import { entriesIn, everything } from './entries.ts'
import { examples } from './examples.ts'
import { html } from './render.ts'

const allMarks = 'Words *slanted* **heavy** [linked](/linked)\n\n- listed\n\n## titled'
const signs = {
  emphasis: /<em>slanted<\/em>/,
  strong: /<strong>heavy<\/strong>/,
  link: /<a [^>]*href="\/linked"[^>]*>linked<\/a>/,
  list: /<li>listed<\/li>/,
  heading: /<h2[^>]*>titled<\/h2>/,
}
const line = ['emphasis', 'strong', 'link']
const allowed: Record<Exclude<WordKind, 'code'>, string[]> = {
  plain: [],
  inline: line,
  prose: [...line, 'list'],
  article: [...line, 'list', 'heading'],
}

interface Field {
  holder: object
  key: string | number
  kind: Exclude<WordKind, 'code'>
}

/** The fields of a section that hold a text. */
function textsIn(section: Section): Field[] {
  const fields: Field[] = []
  const ignore = () => undefined
  const visitor: Visitor = {
    text: (_, kind, holder, key) => kind !== 'code' && fields.push({ holder, key, kind }),
    href: ignore,
    id: ignore,
    src: ignore,
    amount: ignore,
    itemLink: ignore,
    image: ignore,
    colors: ignore,
    entry: ignore,
  }
  walkSection(section, visitor)
  return fields
}

/** An example with the texts that examples leave out: all that its entries show, the short label of each action, the words of each image. */
function complete(section: Section): Section {
  const copy = JSON.parse(JSON.stringify(section), (key, value) => {
    if (key === 'actions') return (value as Action[]).map((action) => ({ ...action, shortLabel: 'Short' }))
    return key === 'image' ? { src: (value as Image).src, alt: 'Words' } : (value as unknown)
  }) as Section
  for (const { item, shows } of entriesIn(copy)) {
    // A figure stands where there is no price.
    const usual = Object.entries(everything).filter(
      ([name]) => shows.includes(name) && !(name === 'figure' && item.price),
    )
    Object.assign(item, { ...Object.fromEntries(usual), ...item })
    if (item.link) item.link.label ??= 'A link'
  }
  return copy
}

/** What visitors read of a form in their mailboxes. */
function mailOf(section: Section): string {
  if (section.type !== 'form' || !section.answer) return ''
  return answerMail(section.answer, { url: '', language: 'en' }, '').html
}

const sections = examples.map(({ name, section }) => ({ name, section: complete(section) }))

test.each(sections)('$name draws each text with the marks that its schema allows, and no others', ({ section }) => {
  const wrong = textsIn(section).flatMap((_, index) => {
    const copy = structuredClone(section)
    const { holder, key, kind } = textsIn(copy)[index] as Field
    Reflect.set(holder, key, allMarks)
    const drawn = html(copy) + mailOf(copy)
    const found = Object.entries(signs).flatMap(([name, sign]) => (sign.test(drawn) ? [name] : []))
    return found.join() === allowed[kind].join() ? [] : [{ holder, key, kind, found }]
  })
  expect(wrong).toEqual([])
})

/** The ways to the texts in a value: "items/*\/heading". What is read by people who write the site is no text of it. */
function waysTo({ kind, entry, shapes, schema: { shows } }: Value, way: string): string[] {
  if (kind in allowed) return [way]
  if (entry) return waysTo(entry, `${way}/*`)
  const fields = shapes
    .flatMap((shape) => shape.fields)
    .filter(({ name }) => name !== 'ignore' && (shows?.includes(name) ?? true))
  return [...new Set(fields.flatMap((field) => waysTo(field, `${way}/${field.name}`)))]
}

function has(value: unknown, [step, ...steps]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined
  if (typeof value !== 'object' || value === null) return false
  return step === '*' ? Object.values(value).some((item) => has(item, steps)) : has(Reflect.get(value, step), steps)
}

test('no text of any section is left out', () => {
  const left = sections.flatMap(({ section: { type } }) => {
    const ways = waysTo(valueFrom(schema(`sections/${type}.schema.json`)), '').map((way) => way.slice(1).split('/'))
    const own = sections.filter(({ section }) => section.type === type)
    return ways.filter((way) => !own.some(({ section }) => has(section, way))).map((way) => `${type}: ${way.join('/')}`)
  })
  expect(left).toEqual([])
})

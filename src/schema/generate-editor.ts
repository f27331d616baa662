import { branches, type Flat, flatten } from './flatten.ts'
import type { Schema } from './schema.ts'

/** Words of ours, and those that are of no use to who types. */
const dropped = /^(\$schema|\$comment|definitions|examples|discriminator|oneOf|kind|places|shows|decimals|x-.*)$/

/**
 * The schemas of some files and all that they refer to, as editors read them best. A field and the part that it refers
 * to are one: of two that describe a value, an editor shows the words of the inner one. The type of a section is judged
 * before its fields: of many sections that it is not, an editor names any. `help` is what some of them say besides.
 */
export function editorDefinitions(tops: readonly Schema[], help: ReadonlyMap<Schema, Schema>): Record<string, object> {
  const definitions: Record<string, object> = {}
  const names = new Map<Schema, string>()
  for (const top of tops) define(top)
  return definitions

  function define(node: Schema): string {
    const name = freeName((node.title ?? 'Part').replaceAll(' ', ''), definitions)
    names.set(node, name)
    // The name is taken first: what refers to itself would never end.
    definitions[name] = {}
    definitions[name] = write(node)
    return name
  }

  function part(node: Schema): object {
    const { $ref, ...own } = node
    if (!$ref || Object.keys(own).length > 0) return write(node)
    return { $ref: `#/definitions/${names.get($ref) ?? define($ref)}` }
  }

  function write(schema: Schema): object {
    const node = { ...schema, ...help.get(schema) }
    const { if: condition, then: chosen, else: other, ...own } = node
    if (condition) return { ...write(own), ...when(condition, part(chosen ?? {}), part(other ?? {})) }
    const flat = flatten(node, undefined)
    const { properties, items, additionalProperties: others } = flat
    return {
      ...Object.fromEntries(Object.entries(flat).filter(([word]) => !dropped.test(word))),
      ...(node.allOf && { description: withHow(node) }),
      ...(properties && { properties: fields(flat, properties) }),
      ...(items && { items: part(items) }),
      ...(typeof others === 'object' && { additionalProperties: part(others) }),
      ...(flat.oneOf && union(flat)),
    }
  }

  /** Of the fields that all entries have, an editor offers those that this one shows. */
  function fields({ shows }: Flat, properties: NonNullable<Schema['properties']>): object {
    const written = Object.entries(properties).map(([name, field]) => [name, part(field)] as const)
    if (!shows) return Object.fromEntries(written)
    return Object.fromEntries(written.map(([name, field]) => [name, { ...field, doNotSuggest: !shows.includes(name) }]))
  }

  /** First the value that chooses a branch, and then what that branch asks for. */
  function union(flat: Flat): object {
    const name = flat.discriminator?.propertyName ?? 'type'
    const written = flat.oneOf ?? []
    const choices = [...branches(flat)].map(([value, { properties }], index) => ({
      value,
      own: properties?.[name],
      // As it is written: of conditions, a flat one has followed those of a value that is not there yet.
      branch: written[index]?.$ref ?? written[index],
    }))
    return {
      required: [name],
      properties: {
        // What is offered, of which nothing is asked, and what is told.
        [name]: { title: choices[0]?.own?.title, anyOf: [listed(choices), {}], allOf: nearestFirst(choices) },
      },
      allOf: choices.map(({ value, branch }) =>
        when(
          // An editor would offer the value of each condition.
          { required: [name], properties: { [name]: { const: value, doNotSuggest: true } } },
          write({ ...branch, properties: { ...branch?.properties, [name]: {} } }),
        ),
      ),
    }
  }
}

interface Choice {
  value: string
  own: Schema | undefined
}

/** The values that there are. An editor names them in this order when there is no such one: first those that begin alike. */
function nearestFirst(choices: readonly Choice[]): object[] {
  const letters = [...new Set(choices.map(({ value }) => value.charAt(0)))]
  const beginsLike = (letter: string) => ({ type: 'string', pattern: `^${letter}` })
  return [
    ...letters.map((letter) => when(beginsLike(letter), listed(choices, letter))),
    when(beginsLike(`[${letters.join('')}]`), {}, listed(choices)),
  ]
}

function listed(choices: readonly Choice[], letter = ''): object {
  const isNear = ({ value }: Choice) => value.startsWith(letter)
  const sorted = [...choices.filter(isNear), ...choices.filter((choice) => !isNear(choice))]
  return { enum: sorted.map(({ value }) => value), enumDescriptions: sorted.map(({ own }) => own?.description) }
}

function freeName(title: string, taken: object): string {
  let name = title
  for (let count = 2; Object.hasOwn(taken, name); count += 1) name = `${title}${count}`
  return name
}

function when(condition: object, chosen: object, other?: object): object {
  const words = [['if', condition] as const, ['then', chosen] as const, ...(other ? [['else', other] as const] : [])]
  return Object.fromEntries(words)
}

/** Texts with marks: their parts say which. */
const marked = ['inline', 'prose', 'article']

/** What a field is for, and how its text is written, which the part says that it refers to. */
function withHow(node: Schema): string | undefined {
  const { description, kind = '' } = flatten(node, undefined)
  const how = marked.includes(kind) ? partOf(node)?.description : undefined
  return how && how !== description ? `${description}\n\n${how.split(' Example: ')[0]}` : description
}

/** The part that says which kind of text it is. */
function partOf(node: Schema): Schema | undefined {
  if (node.kind) return node
  const parts = [...(node.$ref ? [node.$ref] : []), ...(node.allOf ?? [])]
  return parts.map(partOf).find((found) => found !== undefined)
}

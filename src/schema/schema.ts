/** The words of JSON Schema that ours use, and our own. */
export interface Schema {
  /** The schema that it refers to. */
  readonly $ref?: Schema
  readonly title?: string
  readonly description?: string
  readonly type?: string
  /** What is written in a text, where its part says so; a word of ours. */
  readonly kind?: TextKind
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly enumDescriptions?: readonly string[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly if?: Schema
  readonly then?: Schema
  readonly else?: Schema
  readonly definitions?: Readonly<Record<string, Schema>>
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly pattern?: string
  readonly patternErrorMessage?: string
  /** Whole pieces of JSON that an editor offers in the place. */
  readonly defaultSnippets?: readonly Snippet[]
  /** Of a text, the names in braces that the engine puts something in the place of; a word of ours. */
  readonly places?: readonly string[]
  /** Of a number, how many digits may follow its point; a word of ours. */
  readonly decimals?: number
  /** Other words that authors may look for: of a field, wherever one of its name stands, or of a section type. */
  readonly 'x-aliases'?: readonly string[]
  /** Of an entry, the fields that its section shows; a word of ours. */
  readonly shows?: readonly string[]
}

/**
 * What a text may hold: one line without markup, one line with emphasis and links, paragraphs and lists, something with
 * a form of its own; a link's address, the name of a place on the page, the address of a file in public/, a colour.
 */
export type TextKind = WordKind | 'href' | 'id' | 'src' | 'color'

/** Of words, which marks they may hold; "code" are no words. */
export type WordKind = 'plain' | 'inline' | 'prose' | 'article' | 'code'

/** A whole piece of JSON, as VS Code offers it: as a value, or as the text of one. */
export interface Snippet {
  readonly label: string
  readonly description: string
  readonly body?: unknown
  readonly bodyText?: string
}

/** Schemas by their paths in the folder of all schemas. */
export type Schemas = ReadonlyMap<string, Schema>

/** Where what is made for editors stands below schemas/. That of a file refers to it, and nobody else follows. */
export const editorFolder = 'generated/'

/** Schemas as they were parsed, with what each refers to in the place of its address. It changes them. */
export function link(files: ReadonlyMap<string, object>): Schemas {
  for (const [file, schema] of files) linkInside(schema, file, files)
  // Parsed schemas are what their files hold: nothing more is known of them.
  return files
}

function linkInside(value: object, file: string, files: ReadonlyMap<string, object>): void {
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && inner.startsWith(editorFolder)) Reflect.deleteProperty(value, key)
    else if (key === '$ref') Object.assign(value, { $ref: target(inner, file, files) })
    else if (key !== 'examples' && typeof inner === 'object' && inner !== null) linkInside(inner, file, files)
  }
}

function target(address: string, from: string, files: ReadonlyMap<string, object>): object {
  const [name = '', pointer = ''] = address.split('#')
  let found: unknown = files.get(name === '' ? from : besides(from, name))
  for (const step of pointer.split('/').slice(1)) found = (found as Record<string, unknown> | undefined)?.[step]
  if (!found) throw new Error(`There is no schema ${address}, which ${from} refers to.`)
  return found
}

/** The path of a file by its address in another one. */
function besides(from: string, address: string): string {
  const folders = from.split('/').slice(0, -1)
  for (const step of address.split('/')) {
    if (step === '..') folders.pop()
    else folders.push(step)
  }
  return folders.join('/')
}

import type { AnySchemaObject } from 'ajv'
import { editorFile, editorSchema, type RuleName } from './editor-help.ts'
import { exampleTexts } from './generate-example-texts.ts'
import { headings } from './generate-headings.ts'
import { visits } from './generate-visits.ts'
import { words } from './generate-words.ts'
import { readSchemas } from './read.ts'
import { editorFolder, link, type Schema, type Schemas } from './schema.ts'

const banner = '// Made from schemas/ by npm run generate. Do not edit.\n'

/** The words in our schemas that say something to people, and nothing to the validator. */
const annotations = new Set([
  'title',
  'description',
  'examples',
  'default',
  'enumDescriptions',
  'patternErrorMessage',
  'doNotSuggest',
  'kind',
  'places',
  'shows',
  'decimals',
  'defaultSnippets',
  'x-aliases',
])

/** The files that are made from a folder of schemas, by their paths in the repository. */
export async function generate(folder: string, rules: readonly RuleName[]): Promise<Record<string, string>> {
  const schemas = written(folder)
  const linked = link(readSchemas(folder))
  return {
    'src/generated/types.ts': await types(folder, roots(schemas), banner),
    'src/generated/headings.ts': `${banner}${headings(schemaIn(linked, 'section.schema.json'))}`,
    'src/generated/words.ts': `${banner}${words(schemaIn(linked, 'site/words.schema.json'))}`,
    'src/generated/visits.ts': `${banner}${visits(linked)}`,
    'src/generated/example-texts.ts': `${banner}${exampleTexts(linked)}`,
    'src/generated/validate.js': await validators(schemas),
    'src/generated/validate.d.ts': validatorTypes,
    [`schemas/${editorFile}`]: editorSchema(linked, rules),
  }
}

const validatorTypes = `${banner}import type { ErrorObject } from 'ajv'
import type { Page, Section, SiteFile } from './types.ts'

interface Validate<T> {
  (data: unknown): data is T
  errors?: Omit<ErrorObject, 'message'>[] | null
}

export declare const validateSite: Validate<SiteFile>
export declare const validatePage: Validate<Page>
export declare const validateSection: Validate<Section>
`

/** The schemas that people write, without the references to what is only for editors. */
function written(folder: string): Map<string, AnySchemaObject> {
  const schemas = [...readSchemas(folder)]
  return new Map(schemas.map(([name, schema]) => [name, JSON.parse(JSON.stringify(schema), withoutEditors)]))
}

function withoutEditors(key: string, value: unknown): unknown {
  return key === '$ref' && String(value).startsWith(editorFolder) ? undefined : value
}

function schemaIn(schemas: Schemas, name: string): Schema {
  const schema = schemas.get(name)
  if (!schema) throw new Error(`There is no schema ${name}.`)
  return schema
}

/** The schemas of what a site is made of. */
function roots(schemas: Map<string, AnySchemaObject>): string[] {
  const parts = [...schemas.keys()].filter((name) => name.startsWith('parts/') || name.startsWith('site/'))
  return ['pages.schema.json', 'page.schema.json', 'section.schema.json', ...parts]
}

/** The types of what some schemas in a folder describe, and of all that these refer to. */
export async function types(folder: string, names: string[], bannerComment: string): Promise<string> {
  const { compile } = await import('json-schema-to-typescript')
  const schemas = written(folder)
  // One root that names every exported shape, so that each is written once.
  // As if they lay at the top: of what stands in the name of a real folder, such as a blank, the library makes addresses.
  const inlined = new Map([...schemas].map(([name, schema]) => [`/${name}`, forTypes(schema)]))
  const code = await compile(
    {
      title: 'Schemas',
      type: 'object',
      additionalProperties: false,
      anyOf: names.map(($ref) => ({ $ref })),
    },
    'Schemas',
    {
      cwd: '/',
      bannerComment: bannerComment.trim(),
      ignoreMinAndMaxItems: true,
      $refOptions: {
        resolve: {
          file: {
            canRead: true,
            order: 1,
            read: ({ url }: { url: string }) => JSON.stringify(inlined.get(url.replace(/^file:\/\//, ''))),
          },
        },
      },
      style: { semi: false, singleQuote: true, printWidth: 120 },
    },
  )
  return code.replace(/^export type Schemas =[\s\S]*?\n(?=\/\*\*|export)/m, '')
}

/** A schema as TypeScript wants it: "if, then, else" as a union of its outcomes, and names only for what deserves one. */
function forTypes(schema: unknown, top = true): unknown {
  if (Array.isArray(schema)) return schema.map((item) => forTypes(item, false))
  if (typeof schema !== 'object' || schema === null) return schema
  const { if: condition, then, else: otherwise, ...rest } = schema as AnySchemaObject
  // Types say what is drawn: by then a source has put its entries in the place of those that need not be written.
  if (condition && rest.properties) rest.required = [...(rest.required ?? []), ...otherwise.required]
  else if (condition) rest.anyOf = [then, otherwise]
  // What narrows a shared shape says in types only which of its fields must be there.
  if (rest.allOf && rest.properties) {
    const { allOf, required = [], title, description } = rest
    const fields = Object.fromEntries((required as string[]).map((name) => [name, { tsType: 'NonNullable<unknown>' }]))
    const narrower = { type: 'object', additionalProperties: false, required, properties: fields }
    return { title, description, allOf: [...allOf, ...(required.length > 0 ? [narrower] : [])] }
  }
  // A type beside a reference helps editors to write a value; the name is that of what it refers to.
  if (rest.allOf) delete rest.type
  const named = top || rest.type === 'object' || typeof rest.title !== 'string'
  if (!named) delete rest.title
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, forTypes(value, key === 'definitions')]))
}

/** A schema without its annotations. Names of fields are no annotations, even a field called "title". */
function forValidators(schema: unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => forValidators(item))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => names || !annotations.has(key))
      .map(([key, value]) => [key, forValidators(value, key === 'properties' || key === 'definitions')]),
  )
}

/** One module with a compiled function for each kind of file, and one for a section: importing it costs 2 ms, compiling 50. */
async function validators(schemas: Map<string, AnySchemaObject>): Promise<string> {
  const [{ Ajv }, { default: standalone }] = await Promise.all([import('ajv'), import('ajv/dist/standalone/index.js')])
  const ajv = new Ajv({
    schemas: [...schemas].map(([name, schema]) => ({ ...(forValidators(schema) as object), $id: `schemas/${name}` })),
    allErrors: true,
    // The words of errors are ours: src/content writes them.
    messages: false,
    inlineRefs: false,
    discriminator: true,
    logger: false,
    code: { source: true, esm: true, optimize: 2 },
  })
  const code = standalone(ajv, {
    validateSite: 'schemas/pages.schema.json',
    validatePage: 'schemas/page.schema.json',
    validateSection: 'schemas/section.schema.json',
  })
  // Ajv's own way to count is no module, and looks at each letter of every text.
  const counting = 'require("ajv/dist/runtime/ucs2length").default'
  // Nor does it add to a list of mistakes: it copies all that were found before, once for each section that has some.
  const copying = /vErrors\.concat\((validate\d+\.errors)\)/g
  const own = code.replaceAll(counting, 'lettersIn').replaceAll(copying, 'added(vErrors,$1)')
  return `${banner}import { lettersIn } from '../letters.ts'\n${own}\n${adding}\n`
}

const adding = 'function added(all,more){for(const one of more)all.push(one);return all}'

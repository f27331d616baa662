import { branches, flatten } from './flatten.ts'
import { editorDefinitions } from './generate-editor.ts'
import { snippets } from './generate-snippets.ts'
import { editorFolder, type Schema, type Schemas } from './schema.ts'

/** Where the schema for editors stands below schemas/. Those of the two kinds of files lead to it. */
export const editorFile = `${editorFolder}editor.schema.json`

/** A rule that a section may opt out of. */
export interface RuleName {
  readonly id: string
  readonly describe: string
}

/** The schema that editors read: whole sections to choose from, the names of rules, the fields of shared sections. */
export function editorSchema(schemas: Schemas, rules: readonly RuleName[]): string {
  const get = (file: string) => schemas.get(file) ?? {}
  const page = get('page.schema.json')
  const section = get('section.schema.json')
  const entry = flatten(page, undefined).properties?.sections?.items ?? {}
  const rule = get('parts/ignore.schema.json').items?.properties?.rule ?? {}
  const replaced = get('parts/shared-use.schema.json').properties?.with ?? {}
  const types = [...branches(section).values()]
  const defaultSnippets = snippets(types)
  const help = new Map<Schema, Schema>([
    [section, { defaultSnippets }],
    [entry, { defaultSnippets: [...defaultSnippets, shared] }],
    [rule, { enum: rules.map(({ id }) => id), enumDescriptions: rules.map(({ describe }) => describe) }],
    [replaced, { properties: fieldsOf(types) }],
  ])
  const definitions = editorDefinitions([get('pages.schema.json'), page], help)
  // VS Code keeps what stands beside a reference, unless the schema that it leads to has the same word.
  Object.assign(definitions.PageFile ?? {}, { allOf: [{}] })
  const $comment = 'Made from the other schemas by npm run generate. Do not edit.'
  return `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', $comment, definitions }, null, 1)}\n`
}

const shared = {
  label: 'shared section',
  description: 'A section that stands under "shared" in pages.json.',
  body: { use: '$1' },
}

/** The fields of any section. Of one that has more than one form, nobody knows which it is. */
function fieldsOf(types: readonly Schema[]): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  for (const { properties = {} } of types) {
    for (const [name, field] of Object.entries(properties)) {
      const before = found[name] ?? field
      const { title = name, type } = flatten(field, undefined)
      const same = before === field || (field.$ref !== undefined && before.$ref === field.$ref)
      if (name !== 'type') found[name] = same ? field : { title, ...(type && { type }), description: anyForm(name) }
    }
  }
  return found
}

function anyForm(name: string): string {
  return `Stands in the place of "${name}" in the shared section.`
}

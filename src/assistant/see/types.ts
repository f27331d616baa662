import { nearest } from '../../content/judge/nearest.ts'
import { shapesOf } from '../../gallery/shapes.ts'
import { ourSchemas } from '../../schema/read.ts'
import type { Schema } from '../../schema/schema.ts'
import { Refused } from '../../site-files/refused.ts'
import type { Answer } from '../answer.ts'

const ending = '.schema.json'

/** The names of all section types. */
export function sectionTypes(): string[] {
  return [...ourSchemas().keys()].flatMap((file) =>
    file.startsWith('sections/') ? file.slice('sections/'.length, -ending.length) : [],
  )
}

/** The fields of a type in words, with limits and examples: a section type, "page", "site", or what stands in them. */
export function fieldsOf(name: string): Answer {
  const found = schemaOf(name)
  const next = 'look at another type, or propose a batch with it.'
  if (found.enum) {
    const words = found.enum.map((word) => String(word)).join(', ')
    return { text: `${found.description ?? name}\nOne of: ${words}.`, next }
  }
  const shapes = shapesOf(found)
  const [own, ...inner] = shapes.map(({ name: title, description, fields }) => {
    const lines = fields.map(({ name, required, holds, shapes, form, options, drawn, description, example }) => {
      const choices = drawn ? [] : options.map(({ value, meaning }) => (meaning ? `${value} (${meaning})` : value))
      const what = [holds, shapes.join(' or ')].filter(Boolean).join(' ')
      return [
        `- ${name}${required ? ', required' : ''}: ${what}.`,
        description,
        ...(form ? [form] : []),
        ...(choices.length > 0 ? [`One of: ${choices.join('; ')}.`] : []),
        ...(drawn ? ['Its names: look at the type "icon".'] : []),
        ...(example ? [`Example: ${example}`] : []),
      ].join(' ')
    })
    return [`${title}: ${description}`, ...lines].join('\n')
  })
  const examples = (found.examples ?? []).map((example) => `Example: ${JSON.stringify(example)}`)
  return { text: [own, ...examples.slice(0, 1), ...inner, ...examples.slice(1)].join('\n\n'), next }
}

function schemaOf(name: string): Schema {
  const files = [...ourSchemas()].map(([file, schema]) => ({
    name: file.slice(file.lastIndexOf('/') + 1, -ending.length),
    schema,
  }))
  const found = files.find((one) => one.name === name)
  if (found) return found.schema
  const meant = nearest(
    name,
    files.map((one) => one.name),
  )
  throw new Refused(
    `There is no type "${name}".${meant ? ` Did you mean "${meant}"?` : ''}`,
    `ask for one of ${sectionTypes().join(', ')}, page, site, item, link, image.`,
  )
}

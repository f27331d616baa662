import { link } from '../schema/schema.ts'

const files = import.meta.glob<object>('../../schemas/{sections,parts}/*.json', { eager: true, import: 'default' })

/** What the gallery shows, by its path in the folder of all schemas. */
// Copied, since linking changes them, and the editor links the same ones.
export const schemas = link(
  new Map(Object.entries(files).map(([file, schema]) => [file.replace('../../schemas/', ''), structuredClone(schema)])),
)

import path from 'node:path'
import { root } from '../../src/root.ts'
import { types } from '../../src/schema/generate.ts'

const banner = '// Made from download.schema.json by npm run generate. Do not edit.\n'

/** The type of a document's content, by its path in the repository. */
export async function generateDownload(): Promise<Record<string, string>> {
  const folder = 'tools/documents'
  return { [`${folder}/download.ts`]: await types(path.join(root, folder), ['download.schema.json'], banner) }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../disk/whole-file.ts'
import { root } from '../root.ts'
import type { RuleName } from './editor-help.ts'
import { generate } from './generate.ts'
import { type Vocabulary, vocabularyDocument } from './generate-vocabulary.ts'
import { schema } from './read.ts'

/** Names the generated files that the schemas have outrun, and writes them anew if wanted; tools may add theirs. */
export async function refreshGenerated(
  write: boolean,
  rules: readonly RuleName[],
  more: Record<string, string> = {},
): Promise<string[]> {
  const stale: string[] = []
  const made = { ...(await generate(path.join(root, 'schemas'), rules)), ...(await vocabulary()), ...more }
  for (const [name, text] of Object.entries(made)) {
    const file = path.join(root, name)
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
    stale.push(name)
    // What makes these files is made of some of them: with half of one it could not be begun again.
    if (write) await writeWhole(file, text)
  }
  return stale
}

async function vocabulary(): Promise<Record<string, string>> {
  const read = (name: string) => readFile(path.join(root, name), 'utf8')
  const [words, before] = await Promise.all([read('docs/vocabulary.json'), read('docs/vocabulary.md')])
  const text = vocabularyDocument(schema('pages.schema.json'), JSON.parse(words) as Vocabulary, before)
  return { 'docs/vocabulary.md': text }
}

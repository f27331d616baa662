import type { Diagnostic } from '../../content/diagnostic.ts'
import { split } from '../../content/json/pointer.ts'
import { fileAt } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { type Flat, find, flatten } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import type { PlainWords } from '../agreed-words.ts'
import { inFormWords } from '../form/form-words.ts'

/** What is wrong, and what to do, in the words of the form: fields are called as they are there. */
export function plainWords(
  { file, pointer, message, hint, fix }: Pick<Diagnostic, 'file' | 'pointer' | 'message' | 'hint' | 'fix'>,
  sources: Sources,
): PlainWords {
  const written = fileAt(sources, file)?.at([])
  const top = schema(file === sources.config.path ? 'pages.schema.json' : 'page.schema.json')
  const steps = split(pointer)
  // Those beside it, and those in it.
  const fields = [...fieldsOf(find(top, written, steps.slice(0, -1))), ...fieldsOf(find(top, written, steps))]
  const plain = (said: string) => inFormWords(said, fields)
  return { message: plain(message), hint: hint && plain(hint), fix: fix && plain(fix.title) }
}

function fieldsOf({ properties = {} }: Flat) {
  return Object.entries(properties).map(([name, field]) => ({ name, schema: flatten(field, undefined) }))
}

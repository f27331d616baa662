import type { Diagnostic } from '../../content/diagnostic.ts'
import { split } from '../../content/json/pointer.ts'
import { fileAt } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { type Flat, find, flatten } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import type { PlainWords } from '../agreed-words.ts'
import { inFormWords } from '../form/form-words.ts'

/** What to do where a shared section has the id of another one: in a file that is a field of its use. */
const anotherId = 'Choose “Only here”, and give it another “Section id” under “More”.'

/** What is wrong, and what to do, in the words of the form: fields are called as they are there. */
export function plainWords(
  {
    file,
    pointer,
    rule,
    message,
    hint,
    fix,
  }: Pick<Diagnostic, 'file' | 'pointer' | 'rule' | 'message' | 'hint' | 'fix'>,
  sources: Sources,
): PlainWords {
  const written = fileAt(sources, file)?.at([])
  const top = schema(file === sources.config.path ? 'pages.schema.json' : 'page.schema.json')
  const steps = split(pointer)
  // Those beside it, and those in it.
  const fields = [...fieldsOf(find(top, written, steps.slice(0, -1))), ...fieldsOf(find(top, written, steps))]
  const plain = (said: string) => inFormWords(said, fields)
  const isOfUse = rule === 'unique-ids' && steps.at(-1) === 'use'
  return { message: plain(message), hint: isOfUse ? anotherId : hint && plain(hint), fix: fix && plain(fix.title) }
}

function fieldsOf({ properties = {} }: Flat) {
  return Object.entries(properties).map(([name, field]) => ({ name, schema: flatten(field, undefined) }))
}

import type { SharedSections } from '../../generated/types.ts'
import { validateSection } from '../../generated/validate.js'
import { schema } from '../../schema/read.ts'
import { tooDeep } from '../json/depth.ts'
import { join } from '../json/pointer.ts'
import type { Problem } from '../problem.ts'
import { misread } from '../read/parse.ts'
import { mergeUse } from './compose.ts'
import { type ContentPage, isUse } from './content.ts'
import { judge } from './judge.ts'

/** One list for all pages with nothing wrong, which most are. */
const none: Problem[] = []

/** What is wrong with the fields that a page replaces in its shared sections. */
export function judgeUses({ page, source: { pointer, file } }: ContentPage, shared: SharedSections): Problem[] {
  if (!page.sections.some(isUse)) return none
  return page.sections.flatMap((entry, index): Problem[] => {
    if (!isUse(entry)) return []
    const here = join(pointer, 'sections', index)
    const original = Object.hasOwn(shared, entry.use) ? shared[entry.use] : undefined
    if (!original || entry.with === undefined) return []
    if (Object.hasOwn(entry.with, 'type')) return [fixedType(join(here, 'with', 'type'))]
    const merged: unknown = mergeUse(original, entry)
    if (validateSection(merged)) return []
    const errors = validateSection.errors ?? []
    if (tooDeep(merged)) return misread(file.text, 'nesting')
    const place = (steps: readonly string[]) => join(here, ...(steps.length > 0 ? ['with', ...steps] : ['use']))
    return judge(schema('section.schema.json'), merged, errors, place, file.parsed.value, entry.with)
  })
}

function fixedType(pointer: string): Problem {
  return {
    spot: { pointer, on: 'name' },
    rule: 'shared',
    severity: 'error',
    message: '"with" cannot replace the "type" of a shared section.',
    hint: 'Remove it, or write a section of its own here.',
  }
}

import { type Merged, merge, type Three } from '../../src/changes/merge/merge.ts'
import { Impossible } from '../../src/content/operations/tree.ts'
import { readSide } from './read-side.ts'

/** The files that hold three states of one. */
export interface Places {
  before: string
  here: string
  there: string
}

/** What two sides make of a file, or why they cannot be merged. */
export async function mergeThree({ before, here, there }: Places): Promise<Merged | string> {
  const [base, ours, theirs] = await Promise.all([readSide(before), readSide(here), readSide(there)])
  const wrong = Object.entries({ 'the version before': base, ours, theirs }).flatMap(([side, read]) =>
    'wrong' in read && !(read === base && read.isNone) ? [`of ${side}, ${read.wrong}`] : [],
  )
  return wrong.length === 0 && 'text' in ours && 'text' in theirs
    ? tried({ base: 'text' in base ? base.text : null, ours: ours.text, theirs: theirs.text })
    : wrong.join('; ')
}

function tried(three: Three): Merged | string {
  try {
    return merge(three)
  } catch (error) {
    if (error instanceof Impossible) return error.message
    throw error
  }
}

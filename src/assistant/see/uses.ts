import type { Sources } from '../../content/read/source-file.ts'
import { findUses } from '../../content/uses/find-uses.ts'
import { Refused } from '../../site-files/refused.ts'
import type { Answer } from '../answer.ts'

/** Where something that has a name is used. */
export function usesOf(sources: Sources, name: string): Answer {
  const { things, meant, unjudged } = findUses(sources, name)
  if (things.length === 0)
    throw new Refused(
      `Nothing here is called "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
      'ask for the name of a shared section, page, picture, variable, topic, person or type.',
    )
  const lines = things.flatMap(({ kind, name, uses }) => [
    `${kind} ${name}: ${uses.length === 0 ? 'not used' : `${uses.length} uses`}`,
    ...uses.map(({ way, file, pointer }) => `  ${way}  (${file} ${pointer})`),
  ])
  return {
    text: unjudged.length > 0 ? `Mistakes hide ${unjudged.join(' and ')}.` : '',
    content: lines.join('\n'),
    next: 'look at one of the places, or propose a batch.',
  }
}

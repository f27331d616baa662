import { join } from '../../../content/json/pointer.ts'
import type { EditOperation, PageState, SectionLine } from '../../agreed.ts'
import type { Fields } from '../../form/edits.ts'
import type { Asked } from '../asked.ts'
import { titleOf } from '../gestures.ts'
import { freeId, idsOn } from '../page-ids.ts'
import { type Reach, roomAt, writtenAt } from '../shared/places.ts'
import { store } from '../store.ts'
import type { Taker } from './takers.ts'

/** An entry that is copied: where it stands, as its page shows it. */
export interface CopiedEntry {
  readonly line: SectionLine
  readonly at: string
  readonly value: Fields
  /** Its first words, as visitors read them. */
  readonly name: string
}

/** Where it comes. */
export interface EntryGoal {
  readonly page: PageState
  readonly taker: Taker
  readonly index: number
  /** Where that list is changed. */
  readonly reach: Reach
}

/** What is left out of a copy: what entries there do not have, and an id that the page has already. */
export function leftOut({ value }: CopiedEntry, { page, taker }: Pick<EntryGoal, 'page' | 'taker'>): string[] {
  return [...taker.lacking, ...(typeof value.id === 'string' && idsOn(page).has(value.id) ? ['id'] : [])]
}

/** What was said of what was done, or why it was not. */
export interface Outcome {
  readonly said: string
  readonly failure: string | null
}

/** What a copy of an entry is made of: it is spelt as the entry is. */
export function entryCopy(entry: CopiedEntry, goal: EntryGoal): EditOperation[] {
  const { taker, index, reach } = goal
  const { spot, first } = roomAt(taker.line, join(taker.at, index), reach)
  const { file, at } = writtenAt(entry.line, entry.at)
  return [
    ...first,
    { op: 'copy', file, at, to: spot.at, toFile: spot.file },
    ...leftOut(entry, goal).map((name) => ({ op: 'remove' as const, file: spot.file, at: join(spot.at, name) })),
  ]
}

/** Copies an entry into a list of any section. */
export async function copyEntry(entry: CopiedEntry, goal: EntryGoal): Promise<Outcome> {
  const { page, taker, index } = goal
  const { name } = entry
  return done(
    {
      title: `Copied “${name}” to ${page.path}`,
      where: { page: page.path, section: taker.section },
      operations: entryCopy(entry, goal),
    },
    `“${name}” is now entry ${index + 1} of ${taker.entries.length + 1} in “${taker.name}” on ${page.path}.`,
  )
}

/** Copies a whole section to a place of any page. */
export async function copySection(page: PageState, from: number, to: PageState, index: number): Promise<Outcome> {
  const section = page.sections[from]
  if (!section) return { said: '', failure: 'This section is there no more.' }
  const place = join(to.at, 'sections', index)
  const { file, at } = section.spot
  return done(
    {
      title: `Copied “${titleOf(section)}” to ${to.path}`,
      where: { page: to.path, section: index },
      operations: [{ op: 'copy', file, at, to: place, toFile: to.file }, ...freeId(section, to, place)],
    },
    `“${titleOf(section)}” is now section ${index + 1} of ${to.sections.length + 1} on ${to.path}.`,
  )
}

async function done(asked: Asked, said: string): Promise<Outcome> {
  store.do(asked)
  await store.whenSent()
  const { failure } = store.now()
  if (failure === null) store.say(said)
  return { said, failure }
}

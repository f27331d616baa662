import type { EditOperation, PageState, SectionLine } from '../agreed.ts'
import { setField, shapeOf } from '../form/edits.ts'
import type { LinkLine } from '../form/links.ts'
import { freeAmong, plainWords } from '../plain-words.ts'
import { ask } from './api.ts'
import { titleOf } from './gestures.ts'
import { idsOn } from './page-ids.ts'
import { sectionFields } from './schemas.ts'
import { inFiles } from './shared/places.ts'

/** 40: addresses are read, too. */
const longest = 40

/** What gives the section of a place the id that leads there. */
interface Naming {
  readonly page: string
  readonly operations: readonly EditOperation[]
}

const namings = new WeakMap<LinkLine, Naming>()
const known = new WeakMap<PageState, readonly LinkLine[]>()

/** The sections of a page that links on it can lead to. One without an id is offered with that which it then gets. */
export function placesOn(page: PageState): readonly LinkLine[] {
  const before = known.get(page)
  if (before) return before
  const taken = idsOn(page)
  const places = page.sections
    .filter(({ draft }) => !draft)
    .map((line): LinkLine => {
      const own = line.value.id
      const id = typeof own === 'string' ? own : freeAmong(taken, idFor(line))
      taken.add(id)
      const place: LinkLine = { href: `#${id}`, label: titleOf(line), kind: 'here' }
      if (own !== id) namings.set(place, { page: page.path, operations: named(line, id) })
      return place
    })
  known.set(page, places)
  return places
}

/** The same of a page that is not open, for links on others. */
export async function placesAt(path: string): Promise<readonly LinkLine[]> {
  const page = await ask<PageState>('GET', `page?path=${encodeURIComponent(path)}`)
  return placesOn(page).map((near) => {
    const place: LinkLine = { ...near, href: path + near.href, kind: 'place' }
    const naming = namings.get(near)
    if (naming) namings.set(place, naming)
    return place
  })
}

/** An id is made of the words by which a section is known, and begins with a letter. */
function idFor({ name, type }: SectionLine): string {
  const words = plainWords(name)
  const first = words.findIndex((word) => /^[a-z]/.test(word))
  const id = (first < 0 ? [] : words.slice(first)).reduce(
    (id, word) => (id !== '' && id.length + word.length >= longest ? id : `${id}${id && '-'}${word}`),
    '',
  )
  return id.slice(0, longest) || type
}

function named(line: SectionLine, id: string): EditOperation[] {
  const { fields = [] } = shapeOf(line.value, sectionFields(line.type)?.shapes ?? []) ?? {}
  return inFiles(line, [setField(line.value, line.spot.at, fields, 'id', id)], 'here')
}

/** The place that was chosen last, until something leads there. */
let chosen: LinkLine | undefined

export function choosePlace(place: LinkLine): void {
  chosen = place
}

/** What is done on a page. Where it leads to the place that was chosen just now, that gets its id in the same step. */
export function withItsPlace(operations: readonly EditOperation[], page: string | undefined): readonly EditOperation[] {
  const naming = chosen && namings.get(chosen)
  if (!chosen || !naming || (chosen.kind === 'here' && naming.page !== page)) return operations
  const { href } = chosen
  const written = JSON.stringify(operations)
  if (!written.includes(`"${href}"`) && !written.includes(`(${href})`)) return operations
  chosen = undefined
  return [...operations, ...naming.operations]
}

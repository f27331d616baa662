import { join } from '../../json/pointer.ts'
import type { Survey } from '../../survey/survey.ts'
import { type Place, pointerOf } from '../../survey/written.ts'

/** The file and the pointer of a field, found by looking for the object that holds it. */
export function whereIs(site: Survey, place: Place, holder: object, key: string | number | null) {
  const end = key === null ? [] : [key]
  const steps = holder === place.standIn ? [] : stepsTo(place.root, holder)
  if (steps) return { file: place.file, pointer: join(pointerOf(place), ...steps, ...end), own: true }
  const isUse = place.placed !== null && place.shared !== null
  const shared = isUse ? site.sharedPlaces.get(place.shared ?? '') : undefined
  if (shared && holder === place.placed?.section) return merged(place, shared, key)
  const inShared = shared && stepsTo(shared.root, holder)
  if (shared && inShared)
    return { file: shared.file, pointer: join(pointerOf(shared), ...inShared, ...end), own: false }
  return { file: place.file, pointer: pointerOf(place), own: true }
}

/** The field of a shared section as a page has it: written under "with" or in the shared one. */
function merged(place: Place, shared: Place, key: string | number | null) {
  const own = key !== null && Object.hasOwn(place.root, key)
  const from = own ? place : shared
  return { file: from.file, pointer: join(pointerOf(from), ...(key === null ? [] : [key])), own }
}

/** The way from an object down to one inside it. */
function stepsTo(root: object, wanted: object): string[] | undefined {
  if (root === wanted) return []
  for (const [key, value] of Object.entries(root)) {
    if (typeof value !== 'object' || value === null) continue
    const below = stepsTo(value as object, wanted)
    if (below) return [key, ...below]
  }
  return undefined
}

import { z } from 'zod'
import type { Spot } from '../../changes/site/operations.ts'
import { pageAt, sectionAt } from '../../changes/site/places.ts'
import { get, join, split } from '../../content/json/pointer.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { fileAt } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { Refused } from '../../site-files/refused.ts'

const pointer = z
  .string()
  .max(500)
  .regex(/^(\/.*)?$/su, 'A pointer is empty or begins with "/": "/items/0/heading".')

const page = z.string().min(1).max(200)
const section = z.union([z.int().min(1).max(1000), z.string().min(1).max(100)])

/** How a place is named: a page, one of its sections, a shared section or a file, and a JSON Pointer from there. */
export const placeFields = {
  page: page.optional(),
  section: section.optional(),
  shared: z.string().min(1).max(100).optional(),
  file: z.string().min(1).max(200).optional(),
  at: pointer.optional(),
}

/** Told once in the description of a tool: among operations the same words would stand a dozen times. */
export const placeWords =
  'A place is named by "page" (its path), with "section" (its number, counted from 1, or its id), or by "shared" (the name of a shared section), or by "file"; "at" is a JSON Pointer from there on, in which entries count from 0: "/items/0/heading", or "/items/-" for the end of a list. With "at" alone it begins in the config: "/site/name".'

export const place = z.strictObject(placeFields)
export type PlaceWords = z.infer<typeof place>

/** A page, and maybe one of its sections. */
export const shownFields = {
  page: page.describe('The path of a page: "/workshop".'),
  section: section.optional().describe('Only this section: its number, counted from 1, or its id.'),
}

/** Finds a place. */
export function spotOf(sources: Sources, words: PlaceWords): Spot {
  const { page, section, shared, file, at = '' } = words
  const named = [page, shared, file].filter((name) => name !== undefined)
  if (named.length > 1)
    throw new Refused('A place is in a page, in a shared section or in a file.', 'name one of them.')
  if (section !== undefined && page === undefined)
    throw new Refused('A section is on a page.', 'name the page as well.')
  const { config } = sources
  if (page !== undefined) {
    const spot = section === undefined ? pageAt(sources, page) : sectionAt(sources, page, indexed(section))
    return { file: spot.file, at: spot.at + at }
  }
  if (shared !== undefined) return { file: config.path, at: join('/shared', shared) + at }
  return { file: file ?? config.path, at }
}

/** Finds a place for something new: a section without a pointer is the one that it comes before. */
export function freeSpotOf(sources: Sources, words: PlaceWords): Spot {
  const { page, section, at = '' } = words
  if (page === undefined || typeof section !== 'number' || at !== '') return spotOf(sources, words)
  const spot = pageAt(sources, page)
  return { file: spot.file, at: join(spot.at, 'sections', section - 1) }
}

/** The place and what stands there. */
export function valueAt(sources: Sources, words: PlaceWords): Spot & { value: unknown } {
  const spot = spotOf(sources, words)
  const file = fileAt(sources, spot.file)
  if (!file) throw new Impossible('', 'the site has no such file.', spot.file)
  const value = get(file.parsed.value, split(spot.at))
  if (value === undefined) throw new Impossible(spot.at, 'there is nothing.', spot.file)
  return { ...spot, value }
}

/** Sections count from 1 for people. */
function indexed(section: number | string): number | string {
  return typeof section === 'number' ? section - 1 : section
}

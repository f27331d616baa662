import { join } from '../../content/json/pointer.ts'
import type { PageState, SectionLine } from '../agreed.ts'
import { setField } from '../form/edits.ts'
import type { EntryLine } from './outline/entry-lines.ts'
import { freeId } from './page-ids.ts'
import { pageFields, sectionFields } from './schemas.ts'
import { inFile, inFiles, type Reach } from './shared/places.ts'
import { store } from './store.ts'
import { typeName } from './type-name.ts'

/** What a section is called in lists and in messages. */
export function titleOf({ name, type, use }: SectionLine): string {
  return name || use || typeName(type) || 'A section'
}

/** What was done in a section, for the list of steps. */
export function doneIn(line: SectionLine, title: string): string {
  return `${title} in “${titleOf(line)}”`
}

/** The place of a section of a page, whether or not it is there already. */
function placeOf(page: PageState, index: number): string {
  return join(page.at, 'sections', index)
}

/** Moves a section on its page; it is at `to` afterwards. */
export function moveSection(page: PageState, from: number, to: number): void {
  const section = page.sections[from]
  if (!section || to < 0 || to >= page.sections.length || to === from) return
  store.do({
    title: `Moved “${titleOf(section)}” ${to < from ? 'up' : 'down'}`,
    where: { page: page.path, section: to },
    operations: [{ op: 'move', file: page.file, at: placeOf(page, from), to: placeOf(page, to) }],
    said: `${titleOf(section)} is now section ${to + 1} of ${page.sections.length}.`,
  })
}

/** Moves an entry of a section within its list; it is at `to` afterwards. */
export function moveEntry(
  { page, section, line, reach }: { page: PageState; section: number; line: SectionLine; reach: Reach },
  { at, list, index, count, name }: EntryLine,
  to: number,
): void {
  store.do({
    title: doneIn(line, `Moved “${name}” ${to < index ? 'up' : 'down'}`),
    where: { page: page.path, section },
    operations: inFiles(line, [{ op: 'move', at, to: join(list, to) }], reach),
    said: `${name} is now ${to + 1} of ${count}.`,
  })
}

export function duplicateSection(page: PageState, index: number): void {
  const section = page.sections[index]
  if (!section) return
  const at = placeOf(page, index)
  const copy = placeOf(page, index + 1)
  store.do({
    title: `Doubled “${titleOf(section)}”`,
    where: { page: page.path, section: index + 1 },
    operations: [{ op: 'copy', file: page.file, at, to: copy }, ...freeId(section, page, copy)],
    said: `${titleOf(section)} is there twice.`,
  })
}

/** Hides a section from visitors, or a whole page, until it is shown again. */
export function toggleDraft(page: PageState, index: number | undefined): void {
  const section = index === undefined ? undefined : page.sections[index]
  if (index !== undefined && !section) return
  const name = section ? titleOf(section) : `The page ${page.path}`
  const isDraft = section ? section.draft : page.value.draft === true
  const at = index === undefined ? page.at : placeOf(page, index)
  // Of a use of a shared section no schema says in which order its fields stand.
  const about = section ? (section.use === null ? sectionFields(section.type) : undefined) : pageFields()
  const fields = about?.shapes[0]?.fields ?? []
  const title = isDraft ? `Showed “${name}” to visitors` : `Made “${name}” a draft`
  store.do({
    title,
    where: { page: page.path, section: index },
    operations: inFile(page.file, [
      setField(section?.value ?? page.value, at, fields, 'draft', isDraft ? undefined : true),
    ]),
    said: isDraft ? `${name} is no draft any more: visitors see it.` : `${name} is a draft: visitors do not see it.`,
  })
}

export function removeSection(page: PageState, index: number): void {
  const section = page.sections[index]
  if (!section) return
  store.do({
    title: `Removed “${titleOf(section)}”`,
    where: { page: page.path },
    operations: [{ op: 'remove', file: page.file, at: placeOf(page, index) }],
    said: `${titleOf(section)} is removed. Undo brings it back.`,
  })
}

export function addSection(
  page: PageState,
  index: number,
  value: Readonly<Record<string, unknown>>,
  name: string,
): void {
  store.do({
    title: `Added “${name}”`,
    where: { page: page.path, section: index },
    operations: [{ op: 'insert', file: page.file, at: placeOf(page, index), value }],
    said: `${name} is now section ${index + 1} of ${page.sections.length + 1}.`,
  })
}

/** Moves a section to the end or the begin of any page, or before another section of it. */
export function moveToPage(page: PageState, from: number, to: PageState, index: number): void {
  const section = page.sections[from]
  if (!section) return
  const place = placeOf(to, index)
  store.do({
    title: `Moved “${titleOf(section)}” to ${to.path}`,
    where: { page: to.path, section: index },
    operations: [
      { op: 'move', file: page.file, at: placeOf(page, from), to: place, toFile: to.file },
      ...freeId(section, to, place),
    ],
    said: `${titleOf(section)} is now section ${index + 1} of ${to.path}.`,
  })
}

export function shareSection(page: PageState, index: number, name: string): void {
  const section = page.sections[index]
  if (!section) return
  store.do({
    title: `Shared “${titleOf(section)}”`,
    where: { page: page.path, section: index },
    operations: [{ op: 'share', file: page.file, at: placeOf(page, index), name }],
    said: `${titleOf(section)} is shared as ${name}: other pages can use it.`,
  })
}

export function unshareSection(page: PageState, index: number): void {
  const section = page.sections[index]
  if (!section) return
  store.do({
    title: `Made “${titleOf(section)}” this page’s own`,
    where: { page: page.path, section: index },
    operations: [{ op: 'unshare', file: page.file, at: placeOf(page, index) }],
    said: `${titleOf(section)} is this page’s own now.`,
  })
}

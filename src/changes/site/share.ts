import { isDeepStrictEqual } from 'node:util'
import { get, join, split } from '../../content/json/pointer.ts'
import { perform, takePassage } from '../../content/operations/operations.ts'
import { type OpenText, type Passage, passageOf, putPassage, setPassage } from '../../content/operations/passage.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { filesOf } from '../../content/read/files-of.ts'
import { isObject } from '../../is-object.ts'
import type { OpenSite } from './open-site.ts'
import { ofPlace, type Share, type Spot } from './operations.ts'
import { usesOf } from './places.ts'

type Fields = Readonly<Record<string, unknown>>

export function share({ file, at, name }: Share, site: OpenSite): void {
  const section = sectionIn(site, file, at)
  if (typeof section.type !== 'string') throw new Impossible(at, 'only a section can be shared.', file)
  const own = ofPlace.filter((field) => Object.hasOwn(section, field))
  const shared = sharedOf(site)
  if (shared && Object.hasOwn(shared, name)) {
    putInstead({ file, at }, name, section, shared[name], site)
    return
  }
  const before = ['include', 'pages'].find((other) => fieldOf(site, other) !== undefined)
  const page = site.open(file)
  const kept = own.map((field) => takePassage(join(at, field), page))
  const passage = passageOf(page.tree.find(at), page)
  const config = site.open(site.config)
  // Before what comes next in most files.
  if (!shared) perform({ op: 'insert', at: '/shared', value: {}, ...(before !== undefined && { before }) }, config)
  putPassage(passage, config.tree.findFree(join('/shared', name)), config)
  putUse({ at, name, kept, replaced: [] }, page)
}

/** A section becomes a use of what is shared already. */
function putInstead({ file, at }: Spot, name: string, section: Fields, shared: unknown, site: OpenSite): void {
  const original = isObject(shared) ? shared : {}
  if (original.type !== section.type) throw new Impossible(at, `the shared section "${name}" is of another type.`, file)
  const lacking = Object.keys(original).find((field) => !Object.hasOwn(section, field))
  if (lacking !== undefined)
    throw new Impossible(at, `it has no "${lacking}", which the shared section "${name}" has.`, file)
  const page = site.open(file)
  const passage = (field: string) => passageOf(page.tree.find(join(at, field)), page)
  const fields = Object.keys(section)
  const differs = (field: string) => !ofPlace.includes(field) && !isDeepStrictEqual(section[field], original[field])
  const kept = fields.filter((field) => ofPlace.includes(field)).map(passage)
  putUse({ at, name, kept, replaced: fields.filter(differs).map(passage) }, page)
}

/** Puts the use of a shared section into the place of a section. */
function putUse(
  { at, name, kept, replaced }: { at: string; name: string; kept: Passage[]; replaced: Passage[] },
  page: OpenText,
): void {
  if (kept.length + replaced.length === 0) {
    page.tree.find(at).entry.value = page.layout.onLine({ use: name })
    return
  }
  perform({ op: 'set', at, value: { use: name, ...(replaced.length > 0 && { with: {} }) } }, page)
  for (const passage of replaced) putField(passage, join(at, 'with'), page)
  for (const passage of kept) putField(passage, at, page)
}

export function unshare({ file, at }: Spot, site: OpenSite): void {
  const { use, with: replaced = {}, ...own } = sectionIn(site, file, at)
  if (typeof use !== 'string' || !isObject(replaced)) throw new Impossible(at, 'no shared section is used here.', file)
  const shared = sharedOf(site) ?? {}
  if (!Object.hasOwn(shared, use)) throw new Impossible(at, `there is no shared section "${use}".`, file)
  const isLast = isUsedOnce(site, use)
  const isOnly = Object.keys(shared).length === 1
  const page = site.open(file)
  const passages = [
    ...Object.keys(replaced).map((field) => join(at, 'with', field)),
    ...Object.keys(own).map((field) => join(at, field)),
  ].map((pointer) => passageOf(page.tree.find(pointer), page))
  const config = site.open(site.config)
  setPassage(passageOf(config.tree.find(join('/shared', use)), config), page.tree.find(at), page)
  for (const passage of passages) putField(passage, at, page)
  if (isLast) perform({ op: 'remove', at: isOnly ? '/shared' : join('/shared', use) }, config)
}

/** Puts a field into an object, in the place of one of the same name. */
function putField(passage: Passage, at: string, open: OpenText): void {
  const pointer = join(at, passage.key ?? '')
  const { tree } = open
  if (get(JSON.parse(tree.written(tree.find(at).entry.value)), [passage.key ?? '']) === undefined)
    putPassage(passage, tree.findFree(pointer), open)
  else setPassage(passage, tree.find(pointer), open)
}

function sectionIn(site: OpenSite, file: string, at: string): Fields {
  const value = get(site.file(file)?.parsed.value, split(at))
  if (site.file(file)?.parsed.value === undefined) site.open(file)
  const steps = split(at)
  if (steps.at(-2) !== 'sections' || !isObject(value)) throw new Impossible(at, 'there is no section.', file)
  return value
}

function sharedOf(site: OpenSite): Fields | undefined {
  const shared = fieldOf(site, 'shared')
  return isObject(shared) ? shared : undefined
}

/** A field of the config. */
function fieldOf(site: OpenSite, name: string): unknown {
  return get(site.file(site.config)?.parsed.value, [name])
}

/** Whether a shared section is used at one place alone; in a file that cannot be read there may be others. */
function isUsedOnce(site: OpenSite, name: string): boolean {
  const sources = site.sources()
  return filesOf(sources).every((file) => file.parsed.value !== undefined) && usesOf(sources, name) === 1
}

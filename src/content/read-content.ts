import type { SiteFile } from '../generated/types.ts'
import { validatePage, validateSection, validateSite } from '../generated/validate.js'
import { placeSections } from './compose.ts'
import { type Content, type ContentPage, isUse } from './content.ts'
import { join } from './json/pointer.ts'
import { tooDeep } from './json/depth.ts'
import type { SourceFile, Sources } from './load.ts'
import { nearest } from './nearest.ts'
import { parse } from './parse.ts'
import type { Problem } from './problem.ts'
import { isObject } from './schema/find.ts'
import { below, judge } from './schema/judge.ts'

/** What the files of a site say, and what is wrong with how they say it. */
export interface Reading {
  /** Null when too little could be read for any rule to judge. */
  content: Content | null
  problems: Map<SourceFile, Problem[]>
  /** Every page is there and fits the schema. */
  sound: boolean
}

/** Reads all files of a site and holds them against the schema, page by page. */
export function readContent(sources: Sources): Reading {
  const problems = new Map<SourceFile, Problem[]>()
  const say = (file: SourceFile, more: Problem[]) => {
    const list = problems.get(file)
    if (list) list.push(...more)
    else if (more.length > 0) problems.set(file, [...more])
  }
  const { config, includes, publicFiles } = sources
  const parsed = parse(config)
  say(config, parsed.problems)
  if (parsed.value === undefined) return { content: null, problems, sound: false }
  say(config, sources.problems ?? [])
  const frame = readFrame(parsed.value)
  say(config, frame.problems)
  if (!frame.site) return { content: null, problems, sound: false }

  const pages: ContentPage[] = []
  const unsurePaths = new Set<string>()
  let complete = Array.isArray(frame.site.pages)
  const read = (value: unknown, file: SourceFile, pointer: string) => {
    const wrong = readPage(value, pointer)
    if (wrong === null) {
      pages.push({ page: value as ContentPage['page'], file, pointer, sections: [] })
      return
    }
    say(file, wrong)
    if (isObject(value) && typeof value['path'] === 'string') unsurePaths.add(value['path'])
    else complete = false
  }
  if (Array.isArray(frame.site.pages)) {
    for (const [index, page] of frame.site.pages.entries()) read(page, config, `/pages/${index}`)
  }
  for (const file of includes) {
    const { value, problems: more } = parse(file)
    say(file, more)
    if (value === undefined) complete = false
    else read(value, file, '')
  }

  const { site: settings, shared = {} } = frame.site
  const whole = frame.problems.length === 0
  const sound = whole && pages.filter((page) => usesFit(page)).length === pages.length && complete && unsurePaths.size === 0
  function usesFit(page: ContentPage): boolean {
    const wrong = readUses(page, shared, whole)
    if (wrong.length > 0) {
      say(page.file, wrong)
      unsurePaths.add(page.page.path)
    } else page.sections = placeSections(page, shared)
    return wrong.length === 0
  }
  if (!whole) return { content: null, problems, sound: false }
  const judged = pages.filter((page) => page.sections.length > 0)
  return { content: { settings, shared, pages: judged, config, publicFiles, unsurePaths, complete }, problems, sound }
}

/** Everything in the config but its pages. */
function readFrame(value: unknown): { site: SiteFile | null; problems: Problem[] } {
  const { pages, ...rest } = isObject(value) ? value : {}
  const hasPages = Array.isArray(pages) && pages.length > 0
  // Pages are judged one by one: ten thousand errors in one list would be copied ten thousand times.
  const frame = hasPages ? { ...rest, pages: [] } : value
  if (tooDeep(frame)) return { site: null, problems: [tooDeepAt(frame, '')] }
  if (validateSite(frame)) return { site: value as SiteFile, problems: [] }
  const errors = (validateSite.errors ?? []).filter((error) => !(hasPages && error.instancePath === '/pages'))
  const problems = judge('pages.schema.json', frame, errors, below(''))
  return { site: isObject(value) ? (value as unknown as SiteFile) : null, problems }
}

/** What is wrong with a page, or null. */
function readPage(value: unknown, pointer: string): Problem[] | null {
  if (validatePage(value)) return null
  const errors = validatePage.errors ?? []
  if (tooDeep(value)) return [tooDeepAt(value, pointer)]
  return judge('page.schema.json', value, errors, below(pointer))
}

function tooDeepAt(_value: unknown, pointer: string): Problem {
  return {
    spot: { pointer, on: 'value' },
    rule: 'nesting',
    severity: 'error',
    message: 'More than 64 objects and lists are nested in each other here.',
    hint: 'No page needs so many; a closing bracket may be missing.',
  }
}

/** What is wrong with a page's shared sections. */
function readUses({ page, pointer }: ContentPage, shared: SiteFile['shared'] & object, sharedFits: boolean): Problem[] {
  return page.sections.flatMap((entry, index): Problem[] => {
    if (!isUse(entry)) return []
    const here = join(pointer, 'sections', index)
    const say = (at: string, on: 'name' | 'value', message: string, more: Partial<Problem>): Problem[] => [
      { spot: { pointer: `${here}${at}`, on }, rule: 'shared', severity: 'error', message, ...more },
    ]
    const original = Object.hasOwn(shared, entry.use) ? shared[entry.use] : undefined
    const names = Object.keys(shared)
    if (!original) {
      const meant = nearest(entry.use, names)
      return say('/use', 'value', `There is no shared section "${entry.use}".${meant ? ` Did you mean "${meant}"?` : ''}`, {
        hint: names.length > 0 ? `There are: ${names.map((name) => `"${name}"`).join(', ')}.` : 'Shared sections are written under "shared".',
        fix: meant === undefined ? undefined : { title: `change to "${meant}"`, change: { value: meant } },
      })
    }
    if (!sharedFits || entry.with === undefined) return []
    if (Object.hasOwn(entry.with, 'type')) {
      return say('/with/type', 'name', '"with" cannot replace the "type" of a shared section.', {
        hint: 'Remove it, or write a section of its own here.',
      })
    }
    const merged: unknown = { ...original, ...entry.with }
    if (validateSection(merged)) return []
    const errors = validateSection.errors ?? []
    return judge('section.schema.json', merged, errors, (steps) => join(here, ...(steps.length > 0 ? ['with', ...steps] : ['use'])))
  })
}

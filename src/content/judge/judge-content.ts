import type { SiteFile } from '../../generated/types.ts'
import { validatePage, validateSite } from '../../generated/validate.js'
import { isObject } from '../../is-object.ts'
import { schema } from '../../schema/read.ts'
import { tooDeep } from '../json/depth.ts'
import { get, join } from '../json/pointer.ts'
import type { Problem } from '../problem.ts'
import { misread } from '../read/parse.ts'
import type { SourceFile, Sources } from '../read/source-file.ts'
import { composeSections } from './compose.ts'
import type { Content, ContentPage, WrongPath } from './content.ts'
import { below, judge } from './judge.ts'
import { meantPath } from './page-paths.ts'
import { olderVersion } from './retired.ts'
import { judgeUseNames } from './use-names.ts'
import { judgeUses } from './uses.ts'

/** Problems by the file that they are in. */
export class Problems extends Map<SourceFile, Problem[]> {
  add(file: SourceFile, more: readonly Problem[]): void {
    if (more.length === 0) return
    const list = this.get(file)
    if (list) list.push(...more)
    else this.set(file, [...more])
  }
}

/** What was judged: of each kind so many. */
export interface Inspected {
  pages: number
  sections: number
}

/** What the files of a site say, and what is wrong with how they say it. */
export interface Judged {
  /** Null when too little could be read for any rule to judge. */
  content: Content | null
  problems: Problems
  /** Every page is there and fits the schema. */
  sound: boolean
  inspected: Inspected
}

/** What judging remembers: pages that fit the schema. While someone writes, all but one are the same after each save. */
export interface JudgeMemory {
  readonly fitting: WeakSet<object>
}

/** Holds all files of a site against the schema, page by page, so that one bad page hides no other. */
export function judgeContent(sources: Sources, memory?: JudgeMemory): Judged {
  const { config, includes, publicFiles, notIncluded = [] } = sources
  const problems = new Problems()
  const { value, problems: unread } = config.parsed
  problems.add(config, unread)
  problems.add(config, sources.problems ?? [])
  if (value === undefined || !frameFits(value, config, problems))
    return { content: null, problems, sound: false, inspected: count(isObject(value) ? value.pages : []) }

  const { site: settings, shared = {}, pages: own } = value
  const pages: ContentPage[] = []
  const unsurePaths = new Set<string>()
  const wrongPaths: WrongPath[] = []
  let complete = !sources.problems?.some(({ severity }) => severity === 'error')
  const read = (page: unknown, file: SourceFile, pointer: string) => {
    const wrong = judgePage(page, file, pointer, memory)
    problems.add(file, wrong)
    if (wrong.length === 0) {
      pages.push({ page: page as ContentPage['page'], file, pointer, sections: [] })
      return
    }
    const written = isObject(page) && typeof page.path === 'string' ? page.path : undefined
    const problem = wrong.find(({ spot }) => spot.pointer === join(pointer, 'path'))
    const meant = problem && written !== undefined ? meantPath(written) : written
    if (problem && written !== undefined && meant !== undefined) wrongPaths.push({ written, problem, meant })
    else if (meant !== undefined) unsurePaths.add(meant)
    else complete = false
  }
  for (const [index, page] of own.entries()) read(page, config, `/pages/${index}`)
  const included = includes.map((file) => file.parsed.value)
  for (const file of includes) {
    const { value: page, problems: wrong } = file.parsed
    problems.add(file, wrong)
    if (page === undefined) complete = false
    else read(page, file, '')
  }
  const useNames = judgeUseNames(pages, shared, config)
  for (const [file, problem] of useNames.problems) problems.add(file, [problem])
  const fitting = pages.filter((page) => {
    const wrong = judgeUses(page, shared)
    problems.add(page.file, wrong)
    const isFit = wrong.length === 0 && !useNames.pages.has(page)
    if (isFit) page.sections = composeSections(page, shared)
    else unsurePaths.add(page.page.path)
    return isFit
  })
  const forgotten = new Map(notIncluded.map((file) => [String(get(file.parsed.value, ['path'])), file.path]))
  const content = {
    settings,
    shared,
    pages: fitting,
    config,
    publicFiles,
    unsurePaths,
    wrongPaths,
    forgotten,
    complete,
  }
  return {
    content,
    problems,
    sound: complete && unsurePaths.size + wrongPaths.length === 0,
    inspected: count([...own, ...included]),
  }
}

/** Whether everything in the config but its pages fits the schema. */
function frameFits(value: unknown, file: SourceFile, problems: Problems): value is SiteFile {
  const pages = isObject(value) ? value.pages : undefined
  const hasPages = Array.isArray(pages) && pages.length > 0
  // Pages are judged one by one: a list of ten thousand errors would be copied ten thousand times.
  const frame = hasPages && isObject(value) ? { ...value, pages: [] } : value
  if (validateSite(frame)) return true
  const errors = (validateSite.errors ?? []).filter(({ instancePath }) => !(hasPages && instancePath === '/pages'))
  if (errors.length === 0) return true
  const older = olderVersion(value)
  if (older) {
    problems.add(file, [older])
    return false
  }
  problems.add(file, tooDeep(frame) ? nesting(file) : judge(schema('pages.schema.json'), frame, errors, below('')))
  if (hasPages)
    for (const [index, page] of pages.entries()) problems.add(file, judgePage(page, file, `/pages/${index}`))
  return false
}

/** One list for all pages with nothing wrong, which most are. */
const none: Problem[] = []

function judgePage(page: unknown, file: SourceFile, pointer: string, memory?: JudgeMemory): Problem[] {
  if (memory && isObject(page) && memory.fitting.has(page)) return none
  if (validatePage(page)) {
    memory?.fitting.add(page)
    return none
  }
  const errors = validatePage.errors ?? []
  return tooDeep(page) ? nesting(file) : judge(schema('page.schema.json'), page, errors, below(pointer))
}

/** The place where nesting gets too deep. The compiled functions go only as deep as the schema. */
function nesting(file: SourceFile): Problem[] {
  return misread(file.text, 'nesting')
}

function count(pages: unknown): Inspected {
  const list: unknown[] = Array.isArray(pages) ? pages : []
  const sections = list.map((page) => (isObject(page) && Array.isArray(page.sections) ? page.sections.length : 0))
  return { pages: list.length, sections: sections.reduce((sum, more) => sum + more, 0) }
}

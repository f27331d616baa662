import type { SiteFile } from '../../generated/types.ts'
import { validateSite } from '../../generated/validate.js'
import { isObject } from '../../is-object.ts'
import { schema } from '../../schema/read.ts'
import { tooDeep } from '../json/depth.ts'
import { get } from '../json/pointer.ts'
import type { Problem } from '../problem.ts'
import type { SourceFile, Sources } from '../read/source-file.ts'
import { type At, clockAt } from '../times/clock.ts'
import { composeSections } from './compose.ts'
import type { Content } from './content.ts'
import { below, judge } from './judge.ts'
import { offerAddresses } from './offer-addresses.ts'
import { type JudgeMemory, judgePage, nesting, PageReader } from './page-reader.ts'
import { olderVersion } from './retired.ts'
import { unreadPage } from './unread-page.ts'
import { judgeUseNames } from './use-names.ts'
import { judgeUses } from './uses.ts'
import { count as words } from './words.ts'

/** Problems by the file that they are in. */
export class Problems extends Map<SourceFile, Problem[]> {
  add(file: SourceFile, more: readonly Problem[]): void {
    if (more.length === 0) return
    const list = this.get(file)
    if (list) list.push(...more)
    else this.set(file, [...more])
  }
}

/** What was judged: of each kind so many, and what could not be judged because of mistakes. */
export interface Inspected {
  pages: number
  sections: number
  unjudged: readonly string[]
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

/** Holds all files of a site against the schema, page by page, so that one bad page hides no other. */
export function judgeContent(sources: Sources, at: At, memory?: JudgeMemory): Judged {
  const judged = judgeFiles(sources, at, memory)
  offerAddresses(judged.problems.values(), sources)
  return judged
}

function judgeFiles(sources: Sources, at: At, memory?: JudgeMemory): Judged {
  const { config, includes, publicFiles, pictures = new Map(), strays = [] } = sources
  const problems = new Problems()
  const { value, problems: misread } = config.parsed
  problems.add(config, misread)
  problems.add(config, sources.problems ?? [])
  for (const [file, problem] of sources.schemaProblems ?? []) problems.add(file, [problem])
  for (const file of [config, ...includes]) problems.add(file, sources.undecided?.get(file.path) ?? [])
  if (value === undefined)
    return { content: null, problems, sound: false, inspected: { ...count([]), unjudged: ['all pages'] } }
  if (!frameFits(value, config, problems)) {
    const inspected = { ...count(isObject(value) ? value.pages : []), unjudged: [`${ruled} of all pages`] }
    return { content: null, problems, sound: false, inspected }
  }

  const { site: settings, shared = {}, pages: own } = value
  const reader = new PageReader(memory)
  for (const [index, page] of own.entries()) problems.add(config, reader.read(page, config, `/pages/${index}`))
  const included = includes.map((file) => file.facts?.head ?? file.parsed.value)
  for (const file of includes) {
    if (file.facts) {
      reader.pages.push(unreadPage(file, file.facts))
      continue
    }
    const { value: page, problems: wrong } = file.parsed
    problems.add(file, wrong)
    if (page === undefined) reader.complete = false
    else problems.add(file, reader.read(page, file, ''))
  }
  const inspected = count([...own, ...included])
  inspected.sections += includes.reduce((sum, { facts }) => sum + (facts?.sections ?? 0), 0)
  if (misread.some(isOfFrame))
    return { content: null, problems, sound: false, inspected: { ...inspected, unjudged: [`${ruled} of all pages`] } }
  const { pages, unsurePaths, wrongPaths } = reader
  const complete = reader.complete && !sources.problems?.some(({ severity }) => severity === 'error')
  const useNames = judgeUseNames(pages, shared, config)
  for (const [file, problem] of useNames.problems) problems.add(file, [problem])
  const fitting = pages.filter((page) => {
    if (page.facts) return true
    const wrong = judgeUses(page, shared)
    problems.add(page.file, wrong)
    const isFit = wrong.length === 0 && !useNames.pages.has(page)
    if (isFit) page.sections = composeSections(page, shared)
    else unsurePaths.add(page.page.path)
    return isFit
  })
  // A file with the path of a page that is read is an earlier copy of it.
  const taken = new Set(included.concat(own).map((page) => get(page, ['path'])))
  const forgotten = new Map(strays.filter((stray) => !taken.has(stray.path)).map((stray) => [stray.path, stray.file]))
  const content = {
    settings,
    shared,
    pages: fitting,
    config,
    publicFiles,
    pictures,
    clock: clockAt(at, settings.timezone),
    unsurePaths,
    wrongPaths,
    forgotten,
    complete,
  }
  const unread = own.length + includes.length - fitting.length
  const unjudged = [
    ...(unread > 0 ? [`${ruled} of ${words(unread, 'page')}`] : []),
    ...(complete && wrongPaths.length === 0 ? [] : ['links to pages that are not found']),
  ]
  return {
    content,
    problems,
    sound: complete && unsurePaths.size + wrongPaths.length === 0,
    inspected: { ...inspected, unjudged },
  }
}

/** Whether a problem of reading is outside of the pages: what was written twice there is known of no page. */
function isOfFrame({ rule, spot }: Problem): boolean {
  return rule === 'duplicate-keys' && !/^\/pages\/\d/.test(spot.pointer ?? '')
}

/** What rules judge, once the form is right. */
const ruled = 'links, texts and pictures'

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
  problems.add(
    file,
    tooDeep(frame) ? nesting(file) : judge(schema('pages.schema.json'), frame, errors, below(''), value),
  )
  if (hasPages)
    for (const [index, page] of pages.entries()) problems.add(file, judgePage(page, file, `/pages/${index}`))
  return false
}

function count(pages: unknown): Omit<Inspected, 'unjudged'> {
  const list: unknown[] = Array.isArray(pages) ? pages : []
  const sections = list.map((page) => (isObject(page) && Array.isArray(page.sections) ? page.sections.length : 0))
  return { pages: list.length, sections: sections.reduce((sum, more) => sum + more, 0) }
}

import type { SiteFile } from '../../generated/types.ts'
import { validateSite } from '../../generated/validate.js'
import { isObject } from '../../is-object.ts'
import { many } from '../../many.ts'
import { schema } from '../../schema/read.ts'
import { tooDeep } from '../json/depth.ts'
import { get } from '../json/pointer.ts'
import type { Problem } from '../problem.ts'
import { filesOf } from '../read/files-of.ts'
import { ownPages, pagesOf } from '../read/pages-of.ts'
import type { PageSource, SourceFile, Sources } from '../read/source-file.ts'
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

/** The same of some pages in files of their own, as if nothing were known of the others. */
export function judgePart(sources: Sources, part: readonly PageSource[], at: At): Judged {
  return judgeFiles(
    { ...sources, includes: part.map(({ file }) => file), schemaProblems: () => [] },
    at,
    undefined,
    part,
  )
}

function judgeFiles(sources: Sources, at: At, memory?: JudgeMemory, part?: readonly PageSource[]): Judged {
  const { config, publicFiles, pictures = new Map(), strays = [] } = sources
  const problems = problemsOfReading(sources)
  const withoutContent = (counted: ReturnType<typeof count>, unjudged = `${ruled} of all pages`): Judged => ({
    content: null,
    problems,
    sound: false,
    inspected: { ...counted, unjudged: [unjudged] },
  })
  const { value, problems: misread } = config.frame
  if (value === undefined) return withoutContent(count([]), 'all pages')
  const own = ownPages(config)
  if (!frameFits(value, config, own, problems)) return withoutContent(count(own))

  const { site: settings, shared = {} } = value
  const reader = new PageReader(memory)
  const all = part ?? pagesOf(sources)
  for (const source of all) {
    const { file, facts } = source
    if (facts) {
      reader.pages.push(unreadPage(source, facts))
      continue
    }
    if (file !== config) problems.add(file, file.parsed.problems)
    if (source.value === undefined) reader.complete = false
    else problems.add(file, reader.read(source))
  }
  const counted = count(all)
  if (misread.some(isOfFrame)) return withoutContent(counted)
  const { pages, unsurePaths, wrongPaths } = reader
  const complete =
    !part &&
    reader.complete &&
    !sources.problems?.some(({ rule, severity }) => rule === 'include' && severity === 'error')
  const useNames = judgeUseNames(pages, shared, config)
  for (const [file, problem] of useNames.problems) problems.add(file, [problem])
  const fitting = pages.filter((page) => {
    if (page.facts) return true
    const wrong = judgeUses(page, shared)
    problems.add(page.source.file, wrong)
    const isFit = wrong.length === 0 && !useNames.pages.has(page)
    if (isFit) page.sections = composeSections(page, shared)
    else unsurePaths.add(page.page.path)
    return isFit
  })
  // A file with the path of a page that is read is an earlier copy of it.
  const taken = new Set(all.map(({ head }) => get(head, ['path'])))
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
  const unread = all.length - fitting.length
  const unjudged = [
    ...(unread > 0 ? [`${ruled} of ${many(unread, 'page')}`] : []),
    ...(complete && wrongPaths.length === 0 ? [] : ['links to pages that are not found']),
  ]
  return {
    content,
    problems,
    sound: complete && unsurePaths.size + wrongPaths.length === 0,
    inspected: { ...counted, unjudged },
  }
}

/** What was found wrong when the files were read. */
function problemsOfReading(sources: Sources): Problems {
  const { config } = sources
  const problems = new Problems()
  problems.add(config, config.frame.problems)
  problems.add(config, sources.problems ?? [])
  for (const [file, problem] of sources.schemaProblems?.() ?? []) problems.add(file, [problem])
  for (const file of filesOf(sources)) problems.add(file, sources.undecided?.get(file.path) ?? [])
  return problems
}

/** Whether a problem of reading is outside of the pages: what was written twice there is known of no page. */
function isOfFrame({ rule, spot }: Problem): boolean {
  return rule === 'duplicate-keys' && !/^\/pages\/\d/.test(spot.pointer ?? '')
}

/** What rules judge, once the form is right. */
const ruled = 'links, texts and pictures'

/** Whether everything in the config but its pages fits the schema. */
function frameFits(
  value: unknown,
  file: SourceFile,
  pages: readonly PageSource[],
  problems: Problems,
): value is Omit<SiteFile, 'pages'> {
  const hasPages = pages.length > 0
  // Pages are judged one by one: a list of ten thousand errors would be copied ten thousand times.
  const frame = hasPages && isObject(value) ? { ...value, pages: [] } : value
  if (validateSite(frame)) return true
  const errors = (validateSite.errors ?? []).filter(({ instancePath }) => !(hasPages && instancePath === '/pages'))
  if (errors.length === 0) return true
  const older = olderVersion(file.parsed.value)
  if (older) {
    problems.add(file, [older])
    return false
  }
  problems.add(
    file,
    tooDeep(frame) ? nesting(file) : judge(schema('pages.schema.json'), frame, errors, below(''), file.parsed.value),
  )
  for (const page of pages) problems.add(file, judgePage(page))
  return false
}

function count(pages: readonly PageSource[]): Omit<Inspected, 'unjudged'> {
  const sections = pages.map(({ facts, head }) => facts?.sections ?? lengthOf(get(head, ['sections'])))
  return { pages: pages.length, sections: sections.reduce((sum, more) => sum + more, 0) }
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

import type { Page } from '../../generated/types.ts'
import { validatePage } from '../../generated/validate.js'
import { isObject } from '../../is-object.ts'
import { schema } from '../../schema/read.ts'
import { tooDeep } from '../json/depth.ts'
import { join } from '../json/pointer.ts'
import type { Problem } from '../problem.ts'
import { misread } from '../read/parse.ts'
import type { PageSource, SourceFile } from '../read/source-file.ts'
import type { ContentPage, WrongPath } from './content.ts'
import { below, judge } from './judge.ts'
import { meantPath } from './page-paths.ts'

/** What judging remembers: pages that fit the schema. While someone writes, all but one are the same after each save. */
export interface JudgeMemory {
  readonly fitting: WeakSet<object>
}

/** One list for all pages with nothing wrong, which most are. */
const none: Problem[] = []

/** Holds pages against the schema, and keeps those that fit; of the others, what is known of their paths. */
export class PageReader {
  readonly pages: ContentPage[] = []
  readonly unsurePaths = new Set<string>()
  readonly wrongPaths: WrongPath[] = []
  /** Of each page at least the path is known. */
  complete = true

  constructor(private readonly memory?: JudgeMemory) {}

  read(source: PageSource): Problem[] {
    const { value: page, pointer } = source
    const wrong = judgePage(source, this.memory)
    if (wrong.length === 0 && !repeatsNames(source)) {
      this.pages.push({ page: page as ContentPage['page'], source, sections: [] })
      return wrong
    }
    const written = isObject(page) && typeof page.path === 'string' ? page.path : undefined
    const problem = wrong.find(({ spot }) => spot.pointer === join(pointer, 'path'))
    const meant = problem && written !== undefined ? meantPath(written) : written
    // What a path is to be, only the whole site tells.
    if (problem) problem.fix = undefined
    if (problem && written !== undefined && meant !== undefined) this.wrongPaths.push({ written, problem, meant })
    else if (meant !== undefined) this.unsurePaths.add(meant)
    else this.complete = false
    return wrong
  }
}

/** Whether something below a pointer is written twice: then it is not known what was meant. */
function repeatsNames({ file, pointer }: PageSource): boolean {
  // Of a config that was taken apart nothing is written twice.
  const { problems } = file.frame
  return problems.some(({ rule, spot }) => rule === 'duplicate-keys' && (spot.pointer ?? '').startsWith(`${pointer}/`))
}

/** Whether a page fits the schema. One that did stays the same object, and is not looked at again. */
export function fits(page: unknown, memory?: JudgeMemory): page is Page {
  if (memory && isObject(page) && memory.fitting.has(page)) return true
  if (!validatePage(page)) return false
  memory?.fitting.add(page)
  return true
}

/** What the schema has against a page. */
export function judgePage({ value: page, file, pointer }: PageSource, memory?: JudgeMemory): Problem[] {
  if (fits(page, memory)) return none
  const errors = validatePage.errors ?? []
  return tooDeep(page)
    ? nesting(file)
    : judge(schema('page.schema.json'), page, errors, below(pointer), file.parsed.value)
}

/** The place where nesting gets too deep. The compiled functions go only as deep as the schema. */
export function nesting(file: SourceFile): Problem[] {
  return misread(file.text, 'nesting')
}

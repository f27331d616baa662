import type { SiteSettings, Source } from '../../generated/types.ts'
import type { Words } from '../judge/complaint.ts'
import type { Content } from '../judge/content.ts'
import { createSuggester, nearest, sameWord } from '../judge/nearest.ts'
import { choices } from '../judge/words.ts'
import { changeTo } from '../problem.ts'
import type { Fault } from './fault.ts'
import { isPattern, listOf } from './find.ts'

/** What is wrong with a topic that a page or a source names; nothing when the site has it. */
export function topicWords(name: string, { topics = [] }: SiteSettings): Words | null {
  const names = topics.map((topic) => topic.name)
  if (names.includes(name)) return null
  const meant = nearest(name, names)
  return {
    message: `There is no topic "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    hint:
      names.length > 0
        ? `There are: ${choices(names, name)}. New ones are named under "topics" in the settings of the site.`
        : `Name it under "topics" in the settings of the site: { "name": "${name}", "label": "…" }.`,
    fix: meant !== undefined && sameWord(meant, name) ? changeTo(meant) : undefined,
  }
}

/** Finds names in sources that stand for no page or topic of the site. */
export function createNameJudge(content: Content): (source: Source) => Omit<Fault, 'at'>[] {
  const { pages, settings, unsurePaths, wrongPaths, complete } = content
  const paths = new Set(pages.map(({ page }) => page.path))
  // What is on these pages is not known, but they are there.
  const unsure = [...unsurePaths, ...wrongPaths.map(({ meant }) => meant)]
  const folders = () => new Set([...paths, ...unsure].flatMap(foldersOf))
  let known: ReadonlySet<string> | undefined
  const suggestPage = createSuggester(() => [...paths])
  const suggestFolder = createSuggester(() => [...(known ?? [])])

  function pathWords(path: string): Words | null {
    if (!complete) return null
    if (!isPattern(path)) {
      if (paths.has(path) || unsure.includes(path)) return null
      const meant = suggestPage(path)
      return {
        message: `There is no page ${path}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
        hint: 'Name a page by its path, or all pages below a path as in "/garden/*".',
        fix: meant !== undefined && sameWord(meant, path) ? changeTo(meant) : undefined,
      }
    }
    known ??= folders()
    const [folder = ''] = path.split('/*')
    if (known.has(folder)) return null
    const meant = suggestFolder(folder)
    return {
      message: `No page is below ${folder || '/'}.${meant === undefined ? '' : ` Did you mean "${meant}${path.slice(folder.length)}"?`}`,
      hint: 'The pages below "/garden" are those with a path such as "/garden/roses".',
    }
  }

  return (source) => {
    const faults: Omit<Fault, 'at'>[] = []
    // Beside a section they mean nothing, whatever they are.
    if (source.section !== undefined) return faults
    const judge = (field: 'pages' | 'except' | 'topic', words: (name: string) => Words | null) => {
      const names = source[field]
      for (const [index, name] of listOf(names).entries()) {
        const found = words(name)
        if (!found) continue
        const place = typeof names === 'object' ? { holder: names, key: index } : { holder: source, key: field }
        faults.push({ ...found, ...place })
      }
    }
    // Where nothing may be found, nothing may be there yet.
    judge('pages', (path) => (source.empty === 'hide' && isPattern(path) ? null : pathWords(path)))
    judge('except', (path) => (isPattern(path) ? null : pathWords(path)))
    judge('topic', (name) => topicWords(name, settings))
    return faults
  }
}

/** The paths that a page is below: "" and "/garden" for "/garden/roses". */
function foldersOf(path: string): string[] {
  if (path === '/') return []
  const steps = path.split('/')
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'))
}

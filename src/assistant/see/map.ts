import { pagesOf } from '../../changes/site/places.ts'
import { judgeSite } from '../../content/check.ts'
import { get } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { formatSummary } from '../../content/report/format/summary.ts'
import { isObject } from '../../is-object.ts'
import type { Answer } from '../answer.ts'
import { sectionTypes } from './types.ts'

/** The whole site: its pages, what they share, and how it stands. */
export function siteMap(sources: Sources, where: string): Answer {
  const { inspected, diagnostics } = judgeSite(sources)
  const config = sources.config.parsed.value
  const site = get(config, ['site'])
  const pages = pagesOf(sources).map(({ file, page }) => {
    const { path, title, sections, draft } = page
    const count = Array.isArray(sections) ? sections.length : 0
    return `${words(path)}  "${words(title)}"  ${count} sections  in ${file}${draft === true ? '  (draft)' : ''}`
  })
  const shared = get(config, ['shared'])
  const names = isObject(shared)
    ? Object.entries(shared).map(([name, one]) => `${name} (${words(get(one, ['type']))})`)
    : []
  return {
    text: [
      formatSummary(inspected, diagnostics),
      where,
      `Types of sections: ${sectionTypes().join(', ')}.`,
      `Its config is ${sources.config.path}: settings are at /site, redirects at /site/redirects, shared sections at /shared.`,
    ].join('\n'),
    content: [
      `${words(get(site, ['name']))}, ${words(get(site, ['url']))}, language ${words(get(site, ['language']))}`,
      ...(names.length > 0 ? [`shared sections: ${names.join(', ')}`] : []),
      ...pages,
    ].join('\n'),
    next: 'look at a page, find words, ask for the fields of a type, or propose a batch of operations.',
  }
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

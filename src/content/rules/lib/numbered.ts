import type { ContentPage } from '../../judge/content.ts'
import { type Anchor, anchorsOf } from '../../survey/anchors.ts'
import { isDraft } from '../../survey/drafts.ts'
import type { Link } from '../../survey/links.ts'
import type { Survey } from '../../survey/survey.ts'
import type { Remark } from '../rule.ts'

/**
 * What is wrong with a link to a section by the number of its type: visitors' pages count without the drafts. A warning, since
 * the next build may count as the author does.
 */
export function judgeNumber(
  site: Survey,
  { href, written }: Link,
  page: ContentPage,
  found: Anchor,
): Remark | undefined {
  if (found.written || page.page.draft || isDraft(written.place)) return undefined
  const published = page.sections.filter(({ section }) => section.draft !== true)
  if (published.length === page.sections.length) return undefined
  const there = anchorsOf(site, page, published).find(({ id }) => id === found.id)
  if (there?.placed === found.placed) return undefined
  return {
    severity: 'warning',
    message: there
      ? `Visitors are led by "${href}" to section ${there.placed.index + 1}, not to section ${found.placed.index + 1}: a draft before it does not count.`
      : `Visitors find no "${href}": a draft before that section does not count.`,
    hint: `Give section ${found.placed.index + 1} of ${page.page.path} an "id", and lead there.`,
  }
}

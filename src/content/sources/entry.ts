import type { Image, Item, Page, SiteSettings } from '../../generated/types.ts'
import { dayInWords } from '../day-in-words.ts'
import type { ContentPage } from '../judge/content.ts'
import { shortTitle } from '../short-title.ts'
import { fillText } from '../text/variables.ts'
import { type Clock, isDue } from '../times/clock.ts'

/** What the entries of a site's pages depend on beside the page. */
export interface EntryWords {
  settings: Pick<SiteSettings, 'name' | 'language'>
  /** Filled in themselves. */
  variables: Record<string, string>
}

/** How lists show a page: in the words of its "entry", or else in its own. Variables stay to be filled in. */
export function entryOf(written: ContentPage, words: EntryWords, clock: Clock): Item {
  const { page } = written
  const { entry = {}, summary, description, article } = page
  const { label, ...own } = entry
  const image = page.image ?? firstPicture(written, clock)
  return {
    heading: listTitle(page, words),
    text: literally(summary ?? description),
    ...(article && { note: dayInWords(article.published, words.settings.language) }),
    ...(image && { image }),
    ...own,
    link: { ...(label !== undefined && { label }), href: page.path },
  }
}

/** What a page is called among others: without the name of the site, which they all have in common. */
export function listTitle(
  { entry, title }: Pick<Page, 'entry' | 'title'>,
  { settings, variables }: EntryWords,
): string {
  if (entry?.heading !== undefined) return entry.heading
  const whole = fillText(title, variables)
  const short = shortTitle(whole, fillText(settings.name, variables))
  return short === whole ? title : short.replaceAll('{', '{{')
}

/**
 * The picture that stands first on a page, of what has begun. What ends one day does not count: an entry that needs a picture
 * would be without one from then on.
 */
export function firstPicture(page: ContentPage, clock: Clock): Image | undefined {
  if (page.facts) return page.facts.picture
  for (const { section } of page.sections)
    if ('image' in section && section.image && !section.draft && section.ends === undefined && isDue(section, clock))
      return section.image
  return undefined
}

/** A text without marks where marks are understood. */
function literally(text: string): string {
  return text.replace(/[\\*_[\]]/g, '\\$&')
}

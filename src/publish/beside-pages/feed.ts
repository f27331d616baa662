import { escapeHtml } from '../../agreed/escape-html.ts'
import { controls } from '../../content/invisible.ts'
import type { Site } from '../../content/resolve/site.ts'
import { PageIndex } from '../../content/sources/page-index.ts'
import { momentOf } from '../../content/times/zone.ts'

/** 100: who subscribed looks for what is new. With all of thousands, each look would be a load of megabytes. */
const most = 100

/** The feed of a site's newest articles, the newest first; none when its settings ask for none. */
export async function makeFeed(
  { settings, pages }: Site,
  base: string,
): Promise<{ name: string; text: string } | null> {
  if (!settings.feed) return null
  const { path, under, title, description } = settings.feed
  const home = `${settings.url}${base}`
  const below = new PageIndex(pages, settings.language).list([`${under}/**`], 'newest').all
  const articles = below.flatMap((page) => (page.article ? [{ page, article: page.article }] : [])).slice(0, most)
  const newest = articles[0]?.article.published
  // Apps show it by the clocks of who reads: by those of readers in America, midnight of UTC is on the day before.
  const beginning = (day: string) => new Date(momentOf(day, settings.timezone ?? 'UTC'))
  const { Feed } = await import('feed')
  const feed = new Feed({
    id: `${home}${path}`,
    title,
    description,
    link: `${home}${under}`,
    language: settings.language,
    // The day of the newest article and not of the build: the same content makes the same file.
    updated: newest === undefined ? new Date(0) : beginning(newest),
    generator: settings.name,
    copyright: settings.footer?.copyright ?? settings.name,
    feedLinks: { rss: `${home}${path}` },
  })
  for (const { page, article } of articles) {
    const link = `${home}${page.path}`
    feed.addItem({
      id: link,
      link,
      title: asCharacters(page.title),
      // Readers take it for HTML, and ours is plain: a "<" would begin a tag there.
      description: escapeHtml(page.summary ?? page.description),
      date: beginning(article.published),
    })
  }
  const written = feed.rss2()
  // One without articles is of no day, which the library knows no way to say.
  const text = newest === undefined ? written.replace(/\s*<lastBuildDate>.*<\/lastBuildDate>/, '') : written
  // A letter that XML knows no way to write would take the whole feed from whoever reads it strictly.
  return { name: path.slice(1), text: `${text.replace(controls, '')}\n` }
}

/**
 * A text for what the library writes between "<![CDATA[" and "]]>". Where the same signs stand in it, they would end that; the
 * library parts the first of them, and no other.
 */
function asCharacters(text: string): string {
  const [start, next, ...others] = text.split(']]>')
  return next === undefined ? text : `${start}]]>${[next, ...others].join(']]]]><![CDATA[>')}`
}

import { nearest, sameWord } from '../judge/nearest.ts'
import { choices } from '../judge/words.ts'
import { changeTo } from '../problem.ts'
import type { Remark, Rule } from './rule.ts'

export const people: Rule = {
  id: 'people',
  severity: 'error',
  describe: 'The author of an article is one of the people of the site.',
  check({ settings, pagePlaces }, report) {
    const names = Object.keys(settings.people ?? {})
    for (const [{ page }, place] of pagePlaces) {
      const { article } = page
      if (article?.author === undefined || names.includes(article.author)) continue
      // A site that names no people has its authors' names as visitors read them.
      if (settings.people || looksLikeName(article.author))
        report(place, article, 'author', unknown(article.author, names))
    }
  },
}

/** Whether it is written as names under "people" are: small letters, digits and hyphens. */
function looksLikeName(author: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(author)
}

function unknown(author: string, names: readonly string[]): Remark {
  const meant = nearest(author, names)
  const message = `There is no "${author}" among the people of the site.${meant ? ` Did you mean "${meant}"?` : ''}`
  const hint =
    names.length > 0 ? `There are: ${choices(names, author)}.` : 'They are written under "people" in the settings.'
  return meant !== undefined && sameWord(meant, author)
    ? { message, hint, fix: changeTo(meant) }
    : { message, hint, cause: author }
}

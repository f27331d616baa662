import type { SiteSettings } from '../../generated/types.ts'
import { canonicalOf } from '../../language.ts'
import { choices } from '../judge/words.ts'
import type { Survey } from '../survey/survey.ts'
import { languageOf } from './lib/language-of.ts'
import { isNamed, namesNone, writtenAs } from './lib/names-of-languages.ts'
import type { Remark, Report, Rule } from './rule.ts'

export const otherLanguages: Rule = {
  id: 'other-languages',
  severity: 'error',
  describe:
    'The site in other languages is in ones that there are, each at an address of its own, and no two pages are the same one there.',
  check(site, report) {
    const { settings, settingsPlace } = site
    const known = settings.languages ?? {}
    const at = new Map<string, string>()
    for (const [language, url] of Object.entries(known)) {
      const remark = judge(language, settings)
      if (remark) report(settingsPlace, known, language, { on: 'name', ...remark })
      const other = at.get(url)
      if (other !== undefined)
        report(settingsPlace, known, language, {
          message: `"${other}" and "${language}" have the same address.`,
          hint: 'Each language is a site of its own: write where this one is.',
        })
      at.set(url, language)
    }
    if (settings.languages && !settings.footer)
      report(settingsPlace, settings, 'languages', {
        severity: 'warning',
        on: 'name',
        message: 'No visitor is led to the other languages: the links stand in the footer, and the site has none.',
        hint: 'Add a "footer" to the settings.',
      })
    judgePages(site, report)
  },
}

function judge(language: string, { language: own, languages: known = {} }: SiteSettings): Remark | undefined {
  if (language === own)
    return {
      message: `"${language}" is the language of this site.`,
      hint: 'Only the others stand here: remove this one.',
    }
  const canonical = canonicalOf(language)
  if (canonical === undefined || !isNamed('language', canonical))
    return { severity: canonical === undefined ? 'error' : 'warning', ...namesNone(language) }
  if (canonical === language) return undefined
  const { message, hint } = writtenAs(language, canonical)
  return { message, hint, fix: Object.hasOwn(known, canonical) ? undefined : renameTo(canonical) }
}

function judgePages({ settings, pages, pagePlaces }: Survey, report: Report): void {
  const known = Object.keys(settings.languages ?? {})
  const home = pages.find(({ page }) => page.path === '/')?.page.languages ?? {}
  const first = new Map(known.filter((language) => home[language] === undefined).map((each) => [`${each} /`, '/']))
  for (const [{ page }, place] of pagePlaces) {
    const { path, languages = {} } = page
    for (const [language, there] of Object.entries(languages)) {
      const name = `${language} ${there}`
      const other = first.get(name) ?? path
      first.set(name, other)
      if (!known.includes(language))
        report(place, languages, language, { on: 'name', ...isNone(language, known, Object.keys(languages)) })
      else if (other !== path)
        report(place, languages, language, {
          severity: 'warning',
          message: `In "${language}" the page "${other}" is "${there}" already: search engines believe neither.`,
          hint: 'Write it on one of the two pages.',
        })
    }
  }
}

function isNone(language: string, known: readonly string[], taken: readonly string[]): Remark {
  const message = `This site has no "${language}" among its other languages.`
  if (known.length === 0)
    return {
      message,
      hint: `Write under "languages" in the settings where the site is in it: { "${language}": "https://…" }.`,
      cause: language,
    }
  const hint = `There are: ${choices(known, language)}. They are written under "languages" in the settings.`
  // The same one with its country, or without, when the settings name it otherwise than before.
  const [meant, ...others] = known.filter((one) => base(one) === base(language) && !taken.includes(one))
  if (meant === undefined || others.length > 0) return { message, hint, cause: language }
  return { message, hint, fix: renameTo(meant) }
}

function base(language: string): string {
  return languageOf({ language })
}

function renameTo(meant: string): NonNullable<Remark['fix']> {
  return { title: `rename to "${meant}"`, change: { rename: meant } }
}

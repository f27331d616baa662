import { choices } from '../judge/words.ts'
import { canonicalOf } from '../language.ts'
import type { Survey } from '../survey/survey.ts'
import { isNamed, namesNone, writtenAs } from './lib/names-of-languages.ts'
import type { Remark, Report, Rule } from './rule.ts'

export const languages: Rule = {
  id: 'languages',
  severity: 'error',
  describe:
    'The site in other languages is in ones that there are, each at an address of its own, and no two pages are the same one there.',
  check(site, report) {
    const { settings, settingsPlace } = site
    const known = settings.languages ?? {}
    const at = new Map<string, string>()
    for (const [language, url] of Object.entries(known)) {
      const remark = judge(language, settings.language)
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

function judge(language: string, own: string): Remark | undefined {
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
  return { message, hint, fix: { title: `rename to "${canonical}"`, change: { rename: canonical } } }
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
        report(place, languages, language, { on: 'name', cause: language, ...isNone(language, known) })
      else if (other !== path)
        report(place, languages, language, {
          severity: 'warning',
          message: `"${there}" is the same page as "${other}" already, so search engines believe neither.`,
          hint: 'Write it on one of the two pages.',
        })
    }
  }
}

function isNone(language: string, known: readonly string[]): Remark {
  return {
    message: `This site has no "${language}" among its other languages.`,
    hint:
      known.length > 0
        ? `There are: ${choices(known, language)}. They are written under "languages" in the settings.`
        : `Write under "languages" in the settings where the site is in it: { "${language}": "https://…" }.`,
  }
}

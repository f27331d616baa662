import { canonicalOf } from '../../language.ts'
import { isNamed, namesNone, writtenAs } from './lib/names-of-languages.ts'
import type { Rule } from './rule.ts'

export const language: Rule = {
  id: 'language',
  severity: 'error',
  describe: 'The language of the site, and the country of who runs it, are ones that there are.',
  check({ settings, settingsPlace }, report) {
    const canonical = canonicalOf(settings.language)
    const { organization } = settings
    if (canonical === undefined || !isNamed('language', canonical))
      report(settingsPlace, settings, 'language', {
        // Few people speak a language that no list has, but some do.
        severity: canonical === undefined ? 'error' : 'warning',
        ...namesNone(settings.language),
      })
    else if (canonical !== settings.language)
      report(settingsPlace, settings, 'language', { ...writtenAs(settings.language, canonical) })
    else if (settings.words === undefined && !/^en\b/.test(canonical))
      report(settingsPlace, settings, 'language', {
        // A site that is being written may well come to it last.
        severity: 'notice',
        message: 'Buttons and messages speak English: the site has no "words" of its own.',
        hint: 'Write them under "site", as "Write in another language" in docs/authoring.md says.',
      })
    const country = organization?.country
    if (!organization || country === undefined || country.includes('{')) return
    const known = canonicalOf(`und-${country}`)?.slice('und-'.length)
    if (known === undefined || !isNamed('region', known))
      report(settingsPlace, organization, 'country', {
        message: `"${country}" names no country.`,
        hint: 'A country is two capital letters, as at the end of its web addresses: "DE", "GB".',
      })
    else if (known !== country) report(settingsPlace, organization, 'country', writtenAs(country, known))
  },
}

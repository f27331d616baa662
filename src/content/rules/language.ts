import type { Rule } from './rule.ts'

export const language: Rule = {
  id: 'language',
  severity: 'error',
  describe: 'The language of the site is one that prices and numbers can be written in.',
  check({ settings, settingsPlace }, report) {
    if (isLanguage(settings.language)) return
    report(settingsPlace, settings, 'language', {
      message: `"${settings.language}" names no language.`,
      hint: 'Write the language alone, such as "de", or with its country, such as "de-AT".',
    })
  },
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

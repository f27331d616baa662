/** The language of a site, in which words are ordered and days are written; one that is none is told by a rule. */
export function knownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** The code of a language, maybe with a country, as it is written everywhere; nothing where it has no form of one. */
export function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** The language of a site, in which words are ordered and days are written; one that is none is told by a rule. */
export function knownLanguage(language: string): string {
  return canonicalOf(language) ?? 'en'
}

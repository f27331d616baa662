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

/** The scripts that are written from right to left, of languages that people write today. */
const fromTheRight = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Each page asks for the same one. */
const directions = new Map<string, 'ltr' | 'rtl'>()

/** Where the lines of a language begin, as HTML tells it. Some are written in two ways, such as Punjabi: "pa-IN", "pa-PK". */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const known = directions.get(language)
  if (known !== undefined) return known
  const { script = '' } = new Intl.Locale(knownLanguage(language)).maximize()
  const direction = fromTheRight.includes(script) ? 'rtl' : 'ltr'
  directions.set(language, direction)
  return direction
}

/** What tells an element where its lines begin; nothing of the left, where they begin unless it is said. */
export function directionAttribute(language: string): string {
  return directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
}

/**
 * What a language is called by those who speak it, as it begins a line: "Français". With its country where another of these
 * is of the same language.
 */
export function ownNameOf(tag: string, among: readonly string[]): string {
  const { language, script } = new Intl.Locale(knownLanguage(tag))
  const alike = among.filter((other) => new Intl.Locale(knownLanguage(other)).language === language)
  const meant = alike.length > 1 ? knownLanguage(tag) : [language, script].filter(Boolean).join('-')
  // Beside its own English counts, and not the language of the machine.
  const name = new Intl.DisplayNames([knownLanguage(tag), 'en'], { type: 'language' }).of(meant) ?? tag
  // Georgian has capitals, and begins no line with one.
  return name.replace(/^(?!\p{Script=Georgian})\p{Ll}/u, (letter) => letter.toLocaleUpperCase(knownLanguage(tag)))
}

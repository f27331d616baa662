import type { SiteSettings } from '../../../generated/types.ts'

/** The language of a site without its country: "en" of "en-GB". */
export function languageOf({ language }: Pick<SiteSettings, 'language'>): string {
  return language.split('-')[0] ?? language
}

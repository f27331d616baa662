import type { SiteSettings } from '../generated/types.ts'
import { directionOf, ownNameOf } from '../language.ts'
import { usePlace } from './template.tsx'

/** Links to the site in other languages, each called as those call it who read it. */
export function Languages({ settings: { language, languages = {} }, name }: { settings: SiteSettings; name: string }) {
  const others = Object.entries(languages)
  const all = [language, ...Object.keys(languages)]
  return (
    <ul aria-label={name}>
      {others.map(([other, url]) => (
        <li key={other}>
          <LanguageLink here={language} language={other} url={url}>
            {ownNameOf(other, all)}
          </LanguageLink>
        </li>
      ))}
    </ul>
  )
}

interface LinkProps {
  /** The language of the page that it stands on. */
  here: string
  language: string
  url: string
  children: string
}

/** A link to the page itself where it is in that language, and else to the home page there. */
function LanguageLink({ here, language, url, children }: LinkProps) {
  const direction = directionOf(language)
  const address = usePlace({ attribute: 'href', language, url })
  return (
    <a {...address} dir={direction === directionOf(here) ? undefined : direction} hrefLang={language} lang={language}>
      {children}
    </a>
  )
}

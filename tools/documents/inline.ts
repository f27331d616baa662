import { tokensOf } from '../../src/content/text/grammar.ts'

/** A stretch of a text that looks the same from end to end. */
export interface Run {
  text: string
  strong: boolean
  href?: string
}

/** A text with **strong words** and [links](/contact) as stretches. There are no slanted letters: other stars are kept. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let strong = 0
  let href: string | undefined
  const say = (words: string) => {
    const last = runs.at(-1)
    if (last && last.strong === strong > 0 && last.href === href) last.text += words
    else if (words !== '') runs.push({ text: words, strong: strong > 0, ...(href !== undefined && { href }) })
  }
  for (const token of tokensOf(text, 'inline')[0]?.children ?? []) {
    if (token.tag === 'strong') strong += token.nesting
    else if (token.tag === 'a') href = token.nesting > 0 ? String(token.attrGet('href')) : undefined
    else say(token.tag === 'em' ? token.markup : token.tag === 'br' ? '\n' : token.content)
  }
  return runs
}

/** The addresses that a text links to. */
export function hrefsOf(text: string): string[] {
  return runsOf(text).flatMap(({ href }) => (href === undefined ? [] : [href]))
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/)
}

/** An address as it works outside the site. */
export function absolute(href: string, siteUrl: string): string {
  return href.startsWith('/') ? new URL(href, siteUrl).href : href
}

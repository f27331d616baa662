/** A stretch of a text that looks the same from end to end. */
export interface Run {
  text: string
  strong: boolean
  href?: string
}

const markup = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g

/** A text with **strong words** and [links](/contact) as stretches. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { index, 0: whole, 1: strong, 2: label, 3: href } of text.matchAll(markup)) {
    if (index > end) runs.push({ text: text.slice(end, index), strong: false })
    if (strong !== undefined) runs.push({ text: strong, strong: true })
    else if (label !== undefined && href !== undefined) runs.push({ text: label, strong: false, href })
    end = index + whole.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), strong: false })
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

/** Where a link of the site can lead. */
export interface LinkLine {
  readonly href: string
  readonly label: string
  /** A section of the same page, a page, a place on one, or a file. */
  readonly kind: 'here' | 'page' | 'place' | 'file'
}

/** 30: more of a kind nobody reads through. */
const most = 30

const groups = { here: 'On this page', page: 'Pages', place: 'Places on pages', file: 'Files' } as const

/** What is offered for what is typed, by kinds: the places of a page once it is chosen, and all that has these words. */
export function offered(links: readonly LinkLine[], text: string) {
  const words = text.toLowerCase()
  const isChosen = links.some(({ href }) => href === text)
  const fits = ({ href, label, kind }: LinkLine) => {
    if (kind === 'place')
      return words !== '' && `${href} ${label}`.toLowerCase().includes(isChosen ? `${text.split('#', 1)[0]}#` : words)
    return isChosen || `${href} ${label}`.toLowerCase().includes(words)
  }
  const found = links.filter(fits)
  return (isChosen ? (['here', 'place', 'page', 'file'] as const) : (['here', 'page', 'place', 'file'] as const))
    .map((kind) => ({ group: groups[kind], links: found.filter((link) => link.kind === kind).slice(0, most) }))
    .filter(({ links }) => links.length > 0)
}

/** Whether words are sought among what is offered: no address begins like that. */
export function isSearch(text: string, links: readonly LinkLine[]): boolean {
  return text !== '' && !/^([/#]|[a-z]+:)/i.test(text) && offered(links, text).length > 0
}

/** Where an address leads, in words; undefined where that is not known. */
export function told(text: string, links: readonly LinkLine[]): string | undefined {
  const found = links.find(({ href }) => href === text)
  if (found?.kind === 'here') return `“${found.label}” on this page.`
  if (found?.kind === 'page') return `The page “${found.label}” of this site.`
  if (found?.kind === 'place') return `“${found.label}” on ${text.split('#', 1)[0]}.`
  if (found) return 'A file of this site, to open or to download.'
  const [, scheme = '', rest = ''] = /^([a-z]+):(?:\/\/)?(.*)$/i.exec(text) ?? []
  switch (scheme.toLowerCase()) {
    case 'https':
    case 'http':
      return rest === '' ? undefined : `Leads out of this site, to ${rest.split('/', 1)[0]}.`
    case 'mailto':
      return `Writes a mail to ${rest.split('?', 1)[0]}.`
    case 'tel':
      return `Calls ${rest}.`
    case 'sms':
      return `Writes a message to ${rest}.`
    default:
      return text.startsWith('#') ? 'A place on the same page.' : undefined
  }
}

/** What is said of a link that leads nowhere yet. */
export const linkHelp =
  'Choose from the list, or write an address such as https://example.com or mailto:you@example.com.'

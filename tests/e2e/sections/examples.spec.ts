import { examples } from '../../sections/examples.ts'
import {
  enlargeLetters,
  expectAccessibleAndFitting,
  expectFitting,
  lengthenWords,
  silentLists,
} from '../support/accessible.ts'
import { complaintsOf } from '../support/complaints.ts'
import { wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

for (const width of [320, 768, 1024])
  test(`a word that has no room beside something is broken at ${width} px`, async ({ page }) => {
    await page.goto('/long-words')
    await expectFitting(page, width)
  })

test('no figure is cut where its visitor has letters stand further apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/stats-2')
  const cut = await page.locator('[data-section="stats"] dl').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const edge = list.parentElement?.getBoundingClientRect().right ?? 0
      return Array.from(list.querySelectorAll<HTMLElement>('dd > span'), (figure) => {
        figure.style.letterSpacing = '0.6em'
        const letters = document.createRange()
        letters.selectNodeContents(figure)
        return letters.getBoundingClientRect().right <= edge ? '' : figure.textContent
      })
    }),
  )
  expect(cut.filter(Boolean)).toEqual([])
})

test('the name of a voice without a small line above it stands below its words, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/quote-2')
  const quote = page.locator('[data-section="quote"] figure')
  await quote.locator('> div').evaluate((line) => line.remove())
  const top = (selector: string) => quote.locator(selector).evaluate((it) => it.getBoundingClientRect().top)
  expect(await top('figcaption')).toBeGreaterThan(await top('blockquote'))
})

for (const look of ['bleed', 'centered'])
  test(`what follows a picture on the edge of its band keeps its distance: ${look}`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/${look}`)
      const below = await page.locator('main > section').evaluateAll((sections) => {
        const [picture, next] = [sections[0]?.querySelector('img'), sections[1]?.firstElementChild?.firstElementChild]
        return (next?.getBoundingClientRect().top ?? 0) - (picture?.getBoundingClientRect().bottom ?? 0)
      })
      expect(below).toBeGreaterThan(20)
    }
  })

test('a heading alone begins where the line above it does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/alone')
  const heading = page.getByRole('heading', { level: 1 })
  const { own, column } = await heading.evaluate((it) => ({
    own: it.getBoundingClientRect().left,
    column: it.closest('section > div')?.getBoundingClientRect().left,
  }))
  expect(own).toBe(column)
})

for (const { name, section } of examples) {
  test(`${name} is accessible, fits phones and wide screens, and has nothing to complain about`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`/${name}`)
    const drawn = page.locator(`[data-section="${section.type}"]`).last()
    await drawn.scrollIntoViewIfNeeded()
    if ((await drawn.getAttribute('data-island')) !== null) await wake(drawn)
    await expectAccessibleAndFitting(page)
    expect(await silentLists(page)).toEqual([])
    await enlargeLetters(page)
    await expectFitting(page, 360)
    expect(complaints).toEqual([])
  })

  test(`${name} fits with long words`, async ({ look }) => {
    const page = await look(`/${name}`)
    await lengthenWords(page.locator(`[data-section="${section.type}"]`).last())
    for (const width of [320, 768, 1280]) await expectFitting(page, width)
  })
}

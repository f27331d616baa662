import type { Page } from 'playwright/test'
import { section } from '../support/form.ts'
import { expect, test } from '../support/site-with-leads.ts'

const heading = (page: Page) => section(page).getByRole('heading', { name: 'We expect you' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a form that was sent ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 480 } })

    /** Opens the form, and sends it with this e-mail address. */
    async function sendAs(page: Page, email: string): Promise<void> {
      await page.goto('/panel-form')
      await expect(heading(page)).toHaveCount(0)
      await section(page).getByLabel('E-mail').fill(email)
      if (javaScriptEnabled) await expect(section(page)).toHaveAttribute('data-hydrated', '')
      await section(page).locator('button[type="submit"]').click()
      await expect(heading(page)).toBeInViewport({ ratio: 1 })
      // The panel is below the title of the page, which is not cut off.
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    }

    test('makes room for what happens next, the reference and where to go on', async ({ page }) => {
      await sendAs(page, 'meera@host.example')
      await expect(section(page).getByRole('textbox')).toHaveCount(0)
      await expect(section(page).getByText('Say how we reach you.')).toBeHidden()
      await expect(section(page).getByText('We write to you.').locator('visible=true')).toHaveCount(2)
      await expect(section(page).getByText('You come.').locator('visible=true')).toHaveCount(1)
      await expect(
        section(page)
          .getByText(/^Your reference: /)
          .locator('visible=true'),
      ).toHaveCount(1)
      await expect(section(page).getByRole('link', { name: 'Find the way' })).toHaveAttribute('href', '/')
    })

    test('promises nothing to who left no address', async ({ page }) => {
      await sendAs(page, '')
      await expect(section(page).getByRole('link', { name: 'call us' })).toBeVisible()
      await expect(section(page).getByText('You come.').locator('visible=true')).toHaveCount(0)
    })

    test('stands below the logo, which leads home', async ({ page }) => {
      await page.goto('/panel-form')
      await expect(page.getByRole('banner')).toHaveCount(0)
      await page.locator('body > nav').getByRole('link').click()
      await expect(page).toHaveURL(/:\d+\/$/)
    })
  })
}

test('the panel has the focus, and its words are announced', async ({ page }) => {
  await page.goto('/panel-form')
  await section(page).getByLabel('E-mail').fill('meera@host.example')
  await expect(section(page)).toHaveAttribute('data-hydrated', '')
  await section(page).locator('button[type="submit"]').click()
  await expect(section(page).getByRole('status')).toContainText('We write to you.')
  expect(await page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent)).toBe('We expect you')
})

for (const width of [360, 1280]) {
  test(`of a form amid a page the thanks are read where it was, below the header, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/below-form')
    await section(page).getByLabel('E-mail').fill('meera@host.example')
    await expect(section(page)).toHaveAttribute('data-hydrated', '')
    const button = section(page).locator('button[type="submit"]')
    await button.click()
    await expect(button).toBeHidden()
    await expect(heading(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner')).toBeInViewport()
    // Nothing lies over it: the header of the page is fixed.
    await expect.poll(() => heading(page).evaluate(uncovered)).toBe(true)
    expect(await heading(page).evaluate((it) => document.activeElement?.contains(it))).toBe(true)
    await expect(page.locator(':focus').getByRole('heading')).toHaveCount(1)
  })
}

/** Whether all of an element can be seen and pressed where it stands. */
function uncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
    [left + 1, (left + right) / 2, right - 1].every((x) => element.contains(document.elementFromPoint(x, y))),
  )
}

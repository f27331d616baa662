import type { Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

/** The name of the field that has the focus, and how far below the header its label begins. */
function focused(page: Page): Promise<{ name: string; below: number }> {
  return page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(':is(input, select):focus')
    const label = field?.labels?.[0]?.getBoundingClientRect()
    const header = document.querySelector('body > header')?.getBoundingClientRect()
    return { name: field?.name ?? '', below: label && header ? label.top - header.bottom : 0 }
  })
}

for (const width of [390, 1280])
  test.describe(`at ${width} px the label of a field stands below the header`, () => {
    test.use({ viewport: { width, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })

    test('when it was left empty and the form is sent', async ({ page }) => {
      await page.goto('/form-2')
      await page.getByRole('main').getByRole('button', { name: 'Send request' }).click()
      await expect(page.getByLabel('First name')).toBeFocused()
      expect((await focused(page)).below).toBeGreaterThan(0)
    })

    test('when the keyboard comes back to it', async ({ page }) => {
      await page.goto('/form-2')
      await page.getByRole('main').getByRole('button', { name: 'Send request' }).focus()
      const passed: string[] = []
      while (passed.at(-1) !== 'firstName') {
        await page.keyboard.press('Shift+Tab')
        const { name, below } = await focused(page)
        passed.push(name)
        if (name !== '') expect(below, name).toBeGreaterThan(0)
      }
      expect(passed).toEqual(expect.arrayContaining(['age', 'kind', 'email']))
    })
  })

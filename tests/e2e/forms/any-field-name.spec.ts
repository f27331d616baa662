import { namesOfForms } from '../support/sections.ts'
import { expect, test } from '../support/site-with-leads.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('answers arrive under names that forms have something of their own under', async ({ page, site }) => {
      await page.goto('/form-of-names')
      for (const name of namesOfForms) await page.locator(`main [name="${name}"]`).fill(`The ${name}`)
      await page.locator('main button[type="submit"]').click()
      await expect(page.getByText('It has arrived.').locator('visible=true')).toHaveCount(1)
      const data = Object.fromEntries(namesOfForms.map((name) => [name, `The ${name}`]))
      expect(await site.leads()).toMatchObject([{ kind: 'names', data }])
    })
  })

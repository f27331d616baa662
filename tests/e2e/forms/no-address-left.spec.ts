import { section } from '../support/form.ts'
import { expect, test } from '../support/site-with-leads.ts'

const people = [
  { who: 'an e-mail address', field: 'E-mail', answer: 'meera@host.example', promised: true },
  { who: 'a telephone number', field: 'Phone', answer: '+44 20 0000 0000', promised: true },
  { who: 'neither', field: 'Phone', answer: ' ', promised: false },
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    for (const { who, field, answer, promised } of people) {
      test(`who leaves ${who} reads what will happen`, async ({ page }) => {
        await page.goto('/open-form')
        await section(page).getByLabel(field).fill(answer)
        if (javaScriptEnabled) await expect(section(page)).toHaveAttribute('data-hydrated', '')
        await section(page).locator('button[type="submit"]').click()
        await expect(
          section(page)
            .getByText(/^Your reference: /)
            .locator('visible=true'),
        ).toHaveCount(1)
        await expect(section(page).getByText('We write to you.').locator('visible=true')).toHaveCount(promised ? 1 : 0)
        await expect(section(page).getByRole('link', { name: 'call us' })).toHaveCount(promised ? 0 : 1)
      })
    }
  })
}

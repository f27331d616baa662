import { expectLink } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const labels = ['Impact', 'Development', 'Culture', 'Projects', 'Work-Life']

test('the hero leads to an application', async ({ look }) => {
  const page = await look('/careers')
  await expectLink(page.locator('main > section').first(), 'Apply now', '/contact')
})

test('five tabs stand in order, and Impact is open', async ({ look }) => {
  const page = await look('/careers')
  await expect(page.getByRole('tab')).toHaveText(labels)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Impact'])
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: 'Impact' })).toBeVisible()
})

test('each tab opens its panel with a title, a text and a picture', async ({ page }) => {
  await page.goto('/careers')
  for (const name of labels.toReversed()) {
    await page.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel', { name })
    await expect(page.getByRole('tab', { selected: true })).toHaveText([name])
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(panel.getByRole('heading')).toHaveText([/\w/])
    await expect(panel.getByText(/\w+ \w+ \w+/).last()).toBeVisible()
    await expect(panel.getByRole('img')).toBeVisible()
  }
})

test('six departments hire in five steps, and interns are welcome', async ({ look }) => {
  const page = await look('/careers')
  const grids = page.locator('[data-section="tile-grid"]')
  expect(await grids.evaluateAll((all) => all.map((grid) => grid.querySelectorAll('li').length))).toContain(6)
  const steps = page.locator('[data-section="steps"]').getByRole('listitem')
  await expect(steps).toHaveCount(5)
  for (const step of await steps.all()) {
    await expect(step.getByRole('heading')).toHaveCount(1)
    await expect(step.locator('svg')).toHaveCount(1)
    await expect(step).toHaveAttribute('style', /--text:#\w+;--surface:#\w+/)
  }
  const internship = page.locator('main > section').filter({ hasText: /internship/i })
  await expect(internship.locator('a[href="/contact"]').first()).toBeVisible()
})

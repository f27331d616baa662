import { targets } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

test('the hero leads to #audit-form, where the form is one click away', async ({ page }) => {
  await page.goto('/audit')
  await page.locator('main > section').first().locator('a[href="#audit-form"]').click()
  await expect(page.locator('#audit-form')).toBeInViewport()
  expect(await targets(page.locator('#audit-form'))).toContain('/service/audit')
})

test('it names what is covered and whom it suits, and says how it works', async ({ look }) => {
  const main = (await look('/audit')).getByRole('main')
  for (const name of [
    /^NABH digital documentation readiness$/i,
    /^EHR, billing, OPD\/IPD digitization$/i,
    /^data security and compliance$/i,
    /^patient engagement tools$/i,
    /^IT infrastructure gaps$/i,
    /^tailored recommendations$/i,
    /^how it works$/i,
    /^multi-specialty hospitals$/i,
    /^clinics or polyclinics$/i,
    /^diagnostic centres$/i,
    /^nursing homes$/i,
    /^AYUSH centres$/i,
    /^pharmacies$/i,
  ])
    await expect(main.getByRole('heading', { name })).toBeVisible()
})

test('it promises a report within 5 days, no obligation, secrecy, and a form of 2 minutes', async ({ look }) => {
  const main = (await look('/audit')).getByRole('main')
  for (const promise of [/within 5 days/i, /no obligation/i, /confidential/i, /2 minutes/i])
    await expect(main).toContainText(promise)
})

test('it leads to the case studies', async ({ look }) => {
  expect(await targets((await look('/audit')).locator('main'))).toContain('/case-studies')
})

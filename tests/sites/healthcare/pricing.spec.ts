import type { Page } from 'playwright/test'
import { targets } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const addOn = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

test('four plans have their prices', async ({ look }) => {
  const page = await look('/pricing')
  const plans = page.locator('[data-section="pricing"]')
  await expect(plans.locator('ul[data-columns] > li').getByRole('heading')).toHaveText([
    'Starter',
    'Professional',
    'Enterprise',
    'Dealer',
  ])
  await expect(card(page, 'Starter')).toContainText('₹1,999 per month')
  await expect(card(page, 'Professional')).toContainText('₹9,999 per month')
  await expect(card(page, 'Enterprise')).toContainText('₹29,999 per month')
  await expect(card(page, 'Dealer')).toContainText(/custom quote/i)
})

test('the plan for dealers leads to their programme', async ({ look }) => {
  const page = await look('/pricing')
  expect(await targets(card(page, 'Dealer'))).toEqual(['/dealer-program'])
})

test('four add-ons have their prices', async ({ look }) => {
  const page = await look('/pricing')
  await expect(addOn(page, 'Telemedicine Launch Kit')).toContainText('₹4,999 per month')
  await expect(addOn(page, 'Custom Mobile App (Android & iOS)')).toContainText('₹9,999 one-time')
  await expect(addOn(page, 'Advanced Analytics Dashboard')).toContainText('₹7,999 per month')
  await expect(addOn(page, 'Cloud Backup + Disaster Recovery')).toContainText('₹3,999 per month')
})

const promises: Record<string, RegExp> = {
  'a go-live within 60 days, or help or a rebate': /within 60 days.*free extra support,? or a 10% rebate/is,
  'NABH readiness within 90 days with the bundle': /audit-ready within 90 days.*NABH bundle/is,
  'two months free for annual billing': /annual billing gives 2 months free/i,
  'no setup fee for the two small plans': /no mandatory setup fee for Starter and Professional/i,
  'setup and onboarding with the two small plans': /setup and onboarding (are )?included/i,
  'optional setup services for Enterprise': /optional setup services/i,
  'a manager for Enterprise': /dedicated VIP support manager/i,
  'four ways to pay': /online banking, UPI, (debit or credit|debit\/credit) cards?,? or (with a )?yearly invoice/i,
  'upgrades at any time without loss': /without data loss/i,
  'major features each quarter': /major feature upgrades (come )?(every quarter|quarterly)/i,
  'discounts after two years': /loyalty discounts.*after 2\+ years/i,
  'four ways to get help': /helpdesk, e-mail, phone,? and an emergency incident line/i,
  'a reward for one client': /₹5,000 cashback,? or 1 month of free subscription credit/i,
  'a reward for three clients': /5% off (your )?yearly renewals/i,
  'a reward for the loyal': /platinum loyalty.*free yearly consulting/is,
}

test('the page promises what the specification does', async ({ look }) => {
  const page = await look('/pricing')
  const text = (await page.locator('main').textContent()) ?? ''
  expect(Object.keys(promises).filter((name) => !promises[name]?.test(text))).toEqual([])
})

test('the NABH promise, the referrals and the end lead on', async ({ look }) => {
  const page = await look('/pricing')
  const leads = await page
    .locator('main > section')
    .evaluateAll((all) =>
      all.map((one) => [
        one.querySelector('h1, h2')?.parentElement?.textContent ?? '',
        ...Array.from(one.querySelectorAll('a'), (link) => link.getAttribute('href')),
      ]),
    )
  const about = (word: RegExp) => leads.find(([heading]) => word.test(heading ?? ''))
  expect(about(/NABH/)).toContain('/services/nabh-support')
  expect(about(/refer/i)).toContain('/refer')
  expect(leads.at(-1)).toEqual(expect.arrayContaining(['/contact', '/downloads/pricing-guide.pdf']))
})

test('there is an FAQ', async ({ look }) => {
  const page = await look('/pricing')
  expect(await page.locator('[data-section="accordion"] summary').count()).toBeGreaterThan(1)
})

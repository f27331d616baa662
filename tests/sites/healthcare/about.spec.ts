import { expectLink, sectionOf } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

test('its links lead where the specification says', async ({ look }) => {
  const page = await look('/about')
  await expectLink(page.getByRole('main'), "Let's Talk", '/contact')
  await expectLink(page.getByRole('main'), 'Learn More About Us', '/about')
  const end = sectionOf(page, 'Ready to Transform Your Facility?')
  await expectLink(end, 'Book Consulting', '/')
  await expectLink(end, 'Contact Us', '/')
})

test('it says who we are, and names five principles', async ({ look }) => {
  const page = await look('/about')
  await expect(page.getByRole('main').getByText('Who We Are').first()).toBeVisible()
  await expect(sectionOf(page, 'Our Purpose and Principles').getByRole('listitem').getByRole('heading')).toHaveText([
    'Mission',
    'Vision',
    'Innovation & Integrity',
    'Excellence & Empowerment',
    'Customer-Centricity',
  ])
})

test('the legal page has its three parts, and leads to /contact', async ({ look }) => {
  const main = (await look('/legal')).getByRole('main')
  for (const name of [/privacy policy/i, /terms of use/i, /compliance and disclaimer/i])
    await expect(main.getByRole('heading', { name }).first()).toBeVisible()
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible()
})

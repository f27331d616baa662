import type { Page } from 'playwright/test'
import { expectLink, linkIn, targets } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const menu: Record<string, [section: string, card: string, href: string][]> = {
  'Our Platforms': [
    ['Services', 'Learn About the company', '/services'],
    ['Solutions', 'Explore Solutions', '/solutions'],
  ],
  'About the company': [
    ['About', 'Who We Are', '/about'],
    ['Careers', 'Join Our Team', '/careers'],
    ['Contact', 'Get In Touch', '/contact'],
  ],
  'Learn & Grow': [
    ['Academy', 'Free Learning Hub', '/academy'],
    ['Blog', 'Healthcare Tech Insights', '/blog'],
    ['Case Studies', 'Success Stories', '/case-studies'],
    ['FAQ', 'Find Answers', '/faq'],
  ],
  'Start Your Journey': [
    ['Free Audit', 'Get a Free Audit', '/audit'],
    ['Book a Demo', 'Book a Demo', '/contact'],
  ],
}
const footer = (page: Page) => page.locator('body > footer')
const column = (page: Page, heading: string) =>
  footer(page)
    .locator('div')
    .filter({ has: page.locator(':scope > h2', { hasText: new RegExp(`^${heading}$`) }) })
    .last()

test('the four groups of the menu have their sections, and each its card', async ({ page }) => {
  await page.goto('/solutions')
  await expect(page.locator('header summary')).toHaveText(Object.keys(menu))
  for (const [group, sections] of Object.entries(menu)) {
    await page.locator('header summary', { hasText: group }).click()
    const opened = page.locator('header details[open]')
    await expect(opened.locator('summary')).toHaveText([group])
    for (const [title, heading, href] of sections) {
      const section = opened
        .locator('li')
        .filter({ has: page.locator(':scope > a', { hasText: title }) })
        .first()
      const name = linkIn(section, title).first()
      await name.hover()
      const card = section.getByRole('link', { name: `${heading} Know More` })
      await expect(section.locator('ul')).toHaveCSS('opacity', '1')
      await expect(card).toHaveAttribute('href', href)
      await expect(card).toContainText('Know More →')
      await expect(section.locator('ul p')).not.toBeEmpty()
    }
    await expect(opened.locator('li > ul')).toHaveCount(sections.length)
  }
})

test('the logo leads home', async ({ look }) => {
  await expect((await look('/legal')).locator('body > header > a').last()).toHaveAttribute('href', '/')
})

test('the columns of the footer have their links', async ({ look }) => {
  const page = await look('/legal')
  const ours = column(page, 'Our Platforms')
  const learn = column(page, 'Learn & Grow')
  await expect(ours.getByRole('link')).toHaveText(['Services', 'Solutions', 'Pricing'])
  expect(await targets(ours)).toEqual(['/services', '/solutions', '/pricing'])
  await expect(learn.getByRole('link')).toHaveText(['Academy', 'Blog', 'Case Studies', 'FAQ'])
  expect(await targets(learn)).toEqual(['/academy', '/blog', '/case-studies', '/faq'])
})

test('the footer says how to write, call and visit', async ({ look }) => {
  const contact = column(await look('/legal'), 'Contact Us')
  expect((await targets(contact)).sort()).toEqual([
    expect.stringMatching(/^mailto:\S+@\S+$/),
    expect.stringMatching(/^tel:\+?\d+$/),
  ])
  await expect(contact).toContainText(/Coimbatore, Tamil Nadu/)
})

test('the footer has a newsletter, two networks, the year and the legal page', async ({ look }) => {
  const page = await look('/legal')
  await expect(footer(page).getByRole('heading', { name: 'Newsletter' })).toBeVisible()
  await expect(footer(page).locator('a[href^="https:"]')).toHaveCount(2)
  await expect(footer(page)).toContainText('2025')
  await expectLink(footer(page), 'Legal & Privacy', '/legal')
})

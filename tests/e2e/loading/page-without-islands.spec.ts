import { serveOnePage } from '../support/built-site.ts'
import { complaintsOf } from '../support/complaints.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

let served: Served
test.beforeAll(async () => {
  const body = 'Bring your glasses, and shoes that you can feel a pedal through.\n\n'.repeat(40)
  served = await serveOnePage([{ type: 'rich-text', body }], { header: { menu: [{ label: 'Home', href: '/' }] } })
})
test.afterAll(() => served.close())

test('a page where nothing waits for a script has its main one once it is drawn', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(served.address)
  await page.mouse.wheel(0, 1000)
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled')
  expect(complaints).toEqual([])
})

import { testOf } from '../support/editing.ts'
import { page, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const hero = (heading: string) => ({ type: 'hero', heading })
const long = Array.from({ length: 40 }, (_, index) => hero(`Loaf ${index + 1}`))
const many = Array.from({ length: 150 }, (_, index) => page(`/oven-${index}`, [hero(`Oven ${index}`)]))
const content = site([hero('Bread at seven')], ...many, page('/loaves', long))

const test = testOf('large', { files: { 'pages.json': JSON.stringify(content, null, 2) }, shows: 'Bread at seven' })

test('of many pages few are drawn, and who comes by an address sees the page and the section in the outline', async ({
  editing,
}) => {
  const { page, outline, form } = editing
  const pages = outline.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await expect(pages.first()).toBeInViewport()
  expect(await pages.count()).toBeLessThan(80)
  await page.goto(new URL('/_edit/page/loaves?section=38', page.url()).href)
  await expect(form.getByRole('heading', { name: 'Loaf 38' })).toBeVisible()
  await expect(outline.locator('nav a[aria-current]')).toHaveAttribute('title', '/loaves')
  await expect(outline.locator('nav a[aria-current]')).toBeInViewport({ ratio: 1 })
  await expect(outline.getByRole('button', { name: /^Loaf 38/ })).toBeInViewport({ ratio: 1 })
  await expect(page.frameLocator('main iframe').getByRole('heading', { name: 'Loaf 38' })).toBeInViewport()
})

test('who comes by the address of a field has the focus in it, also of those that are drawn last', async ({
  editing,
}) => {
  const { page, form } = editing
  await page.goto(new URL('/_edit/page/loaves?section=2&field=id', page.url()).href)
  await expect(form.locator('[data-field$="/id"] input')).toBeFocused()
})

test('keys lead from the search to what was found, and back', async ({ editing }) => {
  const { page, outline } = editing
  const search = outline.getByRole('searchbox', { name: 'Find a page' })
  const found = outline.locator('nav li a')
  await search.fill('Loaf 17')
  await expect(found).toHaveCount(1)
  await search.press('ArrowDown')
  await expect(found).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/page\/loaves\?section=17$/)
})

test('on a phone what counts hundreds of mistakes pushes no button out of sight', async ({ editing }) => {
  const { page } = editing
  for (const width of [360, 375]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByRole('button', { name: /^\d{3}\D/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Keys' })).toBeInViewport({ ratio: 1 })
  }
})

import { type Editing, testOf } from '../support/editing.ts'
import { holdBack } from '../support/network.ts'
import { page as pageOf, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const about = text(pageOf('/about', [{ type: 'hero', heading: 'About us' }]))
const test = testOf('other-path', {
  files: {
    'pages.json': text({ ...site([{ type: 'hero', heading: 'Bread' }]), include: ['pages/*.json'] }),
    'pages/about.json': about,
    'pages/order.json': text(pageOf('/order', [{ type: 'hero', heading: 'Order today' }])),
  },
  shows: 'Bread',
})

const pathOf = ({ form }: Editing) => form.getByRole('textbox', { name: 'Path' })

/** From the home page to another one, which gets another path by the keyboard. */
async function rename(editing: Editing): Promise<void> {
  const { page, outline } = editing
  await outline.getByRole('link', { name: /\/about/ }).click()
  await expect(pathOf(editing)).toHaveValue('/about')
  await pathOf(editing).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('/about-us')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/_edit\/page\/about-us\?field=path$/)
}

test('who gives a page another path with the keyboard stays in that field', async ({ editing }) => {
  const { page, form } = editing
  await rename(editing)
  await expect(form.getByRole('button', { name: 'Rename' })).toHaveCount(0)
  await expect(pathOf(editing)).toBeFocused()
  await page.keyboard.type('x')
  await expect(pathOf(editing)).toHaveValue('/about-usx')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/_edit\/page\/about-usx\?field=path$/)
  await expect(pathOf(editing)).toBeFocused()
})

test('undo and do again of another path stay on the page, and Back leads to the page before', async ({ editing }) => {
  const { page, shown, text } = editing
  await rename(editing)
  await page.getByRole('button', { name: /^Undo: Renamed/ }).click()
  await expect(page).toHaveURL(/\/_edit\/page\/about$/)
  await expect(pathOf(editing)).toHaveValue('/about')
  await expect(shown.getByRole('heading', { name: 'About us' })).toBeVisible()
  expect(text('pages/about.json')).toBe(about)
  await page.getByRole('button', { name: /^Do again: Renamed/ }).click()
  await expect(page).toHaveURL(/\/_edit\/page\/about-us$/)
  await expect(pathOf(editing)).toHaveValue('/about-us')
  await page.goBack()
  await expect(page).toHaveURL(/\/_edit\/page\/$/)
  await expect(shown.getByRole('heading', { name: 'Bread' })).toBeVisible()
})

async function addNews({ page, outline, dialog }: Editing): Promise<void> {
  await outline.getByRole('button', { name: 'Add a page' }).click()
  await dialog.getByLabel('Title').fill('News')
  await dialog.getByLabel('Description').fill('What is new.')
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect(page).toHaveURL(/\/_edit\/page\/news/)
}

test('undo of a page that was added leads to its neighbour', async ({ editing }) => {
  const { page, saved } = editing
  await addNews(editing)
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(page).toHaveURL(/\/_edit\/page\/about$/)
  await expect(pathOf(editing)).toHaveValue('/about')
  expect(saved().pages).toHaveLength(1)
})

test('undo of a page does not lead to its neighbour who has gone elsewhere meanwhile, nor does another path of it', async ({
  editing,
}) => {
  const { page, outline } = editing
  const linkTo = (path: string) => outline.locator(`nav a[href="/_edit/page${path}"]`)
  await addNews(editing)
  const neighbour = /_edit\/api\/page\?path=%2Fabout$/
  const show = await holdBack(page, neighbour)
  const asked = page.waitForRequest(neighbour)
  await page.getByRole('button', { name: /^Undo: / }).click()
  await asked
  await linkTo('/').click()
  await expect(pathOf(editing)).toHaveValue('/')
  const answered = page.waitForResponse(neighbour)
  show()
  await answered
  await page.getByRole('button', { name: /^Do again: / }).click()
  await expect(linkTo('/news')).toBeVisible()
  await expect(page).toHaveURL(/\/_edit\/page\/$/)
  const send = await holdBack(page, /_edit\/api\/gesture/)
  await linkTo('/about').click()
  await expect(pathOf(editing)).toHaveValue('/about')
  await pathOf(editing).fill('/about-us')
  await pathOf(editing).press('Enter')
  await linkTo('/order').click()
  await expect(pathOf(editing)).toHaveValue('/order')
  send()
  await expect(linkTo('/about-us')).toBeVisible()
  await expect(page).toHaveURL(/\/_edit\/page\/order$/)
})

test('who goes elsewhere while the neighbour of an undone page is already there goes elsewhere', async ({
  editing,
}) => {
  const { page } = editing
  await addNews(editing)
  // Between the two nothing is drawn: that takes a task of its own.
  await page.evaluate(() => {
    const { json } = Response.prototype
    Response.prototype.json = async function () {
      const value: unknown = await json.call(this)
      if (this.url.endsWith('/_edit/api/page?path=%2Fabout')) {
        document.querySelector<HTMLElement>('nav a[href="/_edit/page/order"]')?.click()
        while (location.pathname !== '/_edit/page/order') await Promise.resolve()
      }
      return value
    }
  })
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(pathOf(editing)).toHaveValue('/order')
  await expect(page).toHaveURL(/\/_edit\/page\/order$/)
})

test('a path that no page can have says what is wrong with it, before anything is asked for', async ({ editing }) => {
  const { page, outline, form, text } = editing
  await outline.getByRole('link', { name: /\/about/ }).click()
  await expect(pathOf(editing)).toHaveValue('/about')
  await pathOf(editing).fill('/About us')
  await expect(pathOf(editing)).toHaveAccessibleDescription(/^A path starts with "\/", has small letters/)
  await expect(pathOf(editing)).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('button', { name: 'Rename' })).toBeDisabled()
  await pathOf(editing).fill('/order')
  await expect(pathOf(editing)).toHaveAccessibleDescription(/^There is a page \/order already/)
  await pathOf(editing).press('Enter')
  await pathOf(editing).fill('/us')
  await expect(pathOf(editing)).toHaveAccessibleDescription(/^The address of the page/)
  await pathOf(editing).press('Enter')
  await expect(page).toHaveURL(/\/_edit\/page\/us\?field=path$/)
  expect(JSON.parse(text('pages/about.json')).path).toBe('/us')
})

test('a path that is led elsewhere is told before anything is asked for; a page may come back to its own', async ({
  editing,
}) => {
  const { page, outline, form, dialog, saved } = editing
  await rename(editing)
  await outline.getByRole('link', { name: /\/order/ }).click()
  await expect(pathOf(editing)).toHaveValue('/order')
  await pathOf(editing).fill('/about')
  const words = 'A redirect leads from /about to /about-us: take that out first, in Site, Redirects.'
  await expect(pathOf(editing)).toHaveAccessibleDescription(new RegExp(`^${words}`))
  await expect(form.getByRole('button', { name: 'Rename' })).toBeDisabled()
  await outline.getByRole('button', { name: 'Add a page' }).click()
  await dialog.getByLabel('Title').fill('About')
  await expect(dialog.getByLabel('Path')).toHaveValue('/about-2')
  await dialog.getByLabel('Path').fill('/about')
  await expect(dialog.getByText(words)).toBeVisible()
  await page.keyboard.press('Escape')
  await outline.getByRole('link', { name: /The page at \/about/ }).click()
  await expect(pathOf(editing)).toHaveValue('/about-us')
  await pathOf(editing).fill('/about')
  await pathOf(editing).press('Enter')
  await expect(page).toHaveURL(/\/_edit\/page\/about\?field=path$/)
  expect(saved().site.redirects).toEqual([{ from: '/about-us', to: '/about' }])
})

test('where no redirect is left the field says so', async ({ editing }) => {
  const { page, form, outline, saved } = editing
  await outline.getByRole('link', { name: /\/about/ }).click()
  await expect(pathOf(editing)).toHaveAccessibleDescription(/a redirect from the old address, go with it/)
  await form.getByRole('button', { name: /^More/ }).click()
  await form.getByRole('switch', { name: 'Draft' }).check()
  await expect(pathOf(editing)).toHaveAccessibleDescription(/No redirect is left, since visitors do not always find/)
  await pathOf(editing).fill('/about-us')
  await pathOf(editing).press('Enter')
  await expect(page).toHaveURL(/\/_edit\/page\/about-us\?field=path$/)
  expect(saved().site.redirects).toBeUndefined()
})

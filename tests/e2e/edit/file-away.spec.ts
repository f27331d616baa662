import { renameSync } from 'node:fs'
import path from 'node:path'
import { type Editing, testOf } from '../support/editing.ts'
import { page as pageOf, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'
import { typedIn } from '../support/typing.ts'

const order = pageOf('/order', [
  { type: 'hero', heading: 'Order today', text: 'By six.' },
  { type: 'rich-text', heading: 'Cakes', body: 'On Sundays.' },
])
const inText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const test = testOf('away', {
  files: {
    'pages.json': inText({ ...site([{ type: 'hero', heading: 'Bread' }]), include: ['pages/*.json'] }),
    'pages/about.json': inText(pageOf('/about', [{ type: 'hero', heading: 'About us' }])),
    'pages/order.json': inText(order),
  },
  shows: 'Bread',
})

/** Another program takes a file away; what is given back puts it there again. */
function takeAway({ folder }: Editing, file: string): () => void {
  const name = path.join(folder, file)
  renameSync(name, `${name}.x`)
  return () => renameSync(`${name}.x`, name)
}

const openOrder = ({ page, origin }: Editing) => page.goto(`${origin}/_edit/page/order?section=1`)
const fieldOf = ({ form }: Editing, name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) })
/** The page was asked for, and is not found. */
const missed = ({ page }: Editing) =>
  page.waitForResponse((answer) => answer.url().includes('/page?path=%2Forder') && answer.status() === 404)

for (const where of ['form', 'page'] as const)
  test(`letters typed on the ${where} while the file of the page is away for a moment are all saved, in their place`, async ({
    editing,
  }) => {
    const { page, shown, text } = editing
    await openOrder(editing)
    const typed = where === 'form' ? fieldOf(editing, 'Heading') : typedIn(editing)
    if (where === 'form') await typed.click()
    else await shown.getByRole('heading', { name: 'Order today' }).dblclick()
    await expect(typed).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(', and')
    // What is just being written would put the file there again.
    await expect.poll(() => text('pages/order.json')).toContain('"Order today, and"')
    const isMissed = missed(editing)
    const putBack = takeAway(editing, 'pages/order.json')
    await page.keyboard.type(' eat', { delay: 40 })
    await isMissed
    await page.keyboard.type(' it tom', { delay: 40 })
    putBack()
    await page.keyboard.type('orrow', { delay: 40 })
    await expect.poll(() => text('pages/order.json')).toContain('"Order today, and eat it tomorrow"')
    await expect(typed).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.type('!')
    await expect.poll(() => text('pages/order.json')).toContain('eat it tomorrow!"')
  })

test('letters typed while pages.json is away for a moment are nobody else’s, and are all saved', async ({
  editing,
}) => {
  const { page, dialog, outline, text } = editing
  await outline.locator('[data-row="0"]').click()
  await fieldOf(editing, 'Heading').click()
  await page.keyboard.press('End')
  const putBack = takeAway(editing, 'pages.json')
  await page.keyboard.type(' at', { delay: 80 })
  await expect(page.getByRole('alert')).toContainText(/^Not saved yet.*pages\.json is not there any more/s)
  await page.keyboard.type(' five', { delay: 80 })
  await expect(fieldOf(editing, 'Heading')).toHaveValue('Bread at five')
  await expect(dialog).toHaveCount(0)
  putBack()
  await expect.poll(text).toContain('"Bread at five"')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
})

test('letters typed while pages.json is no JSON are saved once it is, and nothing of them is kept', async ({
  editing,
}) => {
  const { page, outline, text, write } = editing
  await outline.locator('[data-row="0"]').click()
  await fieldOf(editing, 'Heading').click()
  await page.keyboard.press('End')
  const before = text()
  write(before.replace('"version"', 'version'))
  // The name of the site, by which the tab would know it, stands in that file.
  await expect(page.getByText('Preview', { exact: true })).toHaveCount(0)
  await page.keyboard.type(' at', { delay: 40 })
  await expect(page.getByRole('alert')).toContainText(/^Not saved yet.*is no valid JSON/s)
  await page.keyboard.type(' five', { delay: 40 })
  write(before)
  await expect.poll(text).toContain('"Bread at five"')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('letters typed on a page whose file does not come back are shown to the author', async ({ editing }) => {
  const { page, has } = editing
  await openOrder(editing)
  await fieldOf(editing, 'Heading').click()
  await page.keyboard.press('End')
  takeAway(editing, 'pages/order.json')
  await page.keyboard.type(' or', { delay: 40 })
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
  await page.keyboard.type(' tomorrow', { delay: 40 })
  const lost = page.getByRole('alert').filter({ hasText: 'could not be put back' })
  await expect(lost).toContainText('Order today or tomorrow')
  await expect(page.getByText('There is no page /order.')).toBeVisible()
  expect(has('pages/order.json')).toBe(false)
})

test('a field that has the focus again after its page was away is typed on at its end', async ({ editing }) => {
  const { page, text } = editing
  await openOrder(editing)
  await fieldOf(editing, 'Heading').click()
  const putBack = takeAway(editing, 'pages/order.json')
  await expect(page.getByText('There is no page /order.')).toBeVisible()
  putBack()
  await expect(fieldOf(editing, 'Heading')).toBeFocused()
  await page.keyboard.type('!')
  await expect.poll(() => text('pages/order.json')).toContain('"Order today!"')
})

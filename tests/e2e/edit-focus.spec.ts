import { type Editing, testOf } from './support/editing.ts'
import { site } from './support/preview-site.ts'
import { expect } from './support/test.ts'

const hero = {
  type: 'hero',
  heading: 'Bread at seven',
  image: { src: '/images/bread.svg', alt: 'A loaf' },
  actions: [
    { label: 'Order', href: '/' },
    { label: 'Visit', href: '/' },
  ],
}
const others = ['Good to know', 'How we bake', 'Who we are'].map((heading) => ({
  type: 'rich-text',
  heading,
  body: 'Slowly.',
}))
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'

const test = testOf('focus', {
  files: { 'pages.json': `${JSON.stringify(site([hero, ...others]), null, 2)}\n`, 'public/images/bread.svg': drawing },
  shows: 'Bread at seven',
})

const headings = ({ sections }: Editing) => sections().map(({ heading, use }) => heading ?? use)
const said = ({ page }: Editing, words: string) =>
  expect(page.locator('main > [role="status"]').filter({ hasText: words })).toBeAttached()

test('a section goes as many places as its keys are pressed, however fast', async ({ editing }) => {
  const { page, outline } = editing
  await outline.locator('[data-row="0"]').focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => headings(editing)).toEqual(['Good to know', 'How we bake', 'Who we are', 'Bread at seven'])
  await said(editing, 'Bread at seven is now section 4 of 4.')
  await expect(page).toHaveURL(/section=4$/)
  await expect(page.locator('[data-row="3"]')).toBeFocused()
})

test('Escape closes what lies over the rest, and the section stays chosen, also where nothing moves', async ({
  editing,
}) => {
  const { page, outline, dialog } = editing
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await outline.locator('[data-row="1"]').click()
  await outline.getByRole('button', { name: 'What to do with Good to know' }).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  for (const name of ['Keys', 'Propose', 'No problems']) {
    await page.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await expect(page).toHaveURL(/section=2$/)
  await expect(page.locator('[data-row="1"]')).toHaveAttribute('aria-current', 'true')
})

test('what is taken out leaves the focus beside it, and it is said', async ({ editing }) => {
  const { page, outline, form } = editing
  await outline.locator('[data-row="0"]').click()
  await form.getByRole('button', { name: 'Image', exact: true }).click()
  await form.getByRole('button', { name: 'Remove image' }).press('Enter')
  await expect(form.getByRole('button', { name: 'Add image' })).toBeFocused()
  await said(editing, 'Image is removed. Undo brings it back.')
  const remove = async (entry: string) => {
    await form.getByRole('button', { name: `What to do with ${entry}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
    await said(editing, `${entry} is removed. Undo brings it back.`)
  }
  await remove('Order')
  await expect(form.getByRole('button', { name: 'Visit', exact: true })).toBeFocused()
  await remove('Visit')
  await expect(form.getByRole('button', { name: 'Add action' })).toBeFocused()
  await expect.poll(() => editing.sections()[0]).toEqual({ type: 'hero', heading: 'Bread at seven' })
})

test('a section that is shared, and made the page’s own again, keeps the focus, and it is said', async ({
  editing,
}) => {
  const { page, outline, form, dialog } = editing
  await outline.getByRole('button', { name: 'What to do with Good to know' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Share with other pages' }).press('Enter')
  await dialog.getByLabel('Name').fill('known')
  await page.keyboard.press('Enter')
  await said(editing, 'Good to know is shared as known: other pages can use it.')
  await expect(outline.getByRole('button', { name: 'What to do with Good to know' })).toBeFocused()
  await page.locator('[data-row="1"]').press('Enter')
  await form.getByRole('button', { name: 'Make all of it this page’s own' }).press('Enter')
  await expect(form.getByRole('heading', { name: 'Good to know' })).toBeFocused()
  await said(editing, 'Good to know is this page’s own now.')
  await page.keyboard.press('ControlOrMeta+z')
  await said(editing, 'Undone: Made “Good to know” this page’s own')
})

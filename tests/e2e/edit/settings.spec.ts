import { expectAccessibleInBoth } from '../support/accessible.ts'
import { expect, test } from '../support/edited-clone.ts'

test('a colour, the menu, a notice and a word of the interface: the page follows in place, and says what is wrong', async ({
  clone: { page, shown, saved },
}) => {
  const settings = () => saved().site
  const html = shown.locator('html')
  await html.evaluate((element) => {
    element.dataset.opened = 'once'
    scrollTo(0, 100)
  })
  const entry = page.getByRole('link', { name: 'Site', exact: true })
  await expect(entry).toHaveCSS('font-weight', '400')
  await entry.click()
  const form = page.getByRole('region', { name: 'Form' })
  await expect(form.getByRole('heading', { name: 'Theme', exact: true })).toBeVisible()
  // It looks chosen as its open part does, which alone is the current place.
  await expect(entry).toHaveCSS('font-weight', '600')
  await expect(page.locator('[aria-current]:is(a, button)').filter({ visible: true })).toHaveText(['Theme'])
  const brand = form.getByRole('textbox', { name: 'Brand colour', exact: true })
  const shownBrand = () => html.evaluate((element) => getComputedStyle(element).getPropertyValue('--brand').trim())
  await brand.fill('#ffeeaa')
  await expect(form.getByText(/contrast of 1.\d to 1 with the white letters on it/)).toBeVisible()
  expect(await shownBrand()).toBe('#ffeeaa')
  await expectAccessibleInBoth(page)
  await brand.fill('#7a1f1f')
  await expect.poll(shownBrand).toBe('#7a1f1f')
  await expect(form.getByText(/with the white letters on it;/)).toHaveCount(0)

  const parts = page.getByRole('navigation', { name: 'The whole site' })
  await parts.getByRole('link', { name: 'Header' }).click()
  await form.getByRole('button', { name: 'Start', exact: true }).click()
  await form.getByRole('textbox', { name: 'Label' }).fill('Where it begins')
  // In a narrow window the menu is closed.
  await expect(shown.getByText('Where it begins')).toBeAttached()

  await parts.getByRole('link', { name: 'Words', exact: true }).click()
  await form.getByRole('searchbox', { name: 'Find a word' }).fill('skip to')
  await form.getByRole('textbox', { name: 'Skip' }).fill('To the bread')
  await expect(shown.getByText('To the bread')).toBeAttached()
  await expect.poll(settings).toMatchObject({ words: { header: { skip: 'To the bread' } } })
  await form.getByRole('textbox', { name: 'Skip' }).fill('')
  await expect.poll(() => Object.keys(settings())).not.toContain('words')

  await parts.getByRole('link', { name: 'Consent' }).click()
  await form.getByRole('button', { name: 'Add consent' }).click()
  await form.getByRole('textbox', { name: 'Text' }).fill('We keep one note.')
  await expect(shown.getByText('We keep one note.')).toBeVisible()
  expect(await html.evaluate((element) => [element.dataset.opened, scrollY])).toEqual(['once', 100])

  await parts.getByRole('link', { name: 'Variables' }).click()
  await form.getByRole('textbox', { name: 'Name of a new value' }).fill('city')
  await page.keyboard.press('Enter')
  await form.getByRole('textbox', { name: 'Value', exact: true }).fill('Aldermere')
  await expect.poll(settings).toMatchObject({ variables: { city: 'Aldermere' } })
  const name = form.getByRole('textbox', { name: 'Its name' })
  const titles: string[] = []
  page.on('request', (request) => request.url().endsWith('/gesture') && titles.push(request.postDataJSON().title))
  await name.fill('to')
  // It only ends a word that is being composed.
  await name.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await name.fill('town')
  await name.press('Enter')
  await expect.poll(settings).toMatchObject({ variables: { town: 'Aldermere' } })
  // What was typed of the value before may be sent as late as when its field is left.
  expect(titles.filter((title) => title.startsWith('Called'))).toEqual(['Called “city” “town”'])
  // Who goes on with the keys is still there.
  await expect(name).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type(' Bay')
  await expect.poll(settings).toMatchObject({ variables: { town: 'Aldermere Bay' } })
  await name.fill('place')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type(' Hill')
  await expect.poll(settings).toMatchObject({ variables: { place: 'Aldermere Bay Hill' } })
  expect(titles.filter((title) => title.startsWith('Called'))).toHaveLength(2)
  // Letters that were typed while the name was on its way may be a step of their own.
  while (!('town' in Object(settings().variables))) {
    const answered = page.waitForResponse('**/_edit/api/undo')
    await page.getByRole('button', { name: /^Undo: (Changed|Called)/ }).click()
    await answered
  }
  await expect.poll(settings).toMatchObject({ variables: { town: 'Aldermere Bay' } })
  await expect(name).toHaveValue('town')
  // A colleague who gets the address sees the same.
  await page.reload()
  await expect(form.getByRole('heading', { name: 'Variables' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Sections' })).toBeVisible()
})

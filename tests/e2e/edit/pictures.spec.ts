import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { type Editing, testOf } from '../support/editing.ts'
import { site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><rect width="900" height="600" fill="#c83"/>${inside}</svg>`
const feature = {
  type: 'feature',
  heading: 'Our shop',
  body: 'We bake at five.',
  image: { src: '/images/our-shop.svg', alt: 'The shop from the street' },
}
const first = JSON.stringify(site([{ type: 'hero', heading: 'Bread at seven' }, feature]), null, 2)
const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer()

const base = testOf('pictures', {
  files: {
    'pages.json': first,
    'public/images/our-shop.svg': drawing(''),
    'public/images/people/baker.svg': drawing('<circle r="9"/>'),
  },
  shows: 'Bread at seven',
})

interface OfPictures {
  /** What the file says of the picture, and of the section that it is in. */
  image(): unknown
  section(): { items?: unknown }
  inImages(name: string): string
  /** Another program writes the section otherwise. */
  save(section: object): void
}

/** The form of a picture is open. */
const test = base.extend<{ pictures: Editing & OfPictures }>({
  pictures: async ({ editing }, use) => {
    const { page, form, folder, sections, write } = editing
    await expect(page.locator('[data-row="1"]')).toContainText('Our shop')
    await page.locator('[data-row="1"]').click()
    await expect(form.getByRole('heading', { name: 'Our shop' })).toBeVisible()
    await form.getByRole('button', { name: 'Picture', exact: true }).click()
    await expect(form.getByText('900 × 600')).toBeVisible()
    await use({
      ...editing,
      image: () => sections()[1]?.image,
      section: () => sections()[1] ?? {},
      inImages: (name) => path.join(folder, 'public/images', name),
      save: (section) => write(JSON.stringify(site([{ type: 'hero', heading: 'Bread at seven' }, section]), null, 2)),
    })
  },
})

test('a photo is brought to the site by mouse: a free name, words for it, and what stays in sight', async ({
  pictures,
}) => {
  const { page, form, dialog, image, inImages, save } = pictures
  const bytes = await photo('#345')
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  await expect(dialog.getByRole('button', { name: /our-shop\.svg 900 × 600 · 1 kB Used on 1 page/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /baker\.svg.*Not used yet/ })).toBeVisible()
  await expectAccessibleInBoth(page)
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Add a picture' }).click()
  await (await chooser).setFiles({ name: 'Übersicht Laden.PNG', mimeType: 'image/png', buffer: bytes })
  await expect(dialog.getByLabel('Name of the file')).toHaveValue('uebersicht-laden.png')
  await expect(dialog.getByLabel('What does the picture show?')).toBeFocused()
  const add = dialog.getByRole('button', { name: 'Add the picture' })
  await expect(add).toBeDisabled()
  await page.keyboard.type('The shop seen from above')
  await expectAccessibleInBoth(page)
  expect(existsSync(inImages('uebersicht-laden.png'))).toBe(false)
  await add.click()
  await expect.poll(image).toEqual({ src: '/images/uebersicht-laden.png', alt: 'The shop seen from above' })
  expect(readFileSync(inImages('uebersicht-laden.png')).equals(bytes)).toBe(true)
  await expect(page.frameLocator('main iframe').getByAltText('The shop seen from above')).toBeVisible()
  await form.getByRole('button', { name: 'Focal point: the middle' }).click()
  const ring = form.getByRole('slider', { name: 'Focal point' })
  const stage = ring.locator('..')
  await expect.poll(async () => (await stage.boundingBox())?.height).toBeGreaterThan(100)
  const { width = 0, height = 0, y } = (await stage.boundingBox()) ?? {}
  await stage.click({ position: { x: width / 4, y: height / 4 }, button: 'right' })
  await expect(ring).toHaveAttribute('aria-valuenow', '50')
  await stage.click({ position: { x: width / 4, y: height * 0.9 } })
  await expect.poll(image).toMatchObject({ focus: { x: 25, y: 90 } })
  await expect(form.getByRole('button', { name: 'Focal point: 25 %, 90 %' })).toBeVisible()
  // The ring has gone a long way, and has the focus: the picture stands where it was.
  await expect.poll(async () => (await stage.boundingBox())?.y).toBeCloseTo(y ?? 0, 0)
  await page.keyboard.press('ArrowUp')
  await expect.poll(image).toMatchObject({ focus: { x: 25, y: 89 } })
  // What is done elsewhere in between ends the step.
  await form.getByText('Decorative', { exact: true }).click()
  await expect.poll(image).toMatchObject({ decorative: true, focus: { x: 25, y: 89 } })
  save({ ...feature, image: { src: '/images/uebersicht-laden.png', alt: 'From above', focus: { x: 79, y: 50 } } })
  await expect(ring).toHaveAttribute('aria-valuenow', '79')
  await ring.press('ArrowUp')
  await expect.poll(image).toMatchObject({ alt: 'From above', focus: { x: 79, y: 49 } })
  await form.getByRole('button', { name: 'Back to the middle' }).press('Enter')
  await expect.poll(image).toEqual({ src: '/images/uebersicht-laden.png', alt: 'From above' })
  await expect(page.locator('main > [role="status"]').filter({ hasText: 'in the middle again' })).toBeAttached()
  await expect(form.getByRole('button', { name: 'Back to the middle' })).toHaveCount(0)
  await expect(ring).toBeFocused()
})

test('in the colours of the author’s system it is seen which picture is chosen', async ({ pictures }) => {
  const { page, form, dialog } = pictures
  await page.emulateMedia({ forcedColors: 'active' })
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  const tile = dialog.getByRole('button', { name: /baker\.svg/ })
  await expect(tile).toHaveCSS('outline-style', 'none')
  await tile.click()
  // The focus is in the words for it by then.
  await expect(dialog.getByLabel('What does the picture show?')).toBeFocused()
  await expect(tile).toHaveCSS('outline-style', 'solid')
})

test('on how many pages a picture is follows what is chosen, and how far it is sent is told', async ({ pictures }) => {
  const { page, form, dialog, image } = pictures
  await expect(form.getByText('Used on 1 page')).toBeVisible()
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  await dialog.getByRole('button', { name: /baker\.svg.*Not used yet/ }).click()
  await dialog.getByLabel('What does the picture show?').fill('Our baker')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect.poll(image).toEqual({ src: '/images/people/baker.svg', alt: 'Our baker' })
  await expect(form.getByText('Used on 1 page')).toBeVisible()
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  await expect(dialog.getByRole('button', { name: /our-shop\.svg.*Not used yet/ })).toBeVisible()
  const slow = await page.context().newCDPSession(page)
  const speed = (uploadThroughput: number) =>
    slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await speed(40_000)
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Add a picture' }).click()
  // Bytes that cannot be made less: at 40 kB a second they take a while.
  const noise = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'noise.png', mimeType: 'image/png', buffer: noise })
  await dialog.getByLabel('What does the picture show?').fill('Noise')
  await dialog.getByRole('button', { name: 'Add the picture' }).click()
  await expect(dialog.getByText('It is being sent …')).toBeVisible()
  const bar = dialog.getByRole('progressbar', { name: 'How much of it is sent' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await expectAccessibleInBoth(page)
  await speed(-1)
  await expect(dialog).toHaveCount(0)
  await expect.poll(image).toEqual({ src: '/images/people/noise.png', alt: 'Noise' })
})

test('by keyboard another picture is found by words, called decorative, and its focal point moved', async ({
  pictures,
}) => {
  const { page, form, dialog, image } = pictures
  await form.getByRole('button', { name: 'Choose another picture' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Find a picture')).toBeFocused()
  await page.keyboard.type('people/baker.svg')
  await expect(dialog.getByRole('list', { name: 'Pictures' }).getByRole('button')).toHaveCount(1)
  await dialog.getByRole('button', { name: /baker\.svg/ }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('What does the picture show?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect.poll(image).toEqual({ src: '/images/people/baker.svg', decorative: true })
  await expect(dialog).toBeHidden()
  await expect(form.getByText(/^It says nothing that the text does not say; /)).toBeVisible()
  await form.getByRole('button', { name: 'Focal point: the middle' }).focus()
  await page.keyboard.press('Enter')
  await form.getByRole('slider', { name: 'Focal point' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  // A button is pressed by it, which points at no place.
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect.poll(image).toMatchObject({ focus: { x: 60, y: 49 } })
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Undo: Moved the focal point' }).click()
  await expect.poll(image).toEqual({ src: '/images/people/baker.svg', decorative: true })
  await form.getByText('Described').click()
  await form.getByLabel('Alternative text').fill('Our baker')
  await expect.poll(image).toEqual({ src: '/images/people/baker.svg', alt: 'Our baker' })
})

test('what a picture shows is asked where it is chosen, and what was typed of one is not said of another', async ({
  pictures,
}) => {
  const { page, form, dialog, image } = pictures
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  const words = dialog.getByLabel('What does the picture show?')
  const use = dialog.getByRole('button', { name: 'Use this picture' })
  await words.fill('Typed before')
  await expect(use).toBeDisabled()
  const baker = dialog.getByRole('button', { name: /baker\.svg/ })
  await baker.click()
  await expect(baker).toHaveAttribute('aria-pressed', 'true')
  await expect(words).toHaveValue('Typed before')
  await expect(use).toBeEnabled()
  await dialog.getByRole('button', { name: /our-shop\.svg/ }).click()
  await expect(words).toHaveValue('The shop from the street')
  await baker.click()
  await expect(words).toHaveValue('')
  await expect(use).toBeDisabled()
  await dialog.getByLabel('Find a picture').fill('street shop')
  await expect(dialog.getByRole('list', { name: 'Pictures' }).getByRole('button')).toHaveText([/our-shop\.svg/])
  await expect(dialog.getByRole('status')).toHaveText('1 picture found')
  await dialog.getByLabel('Find a picture').press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(image()).toEqual(feature.image)
})

test('who adds a picture to a field that has none goes on at it', async ({ pictures }) => {
  const { page, form, dialog, image, save } = pictures
  const { image: _, ...without } = feature
  save(without)
  await form.getByRole('button', { name: 'Add picture' }).press('Enter')
  await dialog.getByRole('button', { name: /baker\.svg/ }).press('Enter')
  await page.keyboard.type('Our baker')
  await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter')
  await expect.poll(image).toEqual({ src: '/images/people/baker.svg', alt: 'Our baker' })
  await expect(form.getByRole('button', { name: 'Picture', exact: true })).toBeFocused()
})

test('a dropped drawing with a script is refused in words, and what is there is replaced only when asked', async ({
  pictures,
}) => {
  const { page, form, dialog, image, inImages } = pictures
  const drop = async (name: string, text: string) => {
    const data = await page.evaluateHandle(
      ([file, content]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([content ?? ''], file ?? '', { type: 'image/svg+xml' }))
        return transfer
      },
      [name, text],
    )
    await dialog.getByText('Drop a picture here').dispatchEvent('drop', { dataTransfer: data })
  }
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  await drop('Evil.svg', drawing('<script>alert(1)</script>'))
  await dialog.getByLabel('What does the picture show?').fill('Evil')
  await dialog.getByRole('button', { name: 'Add the picture' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('has a script in it (<script>)')
  // Who goes on with the keys is still in the dialog.
  await expect(dialog.getByRole('button', { name: 'Add the picture' })).toBeFocused()
  expect(existsSync(inImages('evil.svg'))).toBe(false)
  await dialog.getByRole('button', { name: 'Back', exact: true }).click()
  await drop('Our Shop.svg', drawing('<path d="M0 0h9v9z"/>'))
  await expect(dialog.getByText('There is a picture /images/our-shop.svg already.')).toBeVisible()
  await expect(dialog.getByLabel('Keep it, and call the new one /images/our-shop-2.svg')).toBeChecked()
  await dialog.getByLabel('Replace the picture that is there').check()
  // What was typed is said of another picture.
  await expect(dialog.getByLabel('What does the picture show?')).toHaveValue('The shop from the street')
  await dialog.getByRole('button', { name: 'Replace the picture' }).click()
  await expect(dialog).toHaveCount(0)
  expect(readFileSync(inImages('our-shop.svg'), 'utf8')).toContain('M0 0h9v9z')
  expect(image()).toEqual(feature.image)
})

test('a picture that is dropped where nothing takes it is not opened in place of the editor', async ({ pictures }) => {
  const { page, form, dialog, shown } = pictures
  /** Whether something other than the browser decides what becomes of a file that is held over an element. */
  const isKept = (element: Element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([''], 'shop.png', { type: 'image/png' }))
    const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
    element.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(await page.getByRole('button', { name: 'Propose' }).evaluate(isKept)).toBe(true)
  await expect.poll(() => shown.locator('main').evaluate(isKept)).toBe(true)
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  expect(await dialog.getByRole('heading', { name: 'Choose a picture' }).evaluate(isKept)).toBe(true)
})

test('bringing a picture is undone and done again by keyboard, also after a reload; one that is used elsewhere stays', async ({
  pictures,
}) => {
  const { page, form, dialog, image, inImages, save } = pictures
  const bytes = await photo('#272')
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'garden.png', mimeType: 'image/png', buffer: bytes })
  await dialog.getByLabel('What does the picture show?').fill('Our garden')
  await dialog.getByRole('button', { name: 'Add the picture' }).click()
  await expect.poll(image).toMatchObject({ src: '/images/garden.png' })
  await page.reload()
  await page.getByRole('button', { name: 'What was done' }).focus()
  await page.keyboard.press('Enter')
  // What earlier runs did stands below.
  await expect(page.getByRole('menuitem', { name: 'Added “garden.png”' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect.poll(image).toEqual(feature.image)
  expect(existsSync(inImages('garden.png'))).toBe(true)
  await expect(page.getByRole('button', { name: 'Undo: Added “garden.png”' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => existsSync(inImages('garden.png'))).toBe(false)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => existsSync(inImages('garden.png'))).toBe(true)
  expect(readFileSync(inImages('garden.png')).equals(bytes)).toBe(true)
  save({ ...feature, image: { src: '/images/garden.png', alt: 'Of somebody else' } })
  await expect(page.frameLocator('main iframe').getByAltText('Of somebody else')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Added “garden.png”' }).click()
  await expect(page.getByRole('alert')).toContainText('“garden.png” stays in the site, because it is used: /.')
  expect(existsSync(inImages('garden.png'))).toBe(true)
})

test('several pictures become entries of a list one after the other, with words and focal points, by keyboard', async ({
  pictures,
}) => {
  const { page, form, dialog, inImages, section, save } = pictures
  const items = [{ heading: 'Rye' }, { heading: 'Wheat' }]
  save({ type: 'tile-grid', heading: 'Our breads', items })
  await page
    .getByRole('button', { name: /Our breads/ })
    .first()
    .click()
  const button = form.getByRole('button', { name: 'Add pictures' })
  await expect(button).toBeVisible()
  await form.locator('input[type=file]').setInputFiles([
    { name: 'Oat Loaf.png', mimeType: 'image/png', buffer: await photo('#852') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024, 1) },
    { name: 'crumbs.png', mimeType: 'image/png', buffer: await photo('#a96') },
    { name: 'Spelt.png', mimeType: 'image/png', buffer: await photo('#963') },
  ])
  const next = async (name: string) => {
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
    await expect(dialog.getByLabel('What does the picture show?')).toBeFocused()
  }
  await next('Picture 1 of 3')
  await expect(dialog.getByLabel('Name of the file')).toHaveValue('oat-loaf.png')
  await page.keyboard.type('A loaf of oats')
  await dialog.getByRole('slider', { name: 'Focal point' }).press('Shift+ArrowRight')
  await expect(dialog.getByRole('button', { name: 'Add it, and go on' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Heading' }).fill('Oats')
  await expectAccessibleInBoth(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFitting(page, 360)
  await page.setViewportSize({ width: 1280, height: 900 })
  await dialog.getByRole('button', { name: 'Add it, and go on' }).press('Enter')
  await next('Picture 2 of 3')
  await dialog.getByRole('button', { name: 'Leave this one out' }).press('Enter')
  await next('Picture 3 of 3')
  await dialog.getByLabel('The picture is only decorative').press('Space')
  await dialog.getByRole('textbox', { name: 'Heading' }).fill('Spelt')
  await dialog.getByRole('button', { name: 'Add it', exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(form.getByRole('alert')).toContainText('huge.png has 9.0 MB')
  await expect
    .poll(() => section().items)
    .toEqual([
      ...items,
      { heading: 'Oats', image: { src: '/images/oat-loaf.png', alt: 'A loaf of oats', focus: { x: 60, y: 50 } } },
      { heading: 'Spelt', image: { src: '/images/spelt.png', decorative: true } },
    ])
  expect(existsSync(inImages('crumbs.png'))).toBe(false)
})

test('at 360 px a picture is added and scrolled past by finger, and nothing overflows', async ({ pictures }) => {
  const { page, form, dialog, image } = pictures
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Form').click()
  await expectFitting(page, 360)
  await form.getByRole('button', { name: 'Choose another picture' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: await photo('#a52') })
  await expectFitting(page, 360)
  await dialog.getByLabel('What does the picture show?').fill('The oven')
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Add the picture' }).click()
  await expect.poll(image).toEqual({ src: '/images/oven.png', alt: 'The oven' })
  await form.getByRole('button', { name: 'Focal point: the middle' }).click()
  const ring = form.getByRole('slider', { name: 'Focal point' })
  const stage = ring.locator('..')
  await expect.poll(async () => (await stage.boundingBox())?.height).toBeGreaterThan(150)
  await stage.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {}
  const finger = await page.context().newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: x + width / 4, y: y + height * 0.75 })
  await touch('touchEnd')
  await expect.poll(image).toMatchObject({ focus: { x: 25, y: 75 } })
  await expect(ring).toBeFocused()
  await touch('touchStart', { x: x + 20, y: y + 120 })
  for (const by of [20, 60, 100]) await touch('touchMove', { x: x + 20, y: y + 120 - by })
  await touch('touchEnd')
  await expect.poll(async () => (await stage.boundingBox())?.y).toBeLessThan(y)
  await expect(ring).toHaveAttribute('aria-valuetext', '25 percent from the left, 75 percent from the top')
})

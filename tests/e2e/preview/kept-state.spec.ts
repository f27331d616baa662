import type { Page } from 'playwright/test'
import { expect, type Preview, site, test } from '../support/preview-site.ts'

const top = { type: 'hero', heading: 'A heading' }

let shown = 0

/** Shows sections below a first one, whose heading says that it is not the page of the test before. */
async function show(page: Page, preview: Preview, ...sections: object[]): Promise<void> {
  shown += 1
  top.heading = `A heading for the ${shown}th time`
  preview.save(site([top, ...sections]))
  await page.goto(preview.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(top.heading)
  await expect(page.locator('main > section')).toHaveCount(sections.length + 1)
}

async function save(page: Page, preview: Preview, sign: string, ...sections: object[]): Promise<void> {
  preview.save(site([top, ...sections]))
  await expect(page.locator('main')).toContainText(sign)
}

function accordion(heading: string, ...questions: [string, string][]) {
  return { type: 'accordion', heading, items: questions.map(([question, body]) => ({ heading: question, body })) }
}

/** The questions that are open. */
function open(page: Page) {
  return page.locator('details[open] > summary')
}

test('an open question stays open while its answer, its words and what surrounds it are edited', async ({
  page,
  preview,
}) => {
  await show(page, preview, accordion('Questions', ['One?', 'First.'], ['Two?', 'Second.']))
  await page.getByText('Two?').click()
  await save(page, preview, 'Rewritten.', accordion('Questions', ['One?', 'First.'], ['Two?', 'Rewritten.']))
  await expect(open(page)).toHaveText(['Two?'])
  await save(page, preview, 'Second?', accordion('Questions', ['One?', 'First.'], ['Second?', 'Rewritten.']))
  await expect(open(page)).toHaveText(['Second?'])
  await save(
    page,
    preview,
    'More questions',
    accordion('More questions', ['One?', 'First.'], ['Second?', 'Rewritten.']),
  )
  await expect(open(page)).toHaveText(['Second?'])
})

test('an open question stays open while a variable is given another value', async ({ page, preview }) => {
  const { site: settings, ...rest } = site([top, accordion('Questions', ['One?', 'We have {beds} beds.'])])
  const withBeds = (beds: string) => ({ ...rest, site: { ...settings, variables: { beds } } })
  preview.save(withBeds('twelve'))
  await page.goto(preview.address)
  await page.getByText('One?').click()
  await expect(page.getByText('We have twelve beds.')).toBeVisible()
  preview.save(withBeds('twenty'))
  await expect(page.getByText('We have twenty beds.')).toBeVisible()
})

test('the same question stays open when others are put before it, and when its section moves', async ({
  page,
  preview,
}) => {
  const questions: [string, string][] = [
    ['One?', 'First.'],
    ['Two?', 'Second.'],
  ]
  await show(page, preview, accordion('Questions', ...questions))
  await page.getByText('One?').click()
  await save(page, preview, 'New?', accordion('Questions', ['New?', 'Newest.'], ...questions))
  await expect(open(page)).toHaveText(['One?'])
  const other = accordion('Other questions', ['Other?', 'Another.'])
  await save(page, preview, 'Other?', other, accordion('Questions', ['New?', 'Newest.'], ...questions))
  await expect(open(page)).toHaveText(['One?'])
})

function tabs(...labels: string[]) {
  const items = labels.map((heading) => ({ heading, body: `What is said of ${heading}.` }))
  return { type: 'tabs', heading: 'By season', items }
}

test('a chosen tab stays chosen while it is renamed and others come before it, and the page does not scroll', async ({
  page,
  preview,
}) => {
  const tall = { type: 'rich-text', body: 'A paragraph that makes the page tall.\n\n'.repeat(50).trim() }
  await show(page, preview, tabs('Spring', 'Summer'), tall)
  await page.getByRole('tab', { name: 'Summer' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('What is said of Summer.')
  await page.evaluate(() => scrollTo(0, 200))
  await save(page, preview, 'High summer', tabs('Spring', 'High summer'), tall)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('High summer')
  await save(page, preview, 'Winter', tabs('Winter', 'Spring', 'High summer'), tall)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('High summer')
  await expect(page.getByRole('tabpanel')).toContainText('What is said of High summer.')
  expect(await page.evaluate(() => scrollY)).toBe(200)
})

test('a chosen tab that the address names stays chosen while it is renamed', async ({ page, preview }) => {
  await show(page, preview, { ...tabs('Spring', 'Summer'), parameter: 'season' })
  await page.getByRole('tab', { name: 'Summer' }).click()
  await expect(page).toHaveURL(/season=summer/)
  await save(page, preview, 'Autumn', { ...tabs('Spring', 'Autumn'), parameter: 'season' })
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Autumn')
})

function filterList(...labels: string[]) {
  const groups = labels.map((label) => ({ label, items: [{ heading: `A bicycle for ${label}` }] }))
  return { type: 'filter-list', heading: 'Bicycles', groups }
}

test('a chosen filter stays chosen while the list is edited', async ({ page, preview }) => {
  await show(page, preview, filterList('Town', 'Travel'))
  await page.getByRole('button', { name: 'Travel' }).click()
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Travel')
  await save(page, preview, 'Cargo', filterList('Cargo', 'Town', 'Travel'))
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Travel')
  await expect(page.getByRole('heading', { name: 'A bicycle for' })).toHaveText(['A bicycle for Travel'])
})

function groups(...labels: string[]) {
  const grouped = labels.map((label) => ({
    label,
    items: [
      { heading: `How is ${label}?`, body: 'Well.' },
      { heading: `Why ${label}?`, body: 'Because.' },
    ],
  }))
  return { type: 'accordion', heading: 'Questions', groups: grouped }
}

test('a chosen group and its open question stay while another group comes before it', async ({ page, preview }) => {
  await show(page, preview, groups('Town', 'Travel'))
  await page.getByRole('button', { name: 'Travel' }).click()
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Travel')
  await page.getByText('Why Travel?').click()
  await expect(open(page)).toHaveText(['Why Travel?'])
  await save(page, preview, 'Cargo', groups('Cargo', 'Town', 'Travel'))
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Travel')
  await expect(open(page)).toHaveText(['Why Travel?'])
  await expect(page.getByText('Because.').last()).toBeVisible()
})

function slider(...headings: string[]) {
  const image = { src: '/images/examples/harbour.svg', alt: 'A white ferry crosses the bay before a small harbour' }
  return { type: 'hero-slider', items: headings.map((heading) => ({ heading, text: 'Every half hour.', image })) }
}

/** The slide that is seen. */
function slide(page: Page) {
  return page.locator(
    '[data-section="hero-slider"][data-hydrated] [role="group"] [role="group"]:not([inert]) :is(h1, h2)',
  )
}

test('a chosen slide stays while its words are edited and when one comes before it', async ({ page, preview }) => {
  await show(page, preview, slider('Morning', 'Noon', 'Evening'))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(slide(page)).toHaveText(['Noon'])
  await save(page, preview, 'High noon', slider('Morning', 'High noon', 'Evening'))
  await expect(slide(page)).toHaveText(['High noon'])
  await save(page, preview, 'Night', slider('Night', 'Morning', 'High noon', 'Evening'))
  await expect(slide(page)).toHaveText(['High noon'])
})

function form(heading: string, ...labels: string[]) {
  const fields = labels.map((label) => ({ kind: 'text', name: label.toLowerCase().slice(0, 4), label }))
  return { type: 'form', name: 'updates', heading, fields, labels: { submit: 'Send' }, sends: false }
}

test('what was typed stays, with the focus, while the words of the form are edited', async ({ page, preview }) => {
  await show(page, preview, form('Write to us', 'Name', 'Town'))
  await page.getByLabel('Town').fill('Panjim')
  await expect(page.locator('[data-section="form"]')).toHaveAttribute('data-hydrated', '')
  await save(page, preview, 'Write soon', form('Write soon', 'Name', 'Town or village'))
  await expect(page.getByLabel('Town or village')).toHaveValue('Panjim')
  await expect(page.getByLabel('Town or village')).toBeFocused()
  await save(page, preview, 'Postcode', form('Write soon', 'Postcode', 'Name', 'Town or village'))
  await expect(page.getByLabel('Town or village')).toHaveValue('Panjim')
  await expect(page.getByLabel('Postcode')).toHaveValue('')
})

test('the first section has the h1, whatever comes first', async ({ page, preview }) => {
  const wordless = { type: 'rich-text', body: 'Words without a heading.' }
  const second = { type: 'rich-text', heading: 'The second heading', body: 'And its words.' }
  const h1 = page.getByRole('heading', { level: 1 })
  preview.save(site([top, second, wordless]))
  await page.goto(preview.address)
  await expect(h1).toHaveText([top.heading])
  preview.save(site([second, top, wordless]))
  await expect(h1).toHaveText(['The second heading'])
  preview.save(site([wordless, second, top]))
  await expect(h1).toHaveText(['The page at /, to look at while writing'])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['The second heading', top.heading])
  preview.save(site([top, wordless, second]))
  await expect(h1).toHaveText([top.heading])
})

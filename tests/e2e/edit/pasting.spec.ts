import type { Locator } from 'playwright/test'
import { testOf } from '../support/editing.ts'
import { site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Bread at seven', text: 'Baked.' }
const told = { type: 'rich-text', heading: 'How we bake', body: 'By hand.' }
const article = { type: 'article', heading: 'A day', parts: [{ kind: 'text', body: 'We rise.' }] }
const table = { type: 'table', heading: 'Our loaves', head: ['Loaf', 'Weight'], rows: [['Rye', '1 kg']] }
const { site: settings, ...rest } = site([hero, told, article, table])
const named = { ...rest, site: { ...settings, variables: { phone: '020 7946 0101' } } }
const first = `${JSON.stringify(named, null, 2)}\n`

const test = testOf('paste', { files: { 'pages.json': first }, shows: 'Bread at seven' })

/** Puts HTML, or words, into the place of all that a text holds, as a browser does it for somebody who has copied that elsewhere. */
async function paste(text: Locator, html: string, words = 'The same as text.'): Promise<void> {
  await text.click()
  await text.press('ControlOrMeta+a')
  await text.evaluate(
    (element, { html, words }) => {
      const clipboardData = new DataTransfer()
      if (html !== '') clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', words)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, words },
  )
}

const field = (form: Locator, way: string) =>
  form.locator(`[data-field="/pages/0/sections/${way}"]`).getByRole('textbox')

/** An entry of a list as Word writes it. */
const entry = (level: number, sign: string, words: string) =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${sign}<span style="font:7.0pt 'Times New Roman'">&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`

test('words of several lines do not become one word where there is one line', async ({ editing }) => {
  const { form, outline, sections } = editing
  await outline.locator('[data-row="0"]').click()
  const text = field(form, '0/text')
  const written = async (html: string, words: string) => {
    await paste(text, html)
    await expect.poll(() => sections()[0]?.text).toBe(words)
  }
  await written('<p>First one</p><p>Second <b>one</b></p>', 'First one Second **one**')
  await written('<ul><li>Rye</li><li>Oats</li></ul>', 'Rye Oats')
  await written('<table><tr><td>Rye</td><td>4</td></tr><tr><td>Oats</td><td>5</td></tr></table>', 'Rye 4 Oats 5')
  await written('<h2>Bread</h2><p>At seven</p>', 'Bread At seven')
  // Some programs put all that is copied into one <b>.
  const bold = '<span style="font-weight:700">seven</span>'
  await written(
    `<b style="font-weight:normal"><p><span style="font-weight:400">At ${bold}</span></p></b>`,
    'At **seven**',
  )
})

test('lines become one in a plain text that has one line, which Enter does not end', async ({ editing }) => {
  const { page, form, outline, sections } = editing
  await outline.locator('[data-row="0"]').click()
  const heading = field(form, '0/heading')
  await paste(heading, '', 'Line one\r\n  Line two\r\n')
  await expect.poll(() => sections()[0]?.heading).toBe('Line one Line two')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A ')
  await expect.poll(() => sections()[0]?.heading).toBe('A Line one Line two')
  await expect(heading).toHaveValue('A Line one Line two')
})

test('a cell of a table has one line, as visitors see it', async ({ editing }) => {
  const { page, form, outline, sections } = editing
  await outline.locator('[data-row="3"]').click()
  const cell = form.getByLabel('Row 1, Loaf')
  await paste(cell, '', 'Rye\r\nof the field\r\n')
  await page.keyboard.press('Enter')
  await page.keyboard.type(', dark')
  await expect.poll(() => sections()[3]?.rows).toEqual([['Rye of the field, dark', '1 kg']])
  await expect(cell).toHaveValue('Rye of the field, dark')
})

test('cells of a spreadsheet are cells of a table, in one step', async ({ editing }) => {
  const { page, form, outline, sections, text } = editing
  await outline.locator('[data-row="3"]').click()
  const cell = form.getByLabel('Row 1, Loaf')
  await paste(cell, '<table><tr><td>Rye</td></tr></table>', 'Corn\t€ 4\t\r\nOats\t€ 5\tnew\r\n')
  const rows = [
    ['Corn', '€ 4', '–'],
    ['Oats', '€ 5', 'new'],
  ]
  await expect.poll(() => sections()[3]).toMatchObject({ head: ['Loaf', 'Weight', ''], rows })
  await expect(cell).toHaveValue('Corn')
  await expect(cell).toBeFocused()
  await expect(form.getByLabel('Row 2, column 3')).toHaveValue('new')
  // What is typed next is behind what was pasted, also above the columns.
  await page.keyboard.press('End')
  await page.keyboard.type(' of old')
  await expect.poll(() => sections()[3]?.rows).toEqual([['Corn of old', '€ 4', '–'], rows[1]])
  await paste(form.getByLabel('Above column 2'), '', 'Price\tNote')
  await expect.poll(() => sections()[3]?.head).toEqual(['Loaf', 'Price', 'Note'])
  for (const step of ['Pasted cells', 'Changed “Row 1, Loaf”', 'Pasted cells'])
    await page.getByRole('button', { name: `Undo: ${step}` }).click()
  await expect.poll(text).toBe(first)
})

test('lists of Word are lists, and rows of a table are lines', async ({ editing }) => {
  const { form, outline, sections } = editing
  await outline.locator('[data-row="1"]').click()
  const body = field(form, '1/body')
  const list = [entry(1, '·', 'Rye'), entry(2, 'o', 'from the field'), entry(1, '·', 'Oats')].join('')
  await paste(
    body,
    `<p class="MsoNormal">We use:</p>${list}<p class="MsoNormal">And then:</p>${entry(1, '1.', 'Knead')}${entry(1, '2.', 'Bake')}`,
  )
  await expect
    .poll(() => sections()[1]?.body)
    .toBe('We use:\n\n- Rye\n  - from the field\n- Oats\n\nAnd then:\n\n1. Knead\n2. Bake')
  await paste(body, '<table><tr><td>Rye</td><td>4</td></tr><tr><td>Oats</td><td>5</td></tr></table>')
  await expect.poll(() => sections()[1]?.body).toBe('Rye 4\n\nOats 5')
})

test('words beside paragraphs keep the spaces between their marks', async ({ editing }) => {
  const { form, outline, sections } = editing
  await outline.locator('[data-row="1"]').click()
  const body = field(form, '1/body')
  const written = async (html: string, words: string) => {
    await paste(body, html)
    await expect.poll(() => sections()[1]?.body).toBe(words)
  }
  await written('<p>Rye</p>and <b>oats</b> <i>too</i><p>or not</p>', 'Rye\n\nand **oats** *too*\n\nor not')
  await written('<div>Rye</div><span>and</span> <b>oats</b>', 'Rye\n\nand **oats**')
  await written(
    '<ul><li><b>Rye</b> <i>first</i><ul><li>then oats</li></ul></li></ul>',
    '- **Rye** *first*\n  - then oats',
  )
  await written('<b style="font-weight:normal"><p>Rye <i>and</i></p><p>oats</p></b><br>', 'Rye *and*\n\noats')
})

test('what nobody can be led to is no link, and takes no other mark along', async ({ editing }) => {
  const { form, outline, sections } = editing
  await outline.locator('[data-row="1"]').click()
  const body = field(form, '1/body')
  await paste(
    body,
    '<p><a href="file:///C:/rye.doc">Rye</a>, <a href="javascript:x">oats</a>, <b>and</b> <a href="/files/our prices.pdf">prices</a></p>',
  )
  await expect.poll(() => sections()[1]?.body).toBe('Rye, oats, **and** [prices](</files/our prices.pdf>)')
})

test('what was copied on a page in the frame leads to the page, and not to the editor', async ({ editing }) => {
  const { form, outline, sections, origin } = editing
  await outline.locator('[data-row="1"]').click()
  const link = (address: string) => `<a href="${address}">there</a>`
  await paste(field(form, '1/body'), `<p>${link(`${origin}/breads#rye`)}, ${link(`${origin}0/`)}</p>`)
  await expect.poll(() => sections()[1]?.body).toBe(`[there](/breads#rye), [there](${origin}0/)`)
})

test('a list that goes on with a number keeps it, also inside of an entry', async ({ editing }) => {
  const { form, outline, sections } = editing
  await outline.locator('[data-row="1"]').click()
  const body = field(form, '1/body')
  const written = async (html: string, words: string) => {
    await paste(body, html)
    await expect.poll(() => sections()[1]?.body).toBe(words)
  }
  await written('<ol start="4"><li>Shape</li><li>Bake</li></ol>', '4. Shape\n5. Bake')
  await written('<ul><li>Then<ol start="4"><li>Shape</li></ol></li></ul>', '- Then\n\n  4. Shape')
  await written(entry(1, '7.', 'Cool') + entry(1, '8.', 'Eat'), '7. Cool\n8. Eat')
  await written('<ol start="-2"><li>Rest</li></ol>', '1. Rest')
})

test('a plain text keeps its lines and lists in a body', async ({ editing }) => {
  const { form, outline, sections } = editing
  await outline.locator('[data-row="1"]').click()
  await paste(field(form, '1/body'), '', '3 Example Row\r\nAldermere\r\n\r\n- Rye\r\n- Oats')
  await expect.poll(() => sections()[1]?.body).toBe('3 Example Row\nAldermere\n\n- Rye\n- Oats')
})

test('headings of any size become those that there are', async ({ editing }) => {
  const { form, outline, sections } = editing
  await outline.locator('[data-row="2"]').click()
  await form
    .getByRole('button', { name: /We rise/ })
    .first()
    .click()
  const body = field(form, '2/parts/0/body')
  await paste(body, '<h1>Morning</h1><p>We rise.</p><h4>Later</h4><p>We bake.</p>')
  await expect
    .poll(() => JSON.stringify(sections()[2]?.parts))
    .toContain(JSON.stringify('## Morning\n\nWe rise.\n\n### Later\n\nWe bake.'))
})

test('names of variables in braces are some, wherever they were copied, and a pasted picture is told of', async ({
  editing,
}) => {
  const { page, form, outline, sections } = editing
  await outline.locator('[data-row="0"]').click()
  const text = field(form, '0/text')
  await paste(text, '<p class="MsoNormal">Call <b>{phone}</b>, or {nobody}.</p>')
  await expect.poll(() => sections()[0]?.text).toBe('Call **{phone}**, or {{nobody}.')
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([''], 'oven.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('alert')).toContainText('A picture is no part of a text.')
})

import { type Editing, testOf } from '../support/editing.ts'
import { site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'
import { expectAsServed, selecting, typedIn } from '../support/typing.ts'

const body = `Our bread is baked **by hand** in [our mill](/about), by {baker} and by nobody else in the whole wide valley.
A new line begins here.

## What we use

- Rye from the field behind the house
- Water
- Salt, and ***nothing*** else

1. Knead
2. Bake

### When

On six days of the week, and never on the seventh, because everybody wants to sleep.`
const told = {
  type: 'rich-text',
  heading: 'How we bake',
  body,
}
const feature = {
  type: 'feature',
  heading: 'The mill',
  body: 'An old mill.\n\nWith a new wheel.',
  image: { src: '/images/examples/valley.svg', alt: 'A valley' },
}
const answers = {
  type: 'accordion',
  heading: 'Good to know',
  items: [
    { heading: 'Who is {baker}?', body: 'The baker.\n\n- And the miller' },
    { heading: 'What is {signed}?', body: 'It is {signed} indeed.\n\nAnd that is that.' },
  ],
}
const article = {
  type: 'article',
  heading: 'A day at the oven',
  parts: [
    { kind: 'text', body: '## Morning\n\nWe *rise* at three.\n\nThe oven is lit.' },
    { kind: 'quote', text: 'Bread needs time.' },
    { kind: 'text', body: '## Evening\n\nWe sleep.' },
  ],
}
const content = site([told, feature, answers, article], {
  path: '/about',
  title: 'About the mill and the people in it',
  description: 'The mill, the oven and the people who bake in it, and how to find the door.',
  sections: [{ type: 'hero', heading: 'About us' }],
})
const variables = { baker: 'Ada', signed: '**bold**' }
const first = `${JSON.stringify({ ...content, site: { ...content.site, variables } }, null, 2)}\n`

const test = testOf('typing-body', { files: { 'pages.json': first }, shows: 'How we bake' })

/** Where all blocks that are shown stand in the page. A browser may give folded ones any place. */
const places = ({ shown }: Editing) =>
  shown.locator('main').evaluate((main) => {
    const blocks = [...main.querySelectorAll('section, h1, h2, h3, li, figure, summary, p:not(li p)')]
    return blocks
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [one.nodeName, left, top + scrollY, width, height].join(' ')
      })
  })

for (const width of [1280, 360])
  test(`nothing moves when a body begins to be typed, and when that ends: ${width}`, async ({ editing }) => {
    const { page, shown } = editing
    const typed = typedIn(editing)
    for (const words of [
      'by nobody else',
      'Water',
      'never on the seventh',
      'With a new wheel',
      'We rise',
      'We sleep',
    ]) {
      const line = shown.getByText(words)
      await page.setViewportSize({ width, height: 900 })
      if (width === 360) await page.locator('label', { hasText: /^Page$/ }).click()
      await line.scrollIntoViewIfNeeded()
      const before = await places(editing)
      // Where there is room for one, who taps slowly goes to the form: a robot on a busy machine is slow.
      if (width === 1280) await line.dblclick()
      else
        await line.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect()
          element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: left + 9, clientY: top + 9 }))
        })
      await expect(typed).toBeFocused()
      await expect(typed).toHaveAttribute('aria-multiline', 'true')
      expect(await places(editing)).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(typed).toHaveCount(0)
      await expect(shown.locator('[data-typing]')).toHaveCount(0)
      expect(await places(editing)).toEqual(before)
    }
  })

test('a body is typed on the page as in its form: blocks, marks, links and variables; what stands after it goes with its words', async ({
  editing,
}) => {
  const { page, form, shown, text, saved } = editing
  const typed = typedIn(editing)
  const line = shown.getByText('And the miller')
  const bodyOf = (section: number) => String(saved().pages[0]?.sections[section]?.body)
  await shown.getByText('With a new wheel').dblclick()
  await expect(typed).toHaveAccessibleName('Longer text')
  await page.keyboard.press('ControlOrMeta+End')
  const heading = shown.getByRole('heading', { name: 'Good to know' })
  const before = await heading.boundingBox()
  await page.keyboard.type(' It turns.')
  expect(await heading.boundingBox()).toEqual(before)
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Slowly by {baker}')
  await page.keyboard.press('Enter')
  await page.keyboard.type('**Surely**')
  await expect(typed.locator('li')).toHaveText(['Slowly by Ada', 'Surely'])
  const written = 'An old mill.\n\nWith a new wheel. It turns.\n\n- Slowly by {baker}\n- **Surely**'
  await expect.poll(() => bodyOf(1)).toBe(written)
  // The last word leads to another page.
  await selecting(typed, 'Surely', () => page.keyboard.press('ControlOrMeta+Shift+ArrowLeft'))
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeFocused()
  await page.keyboard.type('/about')
  await page.getByRole('button', { name: 'Set the link' }).click()
  await expect.poll(() => bodyOf(1)).toBe(written.replace('**Surely**', '[**Surely**](/about)'))
  // Undo is the editor's.
  await expect(typed).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => bodyOf(1)).not.toContain('/about')
  const inForm = form.locator('[data-field="/pages/0/sections/1/body"]').getByRole('textbox')
  for (const place of [typed, inForm]) await expect(place.locator('a')).toHaveCount(0)
  // Tab goes on, past what is folded, and back to the body.
  await page.keyboard.press('Tab')
  await expect(typed).toHaveText('Good to know')
  await page.keyboard.press('Shift+Tab')
  await expect(typed).toContainText('An old mill.')
  await page.keyboard.press('Escape')
  await expect(inForm).toBeFocused()
  await expectAsServed(editing, 1)
  // And from the field to its text.
  await page.keyboard.press('F2')
  await expect(typed).toContainText('An old mill.')
  await page.keyboard.press('Escape')
  await expect(form.locator('[data-field="/pages/0/sections/1/body"]').getByRole('textbox')).toBeFocused()
  // The part of an article, of which the list of its headings tells, too.
  await shown.getByText('We rise').dblclick()
  await expect(typed).toBeFocused()
  // For 20 ms after the focus ProseMirror keeps its own selection, and puts it back: a timer as long that begins later ends later.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Home')
    const anchor = typed.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 20))
      return getSelection()?.anchorNode?.textContent
    })
    expect(await anchor).toBe('Morning')
  }).toPass()
  await page.keyboard.type('Early ')
  await expect.poll(text).toContain('## Early Morning\\n\\nWe *rise* at three.')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(text).not.toContain('Early')
  await page.keyboard.press('Escape')
  await shown.getByText('Who is Ada?').click()
  await line.dblclick()
  await expect(typed.locator('li')).toHaveText(['And the miller'])
})

test('a body that is drawn otherwise than it is typed opens its field', async ({ editing }) => {
  const { page, form, shown } = editing
  const typed = typedIn(editing)
  // What a variable brings are marks.
  await shown.getByText('What is **bold**?').click()
  await shown.getByText('And that is that.').dblclick()
  const field = form.locator('[data-field="/pages/0/sections/2/items/1/body"]')
  await expect(field.getByRole('textbox')).toBeFocused()
  await expect(typed).toHaveCount(0)
  // Something of the page's own stands in the body.
  await shown.getByText('An old mill').evaluate((line) => line.after(line.ownerDocument.createElement('figure')))
  await shown.getByText('With a new wheel').dblclick()
  await expect(form.locator('[data-field="/pages/0/sections/1/body"]').getByRole('textbox')).toBeFocused()
  await expect(typed).toHaveCount(0)
  // Tab passes over it.
  await shown.getByRole('heading', { name: 'The mill' }).dblclick()
  await expect(typed).toHaveText('The mill')
  await page.keyboard.press('Tab')
  await expect(typed).toHaveText('Good to know')
})

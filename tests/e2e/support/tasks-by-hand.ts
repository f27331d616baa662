import type { Author } from './author.ts'
import { expect } from './test.ts'

/** What somebody does in the editor; what became of the files then, where it is not what the session's task says. */
export interface ByHand {
  act(author: Author): Promise<void>
  readonly changed?: readonly string[]
}

const hero = 'Bread at seven'
const faq = 'Good to know'

const inHero = (act: (author: Author) => Promise<void>, changed?: readonly string[]): ByHand => ({
  ...(changed && { changed }),
  async act(author) {
    await author.section(hero)
    await author.to('Form')
    await act(author)
  },
})
const inQuestions = (act: (author: Author) => Promise<void>): ByHand => ({
  async act(author) {
    await author.section(faq)
    await author.to('Form')
    await act(author)
  },
})
const onAbout = (act: (author: Author) => Promise<void>): ByHand => ({
  async act(author) {
    await author.open('/about')
    await author.to('Form')
    await act(author)
  },
})

const text = (author: Author, end: string) => author.field(end).getByRole('textbox')
const fold = (author: Author, name: string) => author.form.getByRole('button', { name, exact: true })
const what = (author: Author, name: string) => author.form.getByRole('button', { name: `What to do with ${name}` })

const inImage = (act: (author: Author) => Promise<void>, changed?: readonly string[]) =>
  inHero(async (author) => {
    await author.press(fold(author, 'Picture'))
    await act(author)
  }, changed)

async function addQuestion(author: Author): Promise<void> {
  await author.press(author.form.getByRole('button', { name: 'Add question', exact: true }))
  await author.write(text(author, '/items/2/heading'), 'Is there cake?')
  await author.write(text(author, '/items/2/body'), 'Yes.')
}

async function move(author: Author, section: string, page: RegExp, place: string): Promise<void> {
  await author.ofSection(section, 'Move to …')
  await author.choose(author.dialog.getByRole('combobox', { name: 'Page' }), page)
  await author.choose(author.dialog.getByRole('combobox', { name: 'Place' }), place)
  await author.press(author.dialog.getByRole('button', { name: 'Move', exact: true }))
}

/** A page like the one at this path, without its section of this type. */
async function addPage(author: Author, like: string, without: RegExp): Promise<void> {
  await author.open(like)
  await author.press(author.outline.getByRole('button', { name: 'Add a page' }))
  await author.write(author.dialog.getByLabel('Title'), 'Jobs')
  await author.write(author.dialog.getByLabel('Description'), 'Work here.')
  await author.press(author.dialog.getByRole('checkbox', { name: without }))
  await author.press(author.dialog.getByRole('button', { name: 'Add the page' }))
}

/** The tasks of the session, as authors do them. */
export const byHand: Readonly<Record<string, ByHand>> = {
  'changes a heading': inHero((author) => author.write(text(author, '/0/heading'), 'Bread at six')),
  'adds an eyebrow before the heading': inHero((author) => author.write(text(author, '/eyebrow'), 'Since 1904')),
  'empties a text that is not needed': inHero((author) => author.write(text(author, '/0/text'), '')),
  'writes what has quotes and lines': inQuestions(async (author) => {
    await author.press(fold(author, 'When do you open?'))
    await author.write(text(author, '/items/0/body'), 'At "seven".\nOr later.')
  }),
  'chooses another picture': inImage(async (author) => {
    await author.press(author.form.getByRole('button', { name: 'Choose another picture' }))
    await author.write(author.dialog.getByLabel('Find a picture'), 'cake')
    await author.press(author.dialog.getByRole('button', { name: /^cake\.jpg/ }))
    await author.write(author.dialog.getByLabel('What does the picture show?'), 'A loaf')
    await author.press(author.dialog.getByRole('button', { name: 'Use this picture' }))
  }),
  'says that a picture is decorative': inImage((author) =>
    author.switchTo(author.form.getByRole('radiogroup', { name: /^For those who do not see/ }), 'Decorative'),
  ),
  'removes a picture': inImage((author) => author.press(author.form.getByRole('button', { name: 'Remove picture' }))),
  'changes the label of a button': inHero(async (author) => {
    await author.press(fold(author, 'Order'))
    await author.write(text(author, '/actions/0/label'), 'Order bread')
  }),
  'lets a button lead elsewhere': inHero(async (author) => {
    await author.press(fold(author, 'Order'))
    await author.write(author.field('/actions/0/href').locator('input'), '/about')
  }),
  'adds a button': inHero(async (author) => {
    await author.press(author.form.getByRole('button', { name: 'Add button' }))
    await author.write(text(author, '/actions/2/label'), 'Call us')
    await author.write(author.field('/actions/2/href').locator('input'), 'tel:+441234')
  }),
  'removes a button': inHero((author) => author.menu(what(author, 'Order'), 'Remove')),
  'moves a button to the front': inHero((author) => author.menu(what(author, 'About us'), 'Move up')),
  'removes the last button, and with it the list': inHero(async (author) => {
    await author.menu(what(author, 'Order'), 'Remove')
    await author.menu(what(author, 'About us'), 'Remove')
  }),
  'changes a question': {
    async act(author) {
      await author.section(faq)
      await author.press(author.outline.getByRole('button', { name: 'Do you deliver?', exact: true }))
      await author.write(text(author, '/items/1/heading'), 'Do you bring it?')
    },
  },
  'adds a question at the end': inQuestions(addQuestion),
  'adds a question between two': inQuestions(async (author) => {
    await addQuestion(author)
    await author.menu(what(author, 'Is there cake?'), 'Move up')
  }),
  'duplicates a question': inQuestions((author) => author.menu(what(author, 'When do you open?'), 'Duplicate')),
  'moves a question down': inQuestions((author) => author.menu(what(author, 'When do you open?'), 'Move down')),
  'removes a question': inQuestions((author) => author.menu(what(author, 'Do you deliver?'), 'Remove')),
  'chooses other colours for a section': inQuestions((author) =>
    author.choose(author.form.getByRole('combobox', { name: 'Tone' }), /^Dark/),
  ),
  'makes a section a draft': inQuestions(async (author) => {
    await author.more()
    await author.press(author.form.getByRole('switch', { name: /^Draft/ }))
  }),
  'shows a section until a day': inQuestions(async (author) => {
    await author.more()
    await author.day(author.form.getByLabel('Ends', { exact: true }), '2027-01-31')
  }),
  'moves a section up': {
    async act(author) {
      if (author.way === 'touch') return author.ofSection(faq, 'Move up')
      await author.section(faq)
      if (author.way === 'keys') return author.page.keyboard.press('Alt+ArrowUp')
      const rows = author.outline.locator('ol > li')
      await rows.nth(1).locator('[draggable]').first().dragTo(rows.nth(0))
    },
  },
  'moves a section to a page in another file': {
    act: (author) => move(author, faq, /^\/about/, 'After “About us”'),
  },
  'moves a section from there to the main file': onAbout((author) =>
    move(author, 'Since 1904', /^\/ /, 'After “Bread at seven”'),
  ),
  'duplicates a section that has an id': { act: (author) => author.ofSection(hero, 'Duplicate') },
  'removes a section': { act: (author) => author.ofSection(faq, 'Remove') },
  'changes a shared section everywhere': {
    async act(author) {
      await author.section('Order now')
      await author.to('Form')
      await author.press(author.form.getByRole('radio', { name: 'In all 2 places' }))
      await author.write(text(author, '/sections/2/heading'), 'Order today')
    },
  },
  'makes a shared section a page’s own': {
    async act(author) {
      await author.open('/order')
      await author.section('Order now')
      await author.to('Form')
      await author.press(author.form.getByRole('button', { name: 'Make all of it this page’s own' }))
    },
  },
  'shares a section': {
    async act(author) {
      await author.ofSection(faq, 'Share with other pages …')
      await author.write(author.dialog.getByLabel('Name'), 'questions')
      await author.press(author.dialog.getByRole('button', { name: 'Share' }))
    },
  },
  'changes the title of a page': onAbout((author) => author.write(text(author, '/title'), 'Who we are')),
  'gives a page a summary': onAbout((author) => author.write(text(author, '/summary'), 'Us.')),
  'hides a page from search engines': onAbout((author) =>
    author.press(author.form.getByRole('switch', { name: /^Noindex|search engines/i })),
  ),
  'gives a page another path': onAbout(async (author) => {
    await author.write(author.form.getByLabel('Path'), '/us')
    await author.press(author.form.getByRole('button', { name: 'Rename' }))
  }),
  'removes a page with its file': onAbout(async (author) => {
    await author.ofSection('the page', 'Remove …')
    await author.press(author.dialog.getByRole('button', { name: 'Remove the page' }))
  }),
  'adds a section at the end': {
    async act(author) {
      await author.open('/about')
      await author.press(author.outline.getByRole('button', { name: 'Add a section' }))
      await author.write(author.dialog.getByLabel('Find a type'), 'quote')
      await author.press(author.dialog.getByRole('button', { name: /^quote minimal/i }))
    },
    changed: [
      'pages/about.json +\t\t},',
      'pages/about.json +\t\t{',
      'pages/about.json +\t\t\t"type": "quote",',
      'pages/about.json +\t\t\t"text": "I lock up at six now, and nothing is left on the bench.",',
      'pages/about.json +\t\t\t"name": "Tom Ferrier"',
    ],
  },
  'adds a page': {
    act: (author) => addPage(author, '/order', /Call to action/),
    changed: [
      'pages.json +    },',
      'pages.json +    {',
      'pages.json +      "path": "/jobs",',
      'pages.json +      "title": "Jobs",',
      'pages.json +      "description": "Work here.",',
      'pages.json +      "draft": true,',
      'pages.json +      "sections": [',
      'pages.json +        {',
      'pages.json +          "type": "hero",',
      'pages.json +          "heading": "Jobs"',
      'pages.json +        }',
      'pages.json +      ]',
    ],
  },
  'adds a page in a file of its own': {
    act: (author) => addPage(author, '/about', /Rich text/),
    changed: [
      'pages/jobs.json +{',
      'pages/jobs.json +\t"path": "/jobs",',
      'pages/jobs.json +\t"title": "Jobs",',
      'pages/jobs.json +\t"description": "Work here.",',
      'pages/jobs.json +\t"draft": true,',
      'pages/jobs.json +\t"sections": [',
      'pages/jobs.json +\t\t{',
      'pages/jobs.json +\t\t\t"type": "hero",',
      'pages/jobs.json +\t\t\t"heading": "Jobs"',
      'pages/jobs.json +\t\t}',
      'pages/jobs.json +\t]',
      'pages/jobs.json +}',
    ],
  },
  'sets the focus of a picture': inImage(
    async (author) => {
      await author.press(author.form.getByRole('button', { name: 'Focal point: the middle' }))
      await author.point(author.form.getByRole('slider', { name: 'Focal point' }))
    },
    [
      'pages.json -          "image": { "src": "/images/bread.jpg", "alt": "A loaf" },',
      'pages.json +          "image": { "src": "/images/bread.jpg", "alt": "A loaf", "focus": { "x": 40, "y": 50 } },',
    ],
  ),
  'types on the page itself': {
    async act(author) {
      await author.section(hero)
      await author.typeOnPage('Bread at seven', 'Bread at six')
    },
    changed: ['pages.json -          "heading": "Bread at seven",', 'pages.json +          "heading": "Bread at six",'],
  },
  'writes a value as JSON': inHero(
    async (author) => {
      await author.switchTo(author.form.getByRole('radiogroup', { name: 'How it is shown' }), 'JSON')
      const code = author.form.getByRole('textbox', { name: /^“/ })
      await expect(code).toContainText('"Bread at seven"')
      await author.into(code)
      await author.page.keyboard.press('ControlOrMeta+Home')
      await author.page.keyboard.press('ArrowDown')
      await author.page.keyboard.press('End')
      await author.page.keyboard.type(' "eyebrow": "Since 1904",')
      await author.switchTo(author.form.getByRole('radiogroup', { name: 'How it is shown' }), 'Form')
    },
    ['pages.json -          "type": "hero",', 'pages.json +          "type": "hero", "eyebrow": "Since 1904",'],
  ),
  'changes the brand colour': {
    async act(author) {
      await author.to('Outline')
      await author.press(author.outline.getByRole('link', { name: 'Site', exact: true }))
      await author.to('Form')
      await author.write(author.form.getByRole('textbox', { name: 'Brand colour', exact: true }), '#7a1f1f')
    },
    changed: [
      'pages.json -  "site": { "name": "Bakery", "url": "https://bakery.example", "language": "en", "theme": { "colors": { "brand": "#0b4f9e", "accent": "#0f766e" } } },',
      'pages.json +  "site": { "name": "Bakery", "url": "https://bakery.example", "language": "en", "theme": { "colors": { "brand": "#7a1f1f", "accent": "#0f766e" } } },',
    ],
  },
}

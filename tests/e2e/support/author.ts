import type { Locator, Page } from 'playwright/test'
import { expect } from './test.ts'

/** How somebody gets at the editor: on a laptop, with a keyboard alone, or with a finger on a narrow phone. */
export type Way = 'mouse' | 'keys' | 'touch'

/** More presses of an arrow than any list here has lines. */
const mostPresses = 40

/** Somebody who edits a site, and does everything in one way. */
export class Author {
  readonly form: Locator
  readonly outline: Locator
  readonly dialog: Locator

  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {
    this.form = page.getByRole('region', { name: 'Form' })
    this.outline = page.getByRole('region', { name: 'Outline' })
    this.dialog = page.getByRole('dialog')
  }

  /** Of outline, page and form a phone shows one. */
  async to(part: 'Outline' | 'Page' | 'Form'): Promise<void> {
    if (this.way !== 'touch') return
    const choice = this.page.getByRole('radiogroup', { name: 'What is shown' })
    await choice.getByText(part, { exact: true }).tap()
    await expect(choice.getByRole('radio', { name: part })).toBeChecked()
  }

  /** Presses a button, a link or a switch. */
  async press(target: Locator): Promise<void> {
    if (this.way === 'mouse') return target.click()
    if (this.way === 'touch') return target.tap()
    await this.reach(target)
    const isChosen = ['checkbox', 'radio'].includes((await target.getAttribute('type')) ?? '')
    await this.page.keyboard.press(isChosen ? 'Space' : 'Enter')
  }

  /** Goes into a field. */
  async into(target: Locator): Promise<void> {
    await (this.way === 'keys' ? this.reach(target) : this.press(target))
  }

  /** Writes this, and nothing else, into a field. */
  async write(target: Locator, words: string): Promise<void> {
    await this.into(target)
    await this.page.keyboard.press('ControlOrMeta+a')
    if (words === '') await this.page.keyboard.press('Backspace')
    for (const [index, line] of words.split('\n').entries()) {
      if (index > 0) await this.page.keyboard.press('Enter')
      await this.page.keyboard.type(line)
    }
  }

  /** Chooses from the list of a field. */
  async choose(field: Locator, choice: string | RegExp): Promise<void> {
    const option = this.page.getByRole('option', { name: choice }).first()
    if (this.way !== 'keys') {
      await this.press(field)
      return this.press(option)
    }
    await this.reach(field)
    for (let press = 0; press < mostPresses; press++) {
      await this.page.keyboard.press('ArrowDown')
      await expect(option).toBeVisible()
      if ((await option.getAttribute('data-combobox-selected')) !== null) break
    }
    await this.page.keyboard.press('Enter')
  }

  /** One of few things that stand beside each other. */
  async switchTo(group: Locator, choice: string): Promise<void> {
    if (this.way !== 'keys') return this.press(group.getByText(choice, { exact: true }))
    const wanted = group.getByRole('radio', { name: choice, exact: true })
    await this.reach(group.getByRole('radio', { checked: true }))
    while (!(await wanted.isChecked())) await this.page.keyboard.press('ArrowRight')
  }

  /** Chooses from a menu. */
  async menu(button: Locator, choice: string): Promise<void> {
    await this.press(button)
    const item = this.page.getByRole('menuitem', { name: choice })
    await expect(item).toBeVisible()
    if (this.way !== 'keys') await this.press(item)
    else {
      const isThere = () => item.evaluate((element) => element === document.activeElement)
      for (let press = 0; press < mostPresses && !(await isThere()); press++)
        await this.page.keyboard.press('ArrowDown')
      await this.page.keyboard.press('Enter')
    }
    await expect(this.page.getByRole('menu')).toHaveCount(0)
  }

  /** Goes to a page. */
  async open(path: string): Promise<void> {
    await this.to('Outline')
    await this.press(this.outline.locator(`nav a[href="/_edit/page${path}"]`))
    await expect(this.page).toHaveURL(new RegExp(`/_edit/page${path}$`))
    // Until it has come, the form is that of the page before, also where a phone shows it later.
    await expect(this.page.locator('section[aria-label="Form"]')).toContainText(path)
  }

  /** Chooses from the menu of a section in the outline. */
  async ofSection(name: string, choice: string): Promise<void> {
    await this.to('Outline')
    await this.menu(this.outline.getByRole('button', { name: `What to do with ${name}` }), choice)
  }

  /** Chooses a section in the outline. */
  async section(name: string): Promise<void> {
    await this.to('Outline')
    await this.press(this.row(name))
    await expect(this.row(name)).toHaveAttribute('aria-current', 'true')
  }

  /** To what is seldom needed of what is chosen: once it was opened, it is open for all. */
  async more(): Promise<void> {
    const more = this.form.getByRole('button', { name: /^More: / })
    if ((await more.getAttribute('aria-expanded')) === 'false') await this.press(more)
  }

  /** A day is chosen from the browser's calendar, or typed into it. */
  async day(field: Locator, day: string): Promise<void> {
    await this.into(field)
    await field.fill(day)
  }

  /** Somewhere into a picture: at its quarter, or three steps to the left. */
  async point(slider: Locator): Promise<void> {
    if (this.way === 'keys') {
      await this.reach(slider)
      return this.page.keyboard.press('Shift+ArrowLeft')
    }
    const stage = slider.locator('..')
    // Before the picture is there, nothing can be pointed at.
    await expect.poll(async () => (await stage.boundingBox())?.height).toBeGreaterThan(24)
    const { width = 0, height = 0 } = (await stage.boundingBox()) ?? {}
    const spot = { position: { x: width * 0.4, y: height / 2 } }
    await (this.way === 'touch' ? stage.tap(spot) : stage.click(spot))
  }

  /** Types a text of the page where it stands. */
  async typeOnPage(before: string, words: string): Promise<void> {
    const shown = this.page.frameLocator('main iframe')
    const standing = shown.getByText(before).first()
    if (this.way === 'keys') {
      await this.reach(this.form.getByRole('textbox', { name: 'Heading' }))
      await this.page.keyboard.press('F2')
    } else {
      await this.to('Page')
      await standing.dblclick()
    }
    await expect(shown.locator('[data-typed]')).toBeFocused()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(words)
    await this.page.keyboard.press('Escape')
  }

  /** Takes back one step after the other until nothing is changed. */
  async undoAll(isDone: () => Promise<boolean>): Promise<void> {
    const undo = this.page.getByRole('button', { name: /^Undo: / })
    while (!(await isDone())) {
      const answered = this.page.waitForResponse('**/_edit/api/undo')
      if (this.way === 'keys') {
        // In fields the letters are the field's.
        await this.reach(this.outline.getByRole('link', { name: 'Site', exact: true }))
        await this.page.keyboard.press('ControlOrMeta+z')
      } else await this.press(undo)
      await answered
    }
  }

  row(name: string): Locator {
    return this.outline.locator('[data-row]').filter({ hasText: name }).first()
  }

  field(end: string): Locator {
    return this.form.locator(`[data-field$="${end}"]`)
  }

  /** What a key is meant for has to be where Tab leads. */
  private async reach(target: Locator): Promise<void> {
    // The input of a switch is drawn by what is beside it.
    await expect(target).toBeAttached()
    // What was just moved takes the focus along, a moment later.
    await expect(async () => {
      await target.focus()
      await expect(target).toBeFocused({ timeout: 500 })
    }).toPass()
    const leads = (element: HTMLElement | SVGElement) =>
      element.matches('[contenteditable="true"]') || element.tabIndex === 0
    expect(await target.evaluate(leads)).toBe(true)
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { root } from '../../../src/root.ts'
import { type RunningEditor, startEditor } from '../../edit/start-editor.ts'
import { expectAccessibleInBoth } from '../support/accessible.ts'
import { site } from '../support/preview-site.ts'
import { expect, test } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Bread', text: 'Baked by hand.' }
const cakes = { type: 'rich-text', heading: 'Cakes', body: 'On Sundays.' }
const textOf = (sections: readonly object[]) => `${JSON.stringify(site(sections), null, 2)}\n`

const editors: RunningEditor[] = []

test.afterEach(() => {
  for (const { process } of editors.splice(0)) process.kill('SIGKILL')
})

/** At a port that nobody is given by chance while the editor is away. */
async function start(config: string, port?: number): Promise<RunningEditor> {
  const editor = await startEditor(config, undefined, port ?? (await freePort()))
  editors.push(editor)
  return editor
}

/** Where a site is written for this test alone. */
function written(name: string, worker: number, sections: readonly object[]): string {
  const folder = path.join(root, '.cache/e2e-edit', name, String(worker))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const config = path.join(folder, 'pages.json')
  writeFileSync(config, textOf(sections))
  return config
}

for (const where of ['the same tab', 'another tab'] as const)
  test(`letters typed while the editor was away are saved when its new address is opened in ${where}`, async ({
    context,
    rawPage: page,
  }, { workerIndex }) => {
    const config = written('unsent', workerIndex, [hero])
    const text = () => readFileSync(config, 'utf8')
    const before = await start(config)
    await page.goto(before.entrance)
    await expect(page.locator('[data-row="0"]')).toBeVisible()
    const shown = page.frameLocator('main iframe')
    await shown.getByText('Baked by hand.').dblclick()
    await expect(shown.locator('[data-typed]')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Today.')
    await expect.poll(text).toContain('Baked by hand. Today.')
    await before.close('SIGKILL')
    await page.keyboard.type(' And tomorrow.')
    // It waits, and nobody is told that it was not done.
    await expect(page.getByRole('alert')).toContainText(/^Not saved yet.*The editor does not answer/s)
    const now = await start(config, before.port)
    expect(text()).not.toContain('tomorrow')
    const opened = where === 'the same tab' ? page : await context.newPage()
    await opened.goto(now.entrance)
    await expect.poll(text).toContain('Baked by hand. Today. And tomorrow.')
    await expect(opened.frameLocator('main iframe').getByText('And tomorrow.')).toBeVisible()
    await expect(opened.getByRole('alert')).toHaveCount(0)
    // Nothing is kept any longer.
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  })

for (const [what, after] of [
  ['follows its section to another place', [cakes, hero]],
  ['whose section is gone is offered to the author, and saved nowhere', [cakes, { ...cakes, heading: 'Rolls' }]],
] as const)
  test(`what was typed while the editor was away ${what}`, async ({ context, rawPage: page }, { workerIndex }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const config = written('unsent-moved', workerIndex, [hero, cakes])
    const sections = () => JSON.parse(readFileSync(config, 'utf8')).pages[0].sections
    const before = await start(config)
    await page.goto(before.entrance)
    await page.locator('[data-row="0"]').click()
    const field = page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Text', exact: true })
    await field.click()
    await before.close('SIGKILL')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' At seven.')
    await expect(page.getByRole('alert')).toContainText('The editor does not answer')
    writeFileSync(config, textOf(after))
    const now = await start(config, before.port)
    await page.goto(now.entrance)
    if (after[1] === hero) {
      await expect.poll(sections).toMatchObject([cakes, { ...hero, text: 'Baked by hand. At seven.' }])
      await expect(page.getByRole('alert')).toHaveCount(0)
    } else {
      const lost = page.getByRole('alert')
      await expect(lost).toContainText('Baked by hand. At seven.')
      await expectAccessibleInBoth(page)
      // It is there until the author has it.
      await page.reload()
      await lost.getByRole('button', { name: 'Copy what you typed' }).click()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Baked by hand. At seven.')
      await lost.getByRole('button', { name: 'I have what I need' }).click()
      await expect(lost).toHaveCount(0)
      expect(sections()).toEqual(after)
    }
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  })

for (const [what, after] of [
  ['is saved once it is back', 'Baked by hand.'],
  ['is offered to the author where others wrote the same', 'Baked by two hands.'],
] as const)
  test(`what was typed as JSON while the editor was away ${what}`, async ({ rawPage: page }, { workerIndex }) => {
    const config = written('unsent-json', workerIndex, [hero])
    const text = () => readFileSync(config, 'utf8')
    const before = await start(config)
    await page.goto(before.entrance)
    await page.locator('[data-row="0"]').click()
    const form = page.getByRole('region', { name: 'Form' })
    await form.getByText('JSON', { exact: true }).click()
    await form.getByText('"Baked by hand."').click()
    await page.keyboard.press('End')
    for (const _ of '."') await page.keyboard.press('ArrowLeft')
    await before.close('SIGKILL')
    await page.keyboard.type(' tod')
    await expect(form.getByRole('status')).toHaveText('Not saved yet. What you typed is kept here.')
    await page.keyboard.type('ay')
    writeFileSync(config, textOf([{ ...hero, text: after }, cakes]))
    const now = await start(config, before.port)
    await page.goto(now.entrance)
    const lost = page.getByRole('alert')
    if (after === hero.text) await expect.poll(text).toBe(textOf([{ ...hero, text: 'Baked by hand today.' }, cakes]))
    else {
      await expect(lost).toContainText('"text": "Baked by hand today."')
      await page.reload()
      await lost.getByRole('button', { name: 'I have what I need' }).click()
      expect(text()).not.toContain('today')
    }
    await expect(lost).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  })

test('what is wanted while the editor is away is told, takes nothing along, and comes once it can', async ({
  rawPage: page,
}, { workerIndex }) => {
  const config = written('unsent-parts', workerIndex, [hero])
  const editor = await start(config)
  const parts = /\/_edit\/assets\/site-pa/
  await page.goto(editor.entrance)
  const outline = page.getByRole('region', { name: 'Outline' })
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  for (const address of [parts, '**/_edit/api/sending']) await page.route(address, (route) => route.abort())
  await outline.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The editor does not answer.')
  await expect(outline).toBeVisible()
  await page.unroute('**/_edit/api/sending')
  await expect(page.getByRole('alert')).toContainText('A part of the editor does not come.')
  await page.unroute(parts)
  await expect(page.getByRole('textbox', { name: 'Brand colour', exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a mistake of the editor itself is told in plain words, and loading it again helps', async ({ rawPage: page }, {
  workerIndex,
}) => {
  const editor = await start(written('unsent-broken', workerIndex, [hero]))
  const pages = /\/_edit\/api\/page\?/
  await page.route(pages, (route) => route.fulfill({ json: { version: 1, path: '/', sections: null } }))
  await page.goto(editor.entrance)
  const told = page.getByRole('alert')
  await expect(told).toContainText('The editor has stopped')
  await expectAccessibleInBoth(page)
  await page.unroute(pages)
  await told.getByRole('button').click()
  await expect(page.locator('[data-row="0"]')).toBeVisible()
})

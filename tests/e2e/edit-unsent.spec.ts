import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../src/root.ts'
import { type RunningEditor, startEditor } from '../edit/start-editor.ts'
import { site } from './support/preview-site.ts'
import { expect, test } from './support/test.ts'

const content = `${JSON.stringify(site([{ type: 'hero', heading: 'Bread', text: 'Baked by hand.' }]), null, 2)}\n`

const editors: RunningEditor[] = []

test.afterEach(() => {
  for (const { process } of editors.splice(0)) process.kill('SIGKILL')
})

async function start(config: string, port?: number): Promise<RunningEditor> {
  const editor = await startEditor(config, undefined, port)
  editors.push(editor)
  return editor
}

for (const where of ['the same tab', 'another tab'] as const)
  test(`letters typed while the editor was away are saved when its new address is opened in ${where}`, async ({
    context,
    rawPage: page,
  }, { workerIndex }) => {
    const folder = path.join(root, '.cache/e2e-edit/unsent', String(workerIndex))
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const config = path.join(folder, 'pages.json')
    writeFileSync(config, content)
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
    await expect(page.getByRole('alert')).toContainText('The editor does not answer')
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

import { readFileSync } from 'node:fs'
import { expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { expect, test } from '../support/edited-clone.ts'

test('a problem in the settings leads to its field, and nothing is proposed before it is mended', async ({
  clone: { page, git },
}) => {
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  const accent = page.getByRole('textbox', { name: 'Accent colour', exact: true })
  await accent.fill('#eeeeee')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: '1 mistake' })).toBeVisible()
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('There is 1 mistake')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Show the problems' }).click()
  await dialog.getByRole('button', { name: /accent colour has a contrast/ }).click()
  await expect(accent).toBeFocused()
  expect(git('ls-remote', 'origin', 'content/*')).toBe('')
})

test('proposed by the keyboard: a branch is sent, and the clone is as it was', async ({
  clone: { page, git, remote },
}) => {
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#7a1f1f')
  await expect(page.getByRole('button', { name: /^Undo: Changed “Brand colour”/ })).toBeVisible()
  const before = [git('rev-parse', 'HEAD'), git('branch'), git('status', '--porcelain')]
  await page.getByRole('button', { name: 'Propose' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Propose what you changed' })
  await expect(dialog.getByRole('region', { name: 'What you changed' })).toContainText('#0b4f9e to #7a1f1f')
  await expect(dialog.getByRole('textbox', { name: 'What is it about?' })).toBeFocused()
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Say in a few words what this is about.')).toBeVisible()
  await page.keyboard.type('A warmer brand')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('content/a-warmer-brand')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Go on editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(git(`--git-dir=${remote}`, 'log', '-1', '--format=%an %s', 'content/a-warmer-brand')).toBe(
    'Ada A warmer brand',
  )
  expect([git('rev-parse', 'HEAD'), git('branch'), git('status', '--porcelain')]).toEqual(before)
})

test('by keyboard what was changed is shown in pictures, as a computer and as a phone shows it', async ({
  clone: { page, git, save, files },
}) => {
  test.slow()
  save((sections) => [{ ...sections[0], heading: 'Bread at six' }, ...sections.slice(1)])
  await expect(page.locator('[data-row="0"]')).toContainText('Bread at six')
  const before = [files(), git('status', '--porcelain')]
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog')
  const pictures = dialog.getByRole('region', { name: 'In pictures' })
  await pictures.getByRole('button', { name: 'Show it in pictures' }).focus()
  await page.keyboard.press('Enter')
  await expect(pictures.getByRole('heading', { name: 'In pictures' })).toBeFocused()
  await expect(pictures.getByText('1 section looks otherwise.')).toBeVisible({ timeout: 90_000 })
  const shown = (name: string) =>
    pictures.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth
    })
  expect([await shown('Before: hero on /'), await shown('After: hero on /')]).toEqual([1280, 1280])
  await expect(pictures.locator('del')).toHaveText('seven')
  await expectAccessibleInBoth(page)
  await pictures.getByRole('radio', { name: 'Computer' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown('After: hero on /')).toBe(360)
  await pictures.getByRole('radio', { name: 'Before and after' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown('What differs: hero on /')).toBe(360)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFitting(page, 360)
  // Opened again they are there, and none of them is in the site.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect(pictures.getByRole('img', { name: 'Before: hero on /' })).toBeAttached()
  expect([files(), git('status', '--porcelain')]).toEqual(before)
})

test('the checks answer in their own words before and after it is sent, and a build that fails says why', async ({
  clone: { page, save },
}) => {
  test.slow()
  save((sections) => sections.slice(0, 1), { budgets: { html: 1000 } })
  await expect(page.locator('[data-row="1"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 page, 1 section: no errors')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What is it about?' }).fill('A short page')
  await page.keyboard.press('Enter')
  const answers = dialog.getByRole('region', { name: 'Answers of the checks' })
  await expect(answers.getByText('npm run validate says yes')).toBeVisible({ timeout: 60_000 })
  await expect(answers.getByText('npm run build says no')).toBeVisible({ timeout: 60_000 })
  await expect(answers.getByText('site.budgets.html allows 1000')).toBeVisible()
  await expect(answers.getByRole('status')).toHaveText('1 of the checks says no.')
  await expect(answers.getByText('The host’s own checks', { exact: false })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFitting(page, 360)
})

test('on a phone: a part of the site, and a file where there is nothing to send it to', async ({
  clone: { page, git },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('navigation', { name: 'The whole site' }).getByRole('link', { name: 'Name and address' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Bread by night')
  await expectFitting(page, 360)
  git('remote', 'rename', 'origin', 'gone')
  git('remote', 'remove', 'gone')
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What is it about?' }).fill('Another name')
  await expectFitting(page, 360)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Make a file of it' }).press('Enter')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('content-another-name.patch')
  expect(readFileSync(await file.path(), 'utf8')).toContain('Bread by night')
  await expect(dialog.getByText('git am content-another-name.patch')).toBeVisible()
  // Who goes on with the keys is still in the dialog.
  await expect(dialog.getByRole('button', { name: 'Make a file of it' })).toBeFocused()
  await expectAccessibleInBoth(page)
})

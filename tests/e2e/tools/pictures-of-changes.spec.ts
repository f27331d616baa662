import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { albumPage } from '../../../scripts/lib/diff/album.ts'
import { expectAccessible, expectFitting } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

test('pictures of changes are seen side by side, one over the other and as their difference, by keyboard', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sectile-album-'))
  try {
    const picture = async (kind: string, background: string) => {
      const file = `1-${kind}-360.webp`
      const square = sharp({ create: { width: 360, height: 200, channels: 3, background } })
      await writeFile(path.join(folder, file), await square.webp().toBuffer())
      return { file, width: 360, height: 200 }
    }
    const shots = {
      before: await picture('before', '#0b4f9e'),
      after: await picture('after', '#9e4f0b'),
      difference: await picture('difference', '#ff0000'),
    }
    const pictured = [
      {
        page: '/',
        type: 'hero',
        words: [{ done: 'text' as const, words: ['"Welcome"'] }],
        shots: [{ width: 360, ...shots }],
      },
    ]
    await writeFile(path.join(folder, 'index.html'), albumPage({ called: 'main', pictured, left: 0 }))
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href)
    const [before, after, difference] = ['before', 'after', 'difference'].map((kind) =>
      page.getByAltText(`hero: ${kind}`),
    )
    const slider = page.getByRole('slider')
    if (!before || !after || !difference) throw new Error('There are three pictures.')

    await expect(before).toBeVisible()
    await expect(after).toBeVisible()
    await expect(difference).toBeHidden()
    await expect(slider).toBeHidden()
    expect((await before.boundingBox())?.x).toBeLessThan((await after.boundingBox())?.x ?? 0)

    await page.getByRole('radio', { name: 'side by side' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'one over the other' })).toBeChecked()
    expect((await before.boundingBox())?.x).toBe((await after.boundingBox())?.x)
    await page.keyboard.press('Tab')
    await expect(slider).toBeFocused()
    await page.keyboard.press('End')
    const cut = page.locator('figure.after')
    await expect(cut).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)')
    await page.keyboard.press('Home')
    await expect(cut).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)')
    await expectAccessible(page)

    await page.getByRole('radio', { name: 'one over the other' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(difference).toBeVisible()
    await expect(before).toBeHidden()
    await expectAccessible(page)
    for (const width of [360, 1280]) await expectFitting(page, width)
  } finally {
    await rm(folder, { recursive: true })
  }
})

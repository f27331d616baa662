import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import type { SiteFile } from '../../src/generated/types.ts'
import { version } from '../version.ts'
import { type Served, serveWithLeads } from './support/served.ts'
import { expect, test } from './support/test.ts'

const folder = '.cache/e2e-sites/long-name'

const site: SiteFile = {
  version,
  site: {
    name: "Müller & Søn's 100% Driving School",
    url: 'https://driving.example',
    language: 'en',
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    header: {
      menu: [{ label: 'Home', href: '/' }],
      action: { label: 'Book a lesson', shortLabel: 'Book now', href: '/' },
    },
  },
  pages: [
    {
      path: '/',
      title: 'Learn to drive where you live',
      description: 'Lessons by car and by motorcycle, in the evening and on Saturdays.',
      sections: [{ type: 'hero', heading: 'Learn to drive' }],
    },
  ],
}

let served: Served
test.beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/pages.json`, JSON.stringify(site))
  const build = ['build', '--config', `${folder}/pages.json`, '--out', `${folder}/dist`]
  const [code] = await once(spawn(process.execPath, ['scripts/run.mjs', ...build]), 'close')
  expect(code).toBe(0)
  served = await serveWithLeads(`${folder}/dist`)
})
test.afterAll(() => served.close())

for (const width of [320, 360, 768, 1280]) {
  test(`a long name in the place of a logo stands within the bar, whole, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(served.address)
    const { bar, words } = await page.getByRole('banner').evaluate((header) => {
      const range = document.createRange()
      range.selectNodeContents(header.querySelector('a[href="/"]') ?? header)
      const { top, bottom, left, right } = range.getBoundingClientRect()
      const { top: above, bottom: below } = header.getBoundingClientRect()
      const next = [...header.querySelectorAll('div a, button')].find((it) => it.getClientRects().length > 0)
      return {
        bar: { top: above, bottom: below, end: next?.getBoundingClientRect().left ?? innerWidth },
        words: { top, bottom, left, right },
      }
    })
    expect(words.top).toBeGreaterThanOrEqual(bar.top)
    expect(words.bottom).toBeLessThanOrEqual(bar.bottom)
    expect(words.left).toBeGreaterThanOrEqual(0)
    expect(words.right).toBeLessThanOrEqual(bar.end)
  })
}

import { writeFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { pathsOf } from '../sites/support/pages.ts'
import { factsOf, widths } from './support/facts.ts'
import { pictureOf } from './support/page.ts'
import { type SiteName, sites } from './support/sites.ts'
import { browserNames, test } from './support/test.ts'

/** Two lines: words that one browser has room for, another breaks before. */
const allowed = (height: number) => Math.max(52, height * 0.08)

for (const [name, config] of Object.entries(sites))
  for (const path of await pathsOf(config))
    test(`${name} ${path} is drawn alike`, async ({ browsers, served }, info) => {
      const address = served[name as SiteName].address + path
      const all = await Promise.all(browserNames.map((browser) => factsOf(browsers[browser], address)))
      for (const [at, browser] of browserNames.entries())
        for (const [index, width] of widths.entries()) {
          const facts = all[at]?.[index]
          const usual = all[0]?.[index]
          if (!facts || !usual) throw new Error('There is nothing to tell.')
          const where = `${browser} at ${width} px`
          expect.soft(facts.headings, `main headings in ${where}`).toBe(1)
          expect.soft(facts.beyond, `beyond the window in ${where}`).toBe(0)
          expect.soft(facts.unset, `typefaces missing in ${where}`).toEqual([])
          expect.soft(facts.complaints, `complaints of ${where}`).toEqual([])
          expect.soft(facts.sections.map((one) => one.name)).toEqual(usual.sections.map((one) => one.name))
          for (const [place, { name, height }] of facts.sections.entries()) {
            const wanted = usual.sections[place]?.height ?? 0
            const what = `height of ${name} (${place}) in ${where}, in Chromium ${wanted}`
            expect.soft(height, what).toBeGreaterThan(0)
            expect.soft(Math.abs(height - wanted), `${what}: ${height}`).toBeLessThanOrEqual(allowed(wanted))
          }
        }
      if (info.errors.length === 0) return
      for (const browser of browserNames)
        for (const width of widths) {
          await browsers[browser].resize(width, 800)
          const name = `${browser}-${width}.png`
          await writeFile(info.outputPath(name), await pictureOf(browsers[browser]))
          info.attachments.push({ name, path: info.outputPath(name), contentType: 'image/png' })
        }
    })

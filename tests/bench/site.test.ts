import { expect, test } from 'vitest'
import { clicked } from '../../scripts/bench/browser.ts'
import { asBegun, benchSite, changeMark, visitSite, withChange } from '../../scripts/bench/site.ts'
import { judgeSite } from '../../src/content/check.ts'
import type { SiteFile } from '../../src/generated/types.ts'
import { examplePictures } from '../../src/schema/example-pictures.ts'
import { sourcesOf } from '../content/a-site.ts'

const images = [...examplePictures.keys()]

/** What is wrong with a site, beside that its pictures are those of the examples. */
function judge(site: SiteFile) {
  const { diagnostics } = judgeSite(sourcesOf(site, { publicFiles: images }))
  return diagnostics.filter(({ rule }) => rule !== 'example-pictures')
}

test('a site for measuring has nothing wrong with it', () => {
  expect(judge(benchSite(40))).toEqual([])
})

test('the site that browsers visit has nothing wrong with it, nor has what it was begun as', () => {
  expect(judge(visitSite(clicked))).toEqual([])
  expect(judge(asBegun(visitSite([])))).toEqual([])
})

test('no two sections are alike', () => {
  const sections = benchSite(40).pages.flatMap((page) => page.sections.map((section) => JSON.stringify(section)))
  expect(new Set(sections).size).toBe(40 * 6)
})

test('a change is one text on one page', () => {
  const text = JSON.stringify(benchSite(40), null, 2)
  const before = text.split('\n')
  const after = withChange(text, 12, 3).split('\n')
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    expect.stringContaining(` 12, ${changeMark(3)}"`),
  ])
})

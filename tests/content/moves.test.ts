import { expect, test } from 'vitest'
import { mend } from '../../src/changes/fix.ts'
import { judgeSite } from '../../src/content/check.ts'
import { aPage, aSite, sourcesOf } from './a-site.ts'

const stray = { type: 'hero', heading: 'Care for all' }

test('of many moves only the first are offered at once, and all are done in the end', () => {
  const pages = Array.from({ length: 30 }, (_, index) => ({
    ...aPage([{ type: 'hero', heading: 'Care', actions: [{ label: 'Home', href: '/' }] }]),
    path: index === 0 ? '/' : `/page-${index}`,
    hero: stray,
  }))
  const sources = sourcesOf(JSON.stringify(aSite(pages), null, 2))
  const { diagnostics } = judgeSite(sources)
  expect(diagnostics.filter(({ fix }) => fix)).toHaveLength(20)
  const { sources: after } = mend(sources)
  expect(judgeSite(after).diagnostics.filter(({ rule }) => rule === 'schema')).toEqual([])
})

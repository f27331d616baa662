import { expect, test } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import type { Section } from '../../../src/generated/types.ts'
import { textHtml } from '../../../src/parts/markup.ts'
import { aPage, aSite, sourcesOf } from '../a-site.ts'
import { chance } from '../chance.ts'
import { anyText } from './any-text.ts'

const variables = { v: 'x', end: '](/y)', phone: '+91 5' }
const more = ['[a{end}', '[a](tel:{phone})', '[{v}](/{v})', '[a](/{v} "{v}")']
const pick = chance(5)
// Braces by chance would be variables that are not there, of which only their own rule speaks.
const texts = Array.from(
  { length: 120 },
  () => `Words.\n\n${anyText(pick, more).replace(/\{(?!\w+\})|(?<!\{\w+)\}/g, '')}`,
)

/** What is drawn of a text in a section, and what is told about it. */
function judged(section: Section, kind: 'inline' | 'prose' | 'article') {
  // No page has the path "/": all that begins with it leads nowhere.
  const page = aPage([{ type: 'hero', heading: 'Care' }, section], { path: '/here' })
  const { site, diagnostics } = checkSite(sourcesOf(aSite([page], { settings: { variables } })))
  const drawn = site?.pages[0]?.sections[1]
  if (drawn?.type !== 'hero' && drawn?.type !== 'feature' && drawn?.type !== 'rich-text')
    throw new Error('The text does not fit its schema.')
  const about = (...rules: string[]) =>
    diagnostics.filter(({ rule, section: index }) => index === 1 && rules.includes(rule)).length
  return { html: textHtml((drawn.type === 'hero' ? drawn.text : drawn.body) ?? '', kind, ''), about }
}

const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found)

/** Links to one page or place that is not there have one cause. */
function causes(hrefs: readonly (string | undefined)[]) {
  const paths = hrefs.map((href = '') => (/^\/[^#]|^#./.test(href) ? href.replace(/(?<=.)[?#].*/, '') : undefined))
  return paths.filter((path, index) => path === undefined || paths.indexOf(path) === index)
}

test('of every link that is drawn and leads nowhere it is told, and of no other', () => {
  const wrong = texts.flatMap((text) =>
    [
      { text, ...judged({ type: 'hero', heading: 'Care', text }, 'inline') },
      { text, ...judged({ type: 'feature', heading: 'Care', body: text }, 'prose') },
      { text, ...judged({ type: 'rich-text', body: text }, 'article') },
    ].filter(
      ({ html, about }) => causes(all(html, /<a href="([^"]*)/g)).length !== about('links', 'placeholder-links'),
    ),
  )
  expect(wrong).toEqual([])
})

test('no main heading is drawn from a text, and no step is skipped untold', () => {
  const wrong = texts.filter((text) => {
    const { html, about } = judged({ type: 'rich-text', body: text }, 'article')
    const levels = [1, ...all(html, /<h(\d)/g).map(Number)]
    const skips = levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1)
    return levels.lastIndexOf(1) > 0 || (skips && about('outline') === 0)
  })
  expect(wrong).toEqual([])
})

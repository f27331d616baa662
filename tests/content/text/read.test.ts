import { isDeepStrictEqual } from 'node:util'
import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { evenLines, type MarkedKind } from '../../../src/content/text/grammar.ts'
import { readMarked } from '../../../src/content/text/marked.ts'
import type { Stretch } from '../../../src/content/text/places.ts'
import { readText, readWritten } from '../../../src/content/text/read.ts'
import { skim } from '../../../src/content/text/skim.ts'
import { fillText } from '../../../src/content/text/variables.ts'
import { textHtml } from '../../../src/parts/markup.ts'
import { chance } from '../chance.ts'
import { anyText, usualText } from './any-text.ts'

const kinds: MarkedKind[] = ['inline', 'prose', 'article']
const rounds = 1500
const { normalizeLink } = new MarkdownIt()

/** The letters that a browser shows of some HTML. */
function shown(html: string): string {
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return html
    .replace(/<br>\n|\n/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => letters[name] ?? '')
}

function linksOf(html: string) {
  return Array.from(html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href = '', label = '']) => ({
    href: shown(href),
    label: shown(label),
  }))
}

function headingsOf(html: string) {
  return Array.from(html.matchAll(/<h(\d)>(.*?)<\/h\d>/gs), ([, level, words = '']) => `${level} ${shown(words)}`)
}

function at(text: string, { offset, length }: Stretch): string {
  return text.slice(offset, offset + length)
}

/** Texts, and what is wrong with some of them. */
function wrongOf(seed: number, judge: (text: string, kind: MarkedKind) => unknown): unknown[] {
  const pick = chance(seed)
  return Array.from({ length: rounds }, () => anyText(pick)).flatMap((text) =>
    kinds.flatMap((kind) => {
      const wrong = judge(text, kind)
      return wrong === undefined ? [] : [{ kind, text, wrong }]
    }),
  )
}

test('every link that is drawn is read, with its address and its words, and every link that is read is drawn', () => {
  const wrong = wrongOf(1, (text, kind) => {
    const drawn = linksOf(textHtml(text, kind, ''))
    const read = readText(text, kind).links.map(({ href, label }) => ({ href: normalizeLink(href), label }))
    return JSON.stringify(drawn) === JSON.stringify(read) ? undefined : { drawn, read }
  })
  expect(wrong).toEqual([])
})

test('every heading that is drawn is read, is one of two steps, and has words; no other is drawn', () => {
  const wrong = wrongOf(2, (text, kind) => {
    const html = textHtml(text, kind, '')
    const read = readText(text, kind).headings.filter(({ drawn }) => drawn)
    const titles = read.map(({ level, title }) => `${level} ${title}`)
    const good = read.every(({ level }) => level === 2 || level === 3) && (kind === 'article' || titles.length === 0)
    return good && JSON.stringify(titles) === JSON.stringify(headingsOf(html)) ? undefined : { html, read }
  })
  expect(wrong).toEqual([])
})

test('what is read of a text is where it stands', () => {
  const wrong = wrongOf(3, (text, kind) => {
    const { links, headings, mistake } = readText(text, kind)
    const places = [
      ...links.map((link) => /^\[.*\]\(.*\)$/s.test(at(text, link)) && /^\(.*\)$/s.test(at(text, link.address))),
      ...links.map((link) => at(text, link).endsWith(at(text, link.address))),
      ...headings.map(
        (heading) =>
          at(text, heading).startsWith('#'.repeat(heading.level)) &&
          at(text, heading).includes(heading.drawn ? '' : heading.title),
      ),
      !mistake || at(text, mistake).replaceAll(/\r(?=\n|$)/g, ' ') === mistake.words,
    ]
    return places.includes(false) ? { places, links, headings, mistake } : undefined
  })
  expect(wrong).toEqual([])
})

test('a text is read with its variables filled in, and told where it is written', () => {
  const variables = { v: 'x', w: 'a](/y', space: 'b c', mark: '**', tag: '<b>' }
  const more = [
    '{v}',
    '{w}',
    '{space}',
    '{mark}',
    '{tag}',
    '{none}',
    '{{',
    '{',
    '[a](/{v})',
    '[{v}](/{space})',
    '{v}{w})',
  ]
  const pick = chance(4)
  const wrong = Array.from({ length: rounds }, () => anyText(pick, more).replaceAll('\r', '')).filter((written) => {
    const text = fillText(written, variables)
    const drawn = readText(text, 'inline')
    const read = readWritten(written, 'inline', variables)
    const fits = (there: Stretch, here: Stretch) => fillText(at(written, there), variables).includes(at(text, here))
    const links = read.links.map((link, index) => [link, drawn.links[index]] as const)
    return !(
      drawn.links.length === links.length &&
      links.every(([there, here]) => here && there.href === here.href && fits(there, here)) &&
      links.every(([there, here]) => here && fits(there.address, here.address)) &&
      (!read.mistake || (drawn.mistake && fits(read.mistake, drawn.mistake)))
    )
  })
  expect(wrong).toEqual([])
})

test('what a variable brings is a mistake where the variable is written, and nowhere else', () => {
  const mistake = (text: string) => readWritten(text, 'inline', { tag: '<b>', a: '[a](b', c: ' c)' }).mistake
  expect(mistake('One {tag}')).toBeUndefined()
  expect(mistake('One {a}{c}')).toMatchObject({ kind: 'link', words: '[a](b c)', offset: 4, length: 6 })
})

test('what is read without tokens is what they say', () => {
  const pick = chance(6)
  const texts = Array.from({ length: 4 * rounds }, () => evenLines(usualText(pick)))
  const skimmed = texts
    .flatMap((text) => kinds.map((kind) => ({ text, kind, marked: skim(text, kind) })))
    .filter(({ marked }) => marked)
  expect(skimmed.length).toBeGreaterThan(rounds)
  expect(skimmed.filter(({ text, kind, marked }) => !isDeepStrictEqual(marked, readMarked(text, kind)))).toEqual([])
})

test('a single new line is one in a body, also inside a list and a link, and a space in a line', () => {
  expect(textHtml('One\ntwo\n\n- three\n  four', 'prose', '')).toMatch(/One<br>\ntwo.*three<br>\nfour/s)
  expect(textHtml('[One\ntwo](/a)\nthree', 'article', '')).toMatch(/One<br>\ntwo<\/a><br>\nthree/)
  expect(textHtml('One\n*two*', 'inline', '')).toBe('One\n<em>two</em>')
})

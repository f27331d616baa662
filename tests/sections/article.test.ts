import { expect, test, vi } from 'vitest'
import type { ArticlePart, Section } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import type { ArticleFacts } from '../../src/parts/context.ts'
import { planSections, type Surroundings } from '../../src/render/plan.ts'
import { all, full, html } from './render.ts'

const text = (body: string): ArticlePart => ({ kind: 'text', body })
const article = (...parts: ArticlePart[]): Section => ({ type: 'article', parts })
const facts: ArticleFacts = {
  published: '2025-06-02',
  updated: '2025-09-15',
  author: { name: 'Ada Harper', note: 'Head gardener', text: 'She grows *pears*.', href: '/people' },
  previous: { label: 'Apples', href: '/notes/apples' },
  next: { label: 'Plums & more', href: '/notes/plums' },
}

test('the list beside it names the larger headings, each by an id made of its words', () => {
  const drawn = html(
    article(text('## In the morning\n\nStill.\n\n### At six\n\nDark.'), text('## At noon, *always*\n\nHot.')),
  )
  expect(all(drawn, /<h(\d[^>]*)>/g)).toEqual([
    '2 id="here-in-the-morning"',
    '3 id="here-at-six"',
    '2 id="here-at-noon-always"',
  ])
  const [folded = '', beside = ''] = all(drawn, /<ol>(.*?)<\/ol>/g)
  expect(all(folded, /<a href="([^<]*)<\/a>/g)).toEqual([
    '#here-in-the-morning">In the morning',
    '#here-at-noon-always">At noon, always',
  ])
  expect(beside).toBe(folded)
})

test('headings of the same words get ids of their own, and letters of every script stay', () => {
  const drawn = html(article(text('## Über uns\n\n## Uber uns\n\n## Über uns 2\n\n## सवाल\n\n## ?')))
  expect(all(drawn, /<h2 id="([^"]*)"/g)).toEqual([
    'here-uber-uns',
    'here-uber-uns-2',
    'here-uber-uns-2-2',
    'here-सवाल',
    'here-part',
  ])
})

test('an article with fewer than two headings has no list, and needs no script', () => {
  expect(html(article(text('## Alone\n\nWords.')))).not.toMatch(/<nav|data-island/)
  expect(html(article(text('## One\n\n## Two')))).toMatch(/data-island="article"/)
})

test('it tells who wrote it and when, in the language of the site, and how long it takes', () => {
  const drawn = html(article(text('word '.repeat(560))), { article: facts, language: 'en-GB' })
  expect(drawn).toContain('<time dateTime="2025-06-02">2 June 2025</time>')
  expect(drawn.replaceAll('<!-- -->', '')).toContain('Updated <time dateTime="2025-09-15">15 September 2025</time>')
  expect(drawn).toContain('3 min read')
  expect(all(drawn, /(Ada Harper|Head gardener)/g)).toEqual([
    'Ada Harper',
    'Head gardener',
    'Ada Harper',
    'Head gardener',
  ])
  expect(drawn).toContain('<a href="/people">Ada Harper</a>')
  expect(drawn).toContain('She grows <em>pears</em>.')
})

test('a sentence may have its day anywhere', () => {
  const words = { ...usualWords, article: { ...usualWords.article, updated: 'Am {day} überarbeitet' } }
  const drawn = html(article(text('Kurz.')), { article: facts, language: 'de', words }).replaceAll('<!-- -->', '')
  expect(drawn).toContain('<li>Am <time dateTime="2025-09-15">15. September 2025</time> überarbeitet</li>')
})

test.each([
  [1, 1],
  [329, 1],
  [330, 2],
  [2200, 10],
])('%i words take %i minutes', (words, minutes) => {
  const drawn = html(article(text('word '.repeat(words))), { article: { published: '2025-06-02' } })
  expect(drawn).toContain(`<li>${minutes} min read</li>`)
})

test.each([
  ['Chinese', '渡轮每天从清晨到傍晚往返海湾两岸。'],
  ['Japanese', '毎朝、船は港を出て、向こう岸の町へ行きます。'],
  ['Thai', 'เรือข้ามฟากออกทุกเช้าจากท่าเรือเก่า '],
])('%s has words, though no spaces stand between them', (_, sentence) => {
  const minutes = (times: number) => {
    const drawn = html(article(text(sentence.repeat(times))), { article: { published: '2025-06-02' } })
    return Number(/<li>(\d+) min read/.exec(drawn)?.[1])
  }
  expect(minutes(1)).toBe(1)
  // A sentence has some ten words.
  expect(minutes(220)).toBeGreaterThan(6)
  expect(minutes(220)).toBeLessThan(18)
})

test('a long text without spaces is read a paragraph at a time: each of its words would bring a copy of all of it', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  const parts = Array.from({ length: 9 }, () => text('渡轮每天从清晨到傍晚往返海湾两岸。\n\n'.repeat(20)))
  expect(html(article(...parts), { article: { published: '2025-06-02' } })).toContain('<li>7 min read')
  expect(Math.max(...segment.mock.calls.map(([read]) => read.length))).toBeLessThan(20)
})

test('words in pictures, quotes and tables count, and signs do not', () => {
  const many = 'word '.repeat(50).trim()
  const section = article(
    text(`- ${many}\n- – –`),
    { kind: 'image', image: { src: '/images/a.svg', decorative: true }, note: many },
    { kind: 'quote', text: many, note: many },
    { kind: 'table', heading: many, head: ['a', 'b'], rows: [[many, '–']], note: `${many} ${many}` },
  )
  expect(html(section, { article: { published: '2025-06-02' } })).toContain('2 min read')
})

test('a page that is no article has no byline, no author and no neighbours', () => {
  const drawn = html(article(text('The terms.')))
  expect(drawn).not.toMatch(/<time|min read|About the author|rel="prev"/)
})

test('it leads to the articles before and after it, below the path of the site', () => {
  const drawn = html(article(text('Words.')), { article: facts, base: '/sub' })
  expect(all(drawn, /<a (href="[^"]*" rel="[a-z]*")/g)).toEqual([
    'href="/sub/notes/apples" rel="prev"',
    'href="/sub/notes/plums" rel="next"',
  ])
  expect(drawn).toContain('<strong>Plums &amp; more</strong>')
})

test('a table has a name, heads for columns and rows, and is reached by the keyboard', () => {
  const table: ArticlePart = { kind: 'table', heading: 'Woods', head: ['Wood', 'Price'], rows: [['Oak', '**high**']] }
  const drawn = html(article(table))
  expect(drawn).toContain('<table aria-label="Woods">')
  expect(drawn).toMatch(/<div aria-label="Woods" class="[^"]*" role="region" tabindex="0">/i)
  expect(all(drawn, /<(th scope="\w+"|td)>/g)).toEqual(['th scope="col"', 'th scope="col"', 'th scope="row"', 'td'])
  expect(drawn).toContain('<strong>high</strong>')
})

test('pictures and quotes have their lines below them', () => {
  const drawn = html(full('article'))
  expect(all(drawn, /<figcaption[^>]*><span>(.*?)<\/span>/g)).toEqual([
    'What is used most hangs lowest.',
    'A joiner, after forty years',
    'The lighter the wood, the thicker the top.',
  ])
  expect(drawn).toMatch(/<blockquote><p>A bench is never finished/)
})

test('of the first section only the picture of the page loads at once', () => {
  const image = { src: '/images/page.svg', alt: 'The bay' }
  const drawn = html(full('article'), { first: true, article: { ...facts, image } })
  expect(all(drawn, /<img ([^>]*)>/g).filter((img) => img.includes('fetchPriority'))).toEqual([
    expect.stringContaining('alt="The bay"'),
  ])
})

const surroundings: Surroundings = {
  base: '',
  leads: '',
  language: 'en',
  words: usualWords,
  images: new Map(),
  renderer: '',
}

test('what an article shows of its page is part of its hash, and of no other', () => {
  const sections: Section[] = [{ type: 'hero', heading: 'Notes' }, article(text('Words.'))]
  const hashes = (shown: ArticleFacts) => planSections(sections, surroundings, shown).map(({ hash }) => hash)
  const [hero, before] = hashes(facts)
  const changes: ArticleFacts[] = [
    { ...facts, updated: '2025-09-16' },
    { ...facts, author: { name: 'Ada' } },
    { ...facts, next: { label: 'Pears', href: '/notes/plums' } },
  ]
  for (const change of changes) {
    const [same, after] = hashes(change)
    expect(same).toBe(hero)
    expect(after).not.toBe(before)
  }
})

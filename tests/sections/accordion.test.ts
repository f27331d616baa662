import { expect, test } from 'vitest'
import type { AccordionSection } from '../../src/generated/types.ts'
import { all, full, html } from './render.ts'

const list = (items: NonNullable<AccordionSection['items']>): AccordionSection => ({ type: 'accordion', items })

test('one list of questions needs no script, groups of them do', () => {
  expect(html(list([{ heading: 'May I?', body: 'Yes.' }]))).not.toContain('data-island')
  expect(html(full('accordion'))).toContain('data-island="accordion"')
})

test('groups have a row of buttons, which is named after what it chooses, else after the section', () => {
  const { labels: _, ...unnamed } = full('accordion')
  expect(html(full('accordion'))).toContain('<div aria-label="Subject"')
  expect(html(unnamed)).toContain('<div aria-label="Before you come aboard"')
})

test('search engines are told the questions of a list and of all groups', () => {
  const told = (section: AccordionSection) =>
    all(html(section), /"name":"([^"]*)","acceptedAnswer":\{"@type":"Answer","text":"([^"]*)"/g)
  expect(told({ ...list([{ heading: 'May I?', text: 'Yes.', body: 'Do.' }]), forSearch: true })).toEqual(['May I?'])
  expect(told(full('accordion'))).toEqual(
    full('accordion').groups?.flatMap(({ items }) => items.map((item) => item.heading)),
  )
})

test('search engines are told answers as visitors read them', () => {
  const told = (answer: object) => {
    const section = { ...list([{ heading: 'When?', ...answer }]), forSearch: true }
    const [data = ''] = all(html(section), /<script type="application\/ld\+json">(.*?)<\/script>/g)
    return JSON.parse(data).mainEntity[0].acceptedAnswer.text
  }
  expect(told({ text: '3. October, at\n*noon*' })).toBe('<p>3. October, at\n<em>noon</em></p>')
  expect(told({ text: 'So.', body: 'First [rye](/rye).\n\n- Oats', points: ['- 4 °C', 'R&D'] })).toBe(
    '<p>So.</p>\n<p>First rye.</p>\n<ul>\n<li>Oats</li>\n</ul>\n<ul>\n<li>- 4 °C</li>\n<li>R&amp;D</li>\n</ul>',
  )
})

test('an answer that leads on without words of its own is linked by its question', () => {
  const text = html(list([{ heading: 'Where is it?', body: 'At the pier.', link: { href: '/pier' } }]))
  expect(text).toMatch(/<summary>Where is it\?<\/summary>/)
  expect(text).toMatch(/<a [^>]*href="\/pier">Where is it\?<\/a>/)
})

test('questions of one section share a name, so that one is open at a time', () => {
  expect(all(html(full('accordion')), /<details [^>]*name="([^"]*)"/g)).toEqual(['here', 'here', 'here'])
})

test('answers may have lists and links', () => {
  const items = [{ heading: 'What may I bring?', body: 'See [the list](/list):\n\n- a bicycle' }]
  const text = html(list(items), { base: '/sub' })
  expect(text).toContain('<li>a bicycle</li>')
  expect(text).toContain('<a href="/sub/list">the list</a>')
})

test('every group has a heading for those without script', () => {
  expect(all(html(full('accordion')), /<h3[^>]*>([^<]*)/g)).toEqual(['⛵ On board', '🎫 Tickets'])
})

import { expect, test } from 'vitest'
import { isSearch, type LinkLine, offered, told } from '../../src/edit/form/links.ts'

const links: LinkLine[] = [
  { href: '/', label: 'Home', kind: 'page' },
  { href: '/visit', label: 'How to find us', kind: 'page' },
  { href: '/visit#hours', label: 'When we open', kind: 'place' },
  { href: '/breads#rye', label: 'Rye', kind: 'place' },
  { href: '/downloads/list.pdf', label: 'list.pdf', kind: 'file' },
]
const hrefs = (text: string) =>
  offered(links, text).map(({ group, links }) => [group, ...links.map(({ href }) => href)])

test('pages and files are offered first, places once somebody looks for them or has chosen their page', () => {
  expect(hrefs('')).toEqual([
    ['Pages', '/', '/visit'],
    ['Files', '/downloads/list.pdf'],
  ])
  expect(hrefs('find us')).toEqual([['Pages', '/visit']])
  expect(hrefs('rye')).toEqual([['Places on pages', '/breads#rye']])
  expect(hrefs('/visit')[0]).toEqual(['Places on pages', '/visit#hours'])
})

test('the sections of the page itself come before all else', () => {
  const near: LinkLine[] = [{ href: '#rye', label: 'Rye', kind: 'here' }, ...links]
  expect(offered(near, '')[0]).toMatchObject({ group: 'On this page', links: [{ href: '#rye' }] })
  expect(
    offered(near, '/visit')
      .map(({ group }) => group)
      .slice(0, 2),
  ).toEqual(['On this page', 'Places on pages'])
  expect(offered(near, 'find us').map(({ group }) => group)).toEqual(['Pages'])
  expect(told('#rye', near)).toBe('“Rye” on this page.')
})

test('words are a search as long as something is found by them, an address never', () => {
  expect(
    ['find us', 'rye', '', 'nowhere', '/vis', '#hours', 'https://a.example'].filter((text) => isSearch(text, links)),
  ).toEqual(['find us', 'rye'])
})

test('where an address leads is said in words, above all when that is outside', () => {
  expect(
    [
      '/visit',
      '/visit#hours',
      '/downloads/list.pdf',
      'https://a.example/b',
      'mailto:a@b.example?subject=x',
      'tel:+44 1',
      '#x',
      '/nowhere',
      'https://',
    ].map((text) => told(text, links)),
  ).toMatchInlineSnapshot(`
    [
      "The page “How to find us” of this site.",
      "“When we open” on /visit.",
      "A file of this site, to open or to download.",
      "Leads out of this site, to a.example.",
      "Writes a mail to a@b.example.",
      "Calls +44 1.",
      "A place on the same page.",
      undefined,
      undefined,
    ]
  `)
})

import { expect, test } from 'vitest'
import type { Page, Section } from '../../../src/generated/types.ts'
import { aPage, aSite, saidBy } from '../a-site.ts'

const words = ['Bread', 'Cakes', 'Coffee', 'People', 'Orders'] as const

/** A site with a menu that leads to some of its pages, each with the sections that it is given. */
function aMenu(sections: readonly Section[][], entries = sections.length): Parameters<typeof aSite> {
  const pages = sections.map(
    (list, index): Page =>
      aPage(list, {
        path: index === 0 ? '/' : `/${words[index]?.toLowerCase()}`,
        title: `${words[index]} of the house`,
      }),
  )
  const menu = pages.slice(0, entries).map(({ path }, index) => ({ label: words[index] ?? '', href: path }))
  return [pages, { settings: { header: { menu } } }]
}

const hero = (more: object = {}): Section => ({ type: 'hero', heading: 'Fresh each morning', tone: 'tint', ...more })
const end = (more: object = {}): Section => ({
  type: 'call-to-action',
  heading: 'Come and taste',
  actions: [{ label: 'Write to us', href: 'mailto:hello@example.com' }],
  ...more,
})
const told = (...site: ReturnType<typeof aMenu>) => saidBy('same-look', aSite(...site))

test('pages that follow each other in the menu and open and end alike are told, the second of two', () => {
  const varied = (look: string, tone: string) => [hero({ look }), end({ tone })]
  const pages = [
    varied('centered', 'plain'),
    varied('editorial', 'plain'),
    varied('editorial', 'plain'),
    varied('editorial', 'dark'),
    varied('centered', 'plain'),
  ]
  expect(told(...aMenu(pages))).toMatchInlineSnapshot(`
    [
      "/pages/2/path (warning)
    /coffee opens and ends like /cakes, which stands before it in the menu.
    Visitors hardly see that they have come to another page. Give the first or the last section of one of the two another "look" or "tone".",
    ]
  `)
})

test.each([
  ['another look at the top', [hero({ look: 'editorial' }), end()]],
  ['another tone at the end', [hero(), end({ tone: 'dark' })]],
  ['another type at the end', [hero(), { type: 'rich-text', body: 'We bake at night.' } as const]],
  ['a picture at the top', [hero({ image: { src: '/images/lab.svg', alt: 'A loaf' } }), end()]],
])('%s is enough', (_, other) => {
  const same = [hero(), end()]
  expect(told(...aMenu([same, other, same, other, same]))).toEqual([])
})

test('a menu of few pages may have one face, as may pages that are not in the menu', () => {
  const same = [hero(), end()]
  expect(told(...aMenu([same, same, same, same]))).toEqual([])
  expect(told(...aMenu([same, same, same, same, same], 4))).toEqual([])
})

test('drafts are not compared, and one page that two entries lead to is no neighbour of its own', () => {
  const [pages, more] = aMenu([[hero(), end()], [hero(), end()], [end()], [hero()], [end(), hero()]])
  const [first, second, ...rest] = pages as Page[]
  if (!first || !second) throw new Error('The site has no two pages.')
  const twice = [...(more?.settings?.header?.menu ?? []), { label: 'All orders', href: '/orders' }]
  const settings = { header: { menu: twice } }
  expect(saidBy('same-look', aSite([first, { ...second, draft: true }, ...rest], { settings }))).toEqual([])
})

test('a page can ignore it with a reason', () => {
  const [pages, more] = aMenu(words.map(() => [hero(), end()]))
  const ignore = [{ rule: 'same-look', reason: 'All our breads are shown alike.' }]
  expect(
    saidBy(
      'same-look',
      aSite(
        (pages as Page[]).map((page) => ({ ...page, ignore })),
        more,
      ),
    ),
  ).toEqual([])
})

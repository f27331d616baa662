import { expect, test } from 'vitest'
import { leavingOf } from '../../src/edit/server/pages.ts'
import type { Section } from '../../src/generated/types.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { aSession } from './a-session.ts'

const hero: Section = {
  type: 'hero',
  heading: 'Bread at {hour}',
  actions: [{ label: 'See the prices', href: '/prices' }],
}
const asked: Section = {
  type: 'accordion',
  heading: 'Asked at the counter',
  items: [{ heading: 'What is it?', body: 'See [the list](/prices).' }],
}
const site = aSite(
  [
    aPage([hero, asked, { use: 'order' }], { title: 'Start' }),
    aPage([{ type: 'rich-text', body: 'What it costs.' }], { path: '/prices', title: 'Prices' }),
  ],
  {
    shared: { order: { type: 'call-to-action', heading: 'Order', actions: [{ label: 'Prices', href: '/prices' }] } },
    settings: {
      variables: { hour: 'seven' },
      header: {
        menu: [
          { label: 'Prices', href: '/prices' },
          {
            label: 'Products',
            groups: [
              {
                label: 'On the shelf',
                items: [{ heading: 'Overview', text: 'All of them.', link: { href: '/prices' } }],
              },
            ],
          },
        ],
      },
    },
  },
)

test('what leads to a page is told by the names that authors see', async () => {
  const { content, session } = await aSession({ 'pages.json': JSON.stringify(site) })
  expect(leavingOf(content, session.sources, '/prices').ways.toSorted()).toEqual([
    'Menu: Prices',
    'Menu: Products › On the shelf › Overview',
    'Shared as “order”: Prices',
    'Start (/): Asked at the counter › What is it?',
    'Start (/): Bread at seven › See the prices',
  ])
})

test('links that mistakes hide are not passed over in silence', async () => {
  const [start, ...others] = site.pages
  const wrong = { ...start, sections: [{ type: 'hero', headline: 'Bread' }, ...(start?.sections ?? [])] }
  const { content, session } = await aSession({ 'pages.json': JSON.stringify({ ...site, pages: [wrong, ...others] }) })
  const { ways, hidden } = leavingOf(content, session.sources, '/prices')
  expect(ways).not.toContain('Start (/): Asked at the counter › What is it?')
  expect(hidden).toEqual(['links, texts and pictures of 1 page'])
})

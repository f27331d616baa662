import { expect, test } from 'vitest'
import { checkSite } from '../../src/content/check.ts'
import type { Section } from '../../src/generated/types.ts'
import { aPage, aSite, sourcesOf } from './a-site.ts'

const demo = {
  type: 'call-to-action',
  heading: 'See {brand}',
  actions: [{ label: 'Book a demo', href: '/' }],
} satisfies Section
const resolve = (config: unknown) => checkSite(sourcesOf(config)).site

test('variables are filled in everywhere, also in each other', () => {
  const variables = { brand: 'Sahaya', legal: '{brand} Ltd' }
  const header = {
    menu: [
      {
        label: 'All',
        groups: [{ label: 'All', items: [{ heading: '{brand} home', text: 'By {legal}', link: { href: '/' } }] }],
      },
    ],
  }
  const site = resolve(
    aSite(
      [
        aPage([{ type: 'hero', heading: '{brand} by {legal}', text: 'A {{brace}' }], {
          title: 'All about {brand} software',
        }),
      ],
      { settings: { variables, header } },
    ),
  )
  expect(site?.pages[0]).toMatchObject({
    title: 'All about Sahaya software',
    sections: [{ heading: 'Sahaya by Sahaya Ltd', text: 'A {brace}' }],
  })
  expect(site?.settings.header?.menu[0]).toMatchObject({
    groups: [{ items: [{ heading: 'Sahaya home', text: 'By Sahaya Ltd' }] }],
  })
  expect(site?.settings.variables).toEqual({ brand: 'Sahaya', legal: 'Sahaya Ltd' })
})

test('a variable that leads back to itself does not hang', () => {
  expect(
    resolve(
      aSite([{ type: 'hero', heading: 'By {one}' }], { settings: { variables: { one: '{two}', two: '{one}' } } }),
    ),
  ).not.toBeNull()
})

test('a shared section is put in, with replaced fields and the draft of its place', () => {
  const uses = [{ use: 'demo' }, { use: 'demo', with: { heading: 'Look' } }, { use: 'demo', draft: true }]
  const site = resolve(aSite(uses, { shared: { demo }, settings: { variables: { brand: 'Sahaya' } } }))
  const filled = { ...demo, heading: 'See Sahaya' }
  expect(site?.pages[0]?.sections).toEqual([filled, { ...filled, heading: 'Look' }, { ...filled, draft: true }])
})

test('a banner is there while it is due, and nothing is drawn of its times', () => {
  const banner = { id: 'news', text: 'We have moved.', starts: '2027-01-01', ends: '2027-01-31' }
  const sources = sourcesOf(aSite([demo], { settings: { banner } }))
  const at = (at: string) => checkSite(sources, { at })
  expect(at('2026-12-31').site?.settings.banner).toBeUndefined()
  expect(at('2027-01-31T23:59').site?.settings.banner).toEqual({ id: 'news', text: 'We have moved.' })
  expect(at('2027-02-01').site?.settings.banner).toBeUndefined()
  expect(at('2026-12-31').until).toBe(Date.parse('2027-01-01T00:00Z'))
})

test('a page knows where it was written', () => {
  expect(resolve(aSite([demo]))?.pages[0]).toMatchObject({ file: 'pages.json', pointer: '/pages/0', path: '/' })
})

test('rules do not keep a site from being drawn, the schema does', () => {
  expect(resolve(aSite([{ ...demo, actions: [{ label: 'Book a demo', href: '/nowhere' }] }]))).not.toBeNull()
  expect(resolve(aSite([{ ...demo, heading: '' }]))).toBeNull()
  expect(resolve('{')).toBeNull()
})

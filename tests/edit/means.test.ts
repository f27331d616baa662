import { expect, test } from 'vitest'
import { meansOf } from '../../src/edit/server/means.ts'
import { picturesOf } from '../../src/edit/server/pictures/list.ts'
import { version } from '../version.ts'
import { aSession } from './a-session.ts'

const oven = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>'

/** A bakery whose pages all show the picture of a shared section. */
function bakery(count: number, { heading = 'Our oven', alt = 'An oven' } = {}): string {
  const page = (n: number) => ({
    path: n === 0 ? '/' : `/page-${n}`,
    title: `Page ${n} of {name}`,
    description: `What stands on page ${n}.`,
    sections: [{ type: 'hero', heading: 'Bread at seven', id: `bread-${n}` }, { use: 'oven' }],
  })
  const site = {
    name: 'Bakery',
    url: 'https://bakery.example',
    language: 'en',
    variables: { name: 'the bakery' },
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    header: { menu: [{ label: 'Start', href: '/' }] },
  }
  const shared = {
    oven: { type: 'feature', heading, id: 'oven', text: 'It is hot.', image: { src: '/images/oven.svg', alt } },
  }
  return JSON.stringify({ version, site, shared, pages: Array.from({ length: count }, (_, n) => page(n)) })
}

test('links lead to pages, and to what has an id on them, as visitors read it', async () => {
  const { session } = await aSession({ 'pages.json': bakery(2) })
  expect(meansOf(session.sources).links).toEqual([
    { href: '/', label: 'Page 0 of the bakery', kind: 'page' },
    { href: '/page-1', label: 'Page 1 of the bakery', kind: 'page' },
    { href: '/#bread-0', label: 'Bread at seven', kind: 'place' },
    { href: '/#oven', label: 'Our oven', kind: 'place' },
    { href: '/page-1#bread-1', label: 'Bread at seven', kind: 'place' },
    { href: '/page-1#oven', label: 'Our oven', kind: 'place' },
  ])
})

test('what is known of pages goes with what is shared', async () => {
  const { session, content, save } = await aSession({ 'pages.json': bakery(8), 'public/images/oven.svg': oven })
  const told = () => {
    const links = meansOf(session.sources).links.filter(({ href }) => href.endsWith('#oven'))
    const [picture] = picturesOf(session.sources)
    return [new Set(links.map(({ label }) => label)), picture?.alt, picture?.onPages, picture?.pages.length]
  }
  expect(told()).toEqual([new Set(['Our oven']), 'An oven', 8, 6])
  save('pages.json', bakery(8, { heading: 'The new oven', alt: 'It is new' }))
  await content.readNow()
  expect(told()).toEqual([new Set(['The new oven']), 'It is new', 8, 6])
})

test('languages are called as those call them who read them, and what is none as it is written', async () => {
  const made = JSON.parse(bakery(1))
  const languages = { fr: 'https://fr.example', 'pt-BR': 'https://br.example', 'x-y': 'https://none.example' }
  const { session } = await aSession({
    'pages.json': JSON.stringify({ ...made, site: { ...made.site, languages } }),
  })
  expect(meansOf(session.sources).languages).toEqual([
    { name: 'fr', label: 'Français' },
    { name: 'pt-BR', label: 'Português' },
    { name: 'x-y', label: 'x-y' },
  ])
})

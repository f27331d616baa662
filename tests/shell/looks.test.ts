import { expect, test } from 'vitest'
import { shellLooks } from '../../src/shell/looks.ts'
import { settings } from './settings.ts'

test('pages carry the styles of the looks that their site has, and of no others', () => {
  const { header, footer } = settings()
  if (!header || !footer) throw new Error('The site has both.')
  expect(shellLooks(settings())).toEqual(['looks/menu-panel', 'looks/footer-columns'])
  expect(
    shellLooks(
      settings({
        banner: { id: 'news', text: 'News.' },
        header: { ...header, look: 'centered', action: { label: 'Order', href: '/order' } },
        footer: { ...footer, look: 'large' },
      }),
    ),
  ).toEqual(['looks/banner', 'looks/action', 'looks/header-centered', 'looks/menu-panel', 'looks/footer-large'])
})

test('a long name has a look of its own where no logo stands in its place', () => {
  const { header } = settings()
  if (!header) throw new Error('The site has one.')
  const name = 'A driving school with a long name'
  const logo = { src: '/images/logo.svg', alt: name }
  expect(shellLooks(settings({ name }))).toContain('looks/name')
  expect(shellLooks(settings({ name, header: { ...header, logo } }))).not.toContain('looks/name')
})

test('a bar whose words have no room in one line has a look of its own', () => {
  const { header } = settings()
  if (!header) throw new Error('The site has one.')
  const menu = Array.from({ length: 4 }, (_, index) => ({ label: `For guests and their friends ${index}`, href: '/' }))
  expect(shellLooks(settings({ name: 'Inn', header: { ...header, menu } }))).toContain('looks/tight')
  expect(shellLooks(settings({ name: 'Inn', header: { ...header, menu: menu.slice(2) } }))).not.toContain('looks/tight')
})

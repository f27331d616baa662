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

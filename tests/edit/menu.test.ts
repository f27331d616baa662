import { expect, test } from 'vitest'
import { menuLabel } from '../../src/edit/menu-entry.ts'

test('in the menu a page is called by the beginning of its title, which fits the bar', () => {
  const site = 'Wrenmill Bakery'
  const called = [
    'Jobs',
    'Jobs | Wrenmill Bakery',
    'Work with us: bakers and drivers wanted | Wrenmill Bakery',
    'What everybody who works here should know by heart',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    '🥖'.repeat(40),
    'Fresh bread each day of the week: Mondays, too',
  ].map((title) => menuLabel(title, site))
  expect(called).toEqual([
    'Jobs',
    'Jobs',
    'Work with us',
    'What everybody who works here',
    'Donaudampfschifffahrtsgesellscha',
    // None of them is cut in half.
    '🥖'.repeat(32),
    // 32 letters fit.
    'Fresh bread each day of the week',
  ])
})

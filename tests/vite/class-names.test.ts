import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { readableName, shortNames } from '../../src/vite/class-names.ts'

const tile = path.join(root, 'src/sections/tile-grid.module.css')
const card = path.join(root, 'src/parts/card.module.css')

test('a readable name says from which file it comes', () => {
  expect([readableName('card', tile), readableName('card', card)]).toEqual([
    'sections-tile-grid_card',
    'parts-card_card',
  ])
})

test('a short name is the same each time, and another for each class', () => {
  const [one, other] = [shortNames(), shortNames()]
  expect(one('card', card)).toBe(other('card', card))
  expect(one('card', card)).toMatch(/^_[a-z]{1,2}$/)
  expect(one('card', card)).not.toBe(one('image', tile))
})

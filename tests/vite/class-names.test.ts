import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { abbreviate, readableName, shortNames } from '../../src/vite/class-names.ts'

const tile = path.join(root, 'src/sections/tile-grid.module.css')
const card = path.join(root, 'src/parts/card.module.css')
const many = Array.from({ length: 2000 }, (_, index) => `parts-card_class-${index}`)

test('a readable name says from which file it comes', () => {
  expect([readableName('card', tile), readableName('card', card)]).toEqual([
    'sections-tile-grid_card',
    'parts-card_card',
  ])
})

test('a short name is the same each time, and another for each class', () => {
  const [one, other] = [shortNames(), shortNames()]
  expect(one('card', card)).toBe(other('card', card))
  expect(one('card', card)).toMatch(/^[b-z]{2,3}$/)
  expect(one('card', card)).not.toBe(one('image', tile))
})

test('no two classes share a name, however many there are', () => {
  expect(new Set(abbreviate(many).values()).size).toBe(many.length)
})

test('a name does not depend on the order of the classes', () => {
  expect(abbreviate(many.toReversed())).toEqual(abbreviate(many))
})

test('a new class renames no other, or the one that begins alike', () => {
  const before = abbreviate(many.slice(1))
  const after = abbreviate(many)
  const renamed = [...before].filter(([name, short]) => after.get(name) !== short)
  expect(renamed.length).toBeLessThanOrEqual(1)
})

import { expect, test, vi } from 'vitest'
import { decodeForm } from '../../src/leads/forms/decode.ts'

test('a body of thousands of names is looked through once', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `n${index}`)
  const pairs = new URLSearchParams(names.map((name) => [name, 'x']))
  const looks = vi.spyOn(pairs, 'getAll')
  const body = decodeForm(pairs, [{ kind: 'checkboxes', name: 'n7', label: 'Seven', options: ['x'] }])
  expect([Object.keys(body).length, body.n7, body.n8]).toEqual([20_000, ['x'], 'x'])
  expect(looks).not.toHaveBeenCalled()
})

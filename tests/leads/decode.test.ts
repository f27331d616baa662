import { expect, test, vi } from 'vitest'
import type { FormField } from '../../src/generated/types.ts'
import { decodeForm } from '../../src/leads/forms/decode.ts'

test('a body of thousands of names is looked through once', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `n${index}`)
  const pairs = new URLSearchParams(names.map((name) => [name, 'x']))
  const looks = vi.spyOn(pairs, 'getAll')
  const body = decodeForm(pairs, [{ kind: 'checkboxes', name: 'n7', label: 'Seven', options: ['x'] }])
  expect([Object.keys(body).length, body.n7, body.n8]).toEqual([20_000, ['x'], 'x'])
  expect(looks).not.toHaveBeenCalled()
})

test.each([
  ['agreed=true', true],
  ['', false],
  ['agreed=true&agreed=true', ['true', 'true']],
  ['agreed=on', ['on']],
])('a box that is sent as "%s" is %j', (pairs, agreed) => {
  const consent: FormField = { kind: 'consent', name: 'agreed', label: 'Agreed', text: 'I agree.' }
  expect(decodeForm(new URLSearchParams(pairs), [consent])).toEqual({ agreed })
})

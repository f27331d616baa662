import { expect, test } from 'vitest'
import { begunWith } from '../../src/edit/browser/begun-with.ts'

test('a form that begins with an example sends, and has not the address of the example', () => {
  expect(begunWith({ type: 'form', id: 'request', heading: 'Write to us', sends: false })).toEqual({
    type: 'form',
    heading: 'Write to us',
  })
})

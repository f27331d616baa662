import { expect, test } from 'vitest'
import { writtenVariables } from '../../src/vite/written-variables.ts'

test('variables in style attributes are found where they are written', () => {
  expect(writtenVariables()).toEqual(expect.arrayContaining(['--letters', '--text']))
  expect(writtenVariables()).not.toContain('--gutter')
})

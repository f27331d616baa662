import { stripVTControlCharacters } from 'node:util'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawCode } from '../../src/share/code.ts'

const address = 'http://192.168.178.23:5174/_share/0123456789abcdefghijkl'

test('each line of a code brings its own black and white, whatever colours the terminal has', () => {
  const lines = drawCode(address).split('\n')
  expect(lines.filter((line) => !line.startsWith('\x1b[38;5;231;48;5;16m') || !line.endsWith('\x1b[0m'))).toEqual([])
})

test('two rows of the code stand in a line, and fit the smallest terminal', () => {
  const lines = stripVTControlCharacters(drawCode(address)).split('\n')
  const { data, size } = encode(address, { border: 2 })
  expect(size).toBeLessThan(60)
  const drawn = lines.flatMap((line) => [
    Array.from(line, (sign) => sign === ' ' || sign === '▄'),
    Array.from(line, (sign) => sign === ' ' || sign === '▀'),
  ])
  expect(drawn.slice(0, size)).toEqual(data)
})

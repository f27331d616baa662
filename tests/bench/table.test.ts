import { expect, test } from 'vitest'
import type { Figure, Measured } from '../../scripts/bench/figures.ts'
import { pasted, table } from '../../scripts/bench/table.ts'

function measured(parse: number, ...figures: Figure[]): Measured {
  return { node: '24.1.0', cores: 2, parse, figures }
}

test('a figure is the median of its runs, with how far they lie apart, and bold where it falls short', () => {
  const results = {
    build: measured(
      0.3,
      { name: 'from nothing', values: [3.1, 2.9, 9], unit: 's', wanted: 3 },
      { name: 'memory', values: [400], unit: 'MB', wanted: 450 },
    ),
    dev: measured(0.41, { name: 'ready', values: [11], unit: 'ms' }),
  }
  expect(table(results)).toMatchInlineSnapshot(`
    "Node 24.1.0, 2 cores, medians; sizes are brotli. A plain \`JSON.parse\` of the 62 MB took 0.30 to 0.41 s meanwhile. What falls short is bold.

    |                     |   measured |       from … to | wanted |
    | ------------------- | ---------: | --------------: | -----: |
    | build: from nothing | **3.10 s** | 2.90 s … 9.00 s | 3.00 s |
    | build: memory       |     400 MB |                 | 450 MB |
    | dev: ready          |      11 ms |                 |        |"
  `)
})

test('how fast the machine was is told of hours in which something was timed', () => {
  const sizes = measured(0.8, { name: 'page of text', values: [11.54], unit: 'kB' })
  expect(table({ sizes })).not.toContain('JSON.parse')
  const build = measured(0.3, { name: 'from nothing', values: [3], unit: 's' })
  expect(table({ build, sizes })).toContain('took 0.30 s meanwhile')
})

test('what could not be measured falls short', () => {
  expect(table({ dev: measured(0.3, { name: 'errors', values: [Number.NaN], unit: '', wanted: 0 }) })).toContain(
    '**NaN**',
  )
})

test('figures are pasted between their marks, and nothing else changes', () => {
  const text = 'Before.\n<!-- figures of npm run bench -- --write -->\n\nold\n\n<!-- end of the figures -->\nAfter.\n'
  const once = pasted(text, 'new')
  expect(once).toBe(text.replace('old', 'new'))
  expect(pasted(once, 'new')).toBe(once)
})

test('a text without the marks is not written', () => {
  expect(() => pasted('No figures here.', 'new')).toThrow('There is no place for the figures')
})

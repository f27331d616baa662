import path from 'node:path'
import { expect, test } from 'vitest'
import { measureFonts, readFonts, sizeOf } from '../../src/publish/drawing/font-metrics.ts'
import { root } from '../../src/root.ts'

const bakery = path.join(root, 'examples/bakery/public')
const karla = { family: 'Karla Variable', src: '/fonts/karla.woff2' }

test('each file of a theme is read once and measured in three weights', async () => {
  const files = await readFonts({ text: karla, heading: karla }, bakery)
  expect([...files.keys()]).toEqual(['/fonts/karla.woff2'])
  const { regular, semibold, bold, only } = (await measureFonts(files))['/fonts/karla.woff2'] ?? {}
  expect(regular?.width).toBeCloseTo(0.456, 3)
  expect(semibold?.width).toBeCloseTo(0.471, 3)
  expect(bold?.width).toBeCloseTo(0.477, 3)
  expect(only).toBeUndefined()
  expect(regular).toMatchObject({ ascent: 0.917, descent: 0.252, lineGap: 0 })
})

test('an Arabic file with a space and some points says nothing of how wide Latin letters are', () => {
  const holding = (letters: string) => ({
    ...{ unitsPerEm: 1000, ascent: 1303, descent: -571, lineGap: 0 },
    hasGlyphForCodePoint: (point: number) => letters.includes(String.fromCodePoint(point)),
    glyphForCodePoint: () => ({ advanceWidth: 220 }),
  })
  expect(sizeOf(holding(' .,:-؟ابت')).width).toBeUndefined()
  expect(sizeOf(holding(' etaonsrihdlcumw')).width).toBeCloseTo(0.22)
})

test('a file that is no typeface is named', async () => {
  const broken = measureFonts(new Map([['/fonts/broken.woff2', Buffer.from('<!doctype html>')]]))
  await expect(broken).rejects.toThrow('/fonts/broken.woff2 is no typeface that can be read.')
})

test('a theme without files has nothing to measure', async () => {
  expect(await measureFonts(await readFonts({ text: { family: 'Arial' } }, bakery))).toEqual({})
})

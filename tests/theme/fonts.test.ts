import { expect, test } from 'vitest'
import type { SiteSettings } from '../../src/generated/types.ts'
import { fontPreloads } from '../../src/render/head.ts'
import { type FontMetrics, fontFaces, fontStack } from '../../src/theme/fonts.ts'

const face = { family: 'Face', src: '/fonts/face.woff2' }
/** As wide as Arial. */
const metrics: FontMetrics = {
  regular: { width: 0.4459, ascent: 0.9, descent: 0.2, lineGap: 0 },
  semibold: { width: 0.47, ascent: 0.9, descent: 0.2, lineGap: 0 },
  bold: { width: 0.48, ascent: 0.9, descent: 0.2, lineGap: 0 },
}

test('a typeface comes from below the base path, and is swapped in when it has come', () => {
  expect(fontFaces({ text: face }, '/sub', {})).toBe(
    "@font-face{font-family:'Face';src:url(/sub/fonts/face.woff2) format('woff2');font-weight:100 900;font-display:swap}",
  )
})

test('a file with any name is named in a way that ends neither styles nor tags', () => {
  const odd = { family: 'Face', src: `/fonts/it's (50%) "ü".woff2` }
  const address = '/sub/fonts/it%27s%20%2850%25%29%20%22%C3%BC%22.woff2'
  expect(fontFaces({ text: odd }, '/sub', {})).toContain(`src:url(${address}) format`)
  expect(fontPreloads({ theme: { fonts: { text: odd } } } as SiteSettings, '/sub')).toEqual([
    `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  ])
})

test('a typeface of the machine stands in for it, as wide and as high', () => {
  const css = fontFaces({ text: face }, '', { '/fonts/face.woff2': metrics })
  expect(css).toContain(
    "@font-face{font-family:'Face fallback';src:local('Arial'),local('Liberation Sans');font-weight:100 549;size-adjust:100%;ascent-override:90%;descent-override:20%;line-gap-override:0%}",
  )
  expect(css).toContain("src:local('Arial Bold'),local('Liberation Sans Bold');font-weight:680 900;size-adjust:100%")
})

test('what is half as bold is narrower: the bold letters of the machine are made so', () => {
  const css = fontFaces({ text: face }, '', { '/fonts/face.woff2': metrics })
  expect(css).toContain(
    "src:local('Arial Bold'),local('Liberation Sans Bold');font-weight:550 679;size-adjust:97.9%;ascent-override:91.9%",
  )
})

test('a machine without that one has another, which is widened by what it is narrower', () => {
  const css = fontFaces({ text: face }, '', { '/fonts/face.woff2': metrics })
  expect(css).toContain(
    "font-family:'Face fallback 2';src:local('Roboto Bold');font-weight:680 900;size-adjust:106.3%;ascent-override:84.7%",
  )
})

test('one with small strokes has a stand-in with such, twice as wide where its letters are', () => {
  const wide = { ...metrics, regular: { ...metrics.regular, width: 0.8088 } }
  const css = fontFaces({ heading: { ...face, fallback: 'serif' } }, '', { '/fonts/face.woff2': wide })
  expect(css).toContain("src:local('Times New Roman'),local('Liberation Serif');font-weight:100 549;size-adjust:200%;")
})

test('a typeface without Latin letters has no stand-in', () => {
  const none = { ...metrics.regular, width: undefined }
  const css = fontFaces({ text: face }, '', { '/fonts/face.woff2': { regular: none, semibold: none, bold: none } })
  expect(css).not.toContain('fallback')
})

test('a file with one weight is said to have no other, so that browsers make bold letters of it', () => {
  const css = fontFaces({ text: face }, '', { '/fonts/face.woff2': { ...metrics, only: 400 } })
  expect(css).toContain("src:url(/fonts/face.woff2) format('woff2');font-weight:400;font-display:swap}")
})

test('a typeface for texts and headings stands there once, with its signs', () => {
  const both = { ...face, extra: { src: '/fonts/signs.woff2', range: 'U+20B9' } }
  const css = fontFaces({ text: both, heading: both }, '', {})
  expect(css.match(/@font-face/g)).toHaveLength(2)
  expect(css).toContain('font-display:swap;unicode-range:U+20B9}')
})

test('texts are set in the typeface, its stand-in, or one of its kind', () => {
  expect(fontStack(face)).toBe("'Face','Face fallback','Face fallback 2',system-ui,sans-serif")
  expect(fontStack({ ...face, fallback: 'serif' })).toBe("'Face','Face fallback','Face fallback 2',serif")
  expect(fontStack({ family: 'Arial' })).toBe("'Arial',system-ui,sans-serif")
})

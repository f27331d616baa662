import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, mixed } from '../../src/colors.ts'
import type { ThemeColours } from '../../src/generated/types.ts'
import { darkPalette, lightPalette, shadeHex } from '../../src/palette.ts'
import { themeLook, themeVariables } from '../../src/theme/index.ts'

const colors: ThemeColours = { brand: '#0b4f9e', accent: '#0f766e' }
const plain = { align: 'start', cards: 'border', scale: 'normal', pictures: 'soft', buttons: 'soft' } as const

test('the words of a posture that are the default set nothing', () => {
  const rest = { dividers: 'none', density: 'normal', scheme: 'light' } as const
  expect(themeLook({ colors, ...plain, ...rest })).toEqual(themeLook({ colors }))
  expect(themeLook({ colors }).dark).toBeUndefined()
  expect(themeLook({ colors }).sheets).toEqual([])
})

test.for([
  [{ align: 'center' }, '--align', 'center'],
  [{ cards: 'flat' }, '--card-line', 'transparent'],
  [{ cards: 'shadow' }, '--card-line', 'transparent'],
  [{ pictures: 'square' }, '--picture-shape', '0'],
  [{ pictures: 'arch' }, '--picture-shape', '99rem 99rem 0 0'],
  [{ buttons: 'pill' }, '--button-shape', '99rem'],
] as const)('%o sets %s', ([word, name, value]) => {
  expect(themeVariables({ colors, ...word })[name]).toBe(value)
})

test('what can just be read on the page can be read on flat cards', () => {
  // The rule "contrast" accepts no paler brand and accent with these.
  const palest = { brand: '#277316', accent: '#1b7418', text: '#000000', background: '#e6ebf0' }
  const { '--card-ground': ground = '' } = themeVariables({ colors: palest, cards: 'flat' })
  const card = laid(palest.text, palest.background, Number(/currentColor (\d+)%/.exec(ground)?.[1]))
  for (const letters of [palest.brand, palest.accent]) expect(contrast(letters, card)).toBeGreaterThanOrEqual(4.5)
})

/** What is seen of a colour where some per cent of another lie over it. */
function laid(over: string, under: string, percent: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [top, ground] = [over, under].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number]
    return Math.round(ground + ((top - ground) * percent) / 100)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

test('the shadow of a card in a row of slides ends within the room around it, beyond which nothing is drawn', () => {
  const shadows = themeVariables({ colors, cards: 'shadow' })['--row-shadow']?.match(/(-?[\d.]+(rem)? ){3,4}/g) ?? []
  const roomOf = (file: string, name: string) =>
    Number(new RegExp(`\\.slide \\{[^}]*${name}: ([\\d.]+)rem`).exec(readFileSync(file, 'utf8'))?.[1])
  const beside = roomOf('src/parts/slider.module.css', 'padding-inline')
  const below = roomOf('src/sections/carousel.module.css', 'padding-block')
  expect(shadows).toHaveLength(2)
  for (const shadow of shadows) {
    const [x = 0, y = 0, blur = 0, spread = 0] = shadow.split(' ').map(Number.parseFloat)
    expect(Math.abs(x) + blur + (spread || 0)).toBeLessThanOrEqual(beside)
    expect(y + blur + (spread || 0)).toBeLessThanOrEqual(below)
  }
})

test('headings grow with their scale, on phones and on wide screens', () => {
  const sizes = (['calm', 'normal', 'loud'] as const).map((scale) =>
    themeVariables({ colors, scale })['--mantine-h1-font-size']?.match(/clamp\(([\d.]+)rem,.*,([\d.]+)rem\)/),
  )
  const [calm, normal, loud] = sizes.map((size) => [Number(size?.[1]), Number(size?.[2])]) as [
    number[],
    number[],
    number[],
  ]
  for (const end of [0, 1]) {
    expect(Number(calm[end])).toBeLessThan(Number(normal[end]))
    expect(Number(normal[end])).toBeLessThan(Number(loud[end]))
  }
})

test('dividers, density and an entrance have a style sheet each', () => {
  expect(themeLook({ colors, dividers: 'wave', density: 'dense', entrance: 'rise' }).sheets).toEqual([
    'posture-wave',
    'posture-dense',
    'posture-entrance',
  ])
  expect(themeLook({ colors, dividers: 'none', density: 'normal', entrance: 'none' }).sheets).toEqual([])
})

test('a dark look is for screens, and for those who want it where a site leaves it to them', () => {
  expect(themeLook({ colors, scheme: 'dark' }).dark?.when).toBe('screen')
  expect(themeLook({ colors, scheme: 'auto' }).dark?.when).toBe('screen and (prefers-color-scheme:dark)')
  expect(themeLook({ colors, scheme: 'auto' }).dark?.variables['color-scheme']).toBe('dark')
})

test('colours are mixed as browsers mix them', () => {
  // Taken from Chromium: color-mix(in oklab, #0b4f9e, #ffffff 94%), and so on.
  expect(mixed('#000000', '#ffffff', 50)).toBe('#636363')
  expect(mixed('#ff0000', '#0000ff', 50)).toBe('#8c53a2')
})

describe.each([
  ['blue', colors],
  ['warm', { brand: '#9a3f1a', accent: '#5a6632', text: '#3a2014', background: '#fffaf1', dark: '#3a2014' }],
  ['nearly black', { brand: '#101010', accent: '#111111', dark: '#050505' }],
  ['as light as letters allow', { brand: '#767676', accent: '#767676', dark: '#767676' }],
  ['glaring', { brand: '#d4002a', accent: '#8a00d4' }],
] as const)('at night, %s', (_, own) => {
  const palette = darkPalette(own)
  const hex = (name: keyof typeof palette) => shadeHex(palette[name])

  test.for(['background', 'tint', 'surface', 'hover'] as const)('letters can be read on %s', (ground) => {
    for (const letters of ['text', 'muted', 'link', 'accent'] as const)
      expect(contrast(hex(letters), hex(ground)), letters).toBeGreaterThanOrEqual(4.5)
  })

  test('a button can be read, under the pointer too', () => {
    for (const ground of ['button', 'buttonHover'] as const)
      expect(contrast(hex('buttonText'), hex(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test('the page, a tint and the dark tone differ', () => {
    const grounds = [hex('dark'), hex('background'), hex('tint')]
    expect(new Set(grounds).size).toBe(3)
    const light = grounds.map((ground) => contrast(ground, '#000000'))
    expect(light).toEqual([...light].sort((a, b) => a - b))
  })
})

test('by day the palette names what it is mixed of', () => {
  expect(lightPalette(colors).tint).toEqual(['#0b4f9e', '#ffffff', 94])
})

import path from 'node:path'
import { cureOf } from '../../pictures/others.ts'
import { type Flaw, type Format, isTooLarge, largest, type Picture } from '../../pictures/picture.ts'
import type { Remark } from '../rule.ts'

/** How a picture is drawn in a place, in pixels on wide screens. */
export type Drawn =
  | { as: 'logo'; height: number; black: boolean }
  | { as: 'section' | 'search' | 'share'; width: number }

const copyAgain = 'Copy it there again from where you have it whole, or export it again.'
const exportAgain = 'Export it again from the program that it was drawn with, or save it as PNG.'

const flaws: Readonly<Record<Flaw['kind'], (file: string, detail: string) => Remark>> = {
  closed: (file, why) => ({ message: `${file} cannot be opened: ${why}.`, hint: 'Put the picture itself there.' }),
  empty: (file) => ({ message: `${file} is empty: there is no picture in it.`, hint: copyAgain }),
  other: (file, what) => ({
    message: `${file} is ${what}, and no JPEG, PNG, WebP, AVIF or SVG.`,
    hint: cureOf(what),
  }),
  'cut off': (file) => ({ message: `${file} is cut off: the end of the picture is missing.`, hint: copyAgain }),
  damaged: (file) => ({ message: `${file} is damaged, and cannot be read as a picture.`, hint: copyAgain }),
  doubtful: (file) => ({
    message: `${file} may be damaged: there are mistakes in it.`,
    hint: 'Look whether all of it is shown. Opened and saved again in a picture program it is sound.',
    severity: 'warning',
  }),
  broken: (file, line) => ({
    message: `The drawing ${file} is broken${line && ` in line ${line}`}: browsers do not show it.`,
    hint: exportAgain,
  }),
  unnamed: (file) => ({
    message: `The drawing ${file} does not say that it is one: browsers do not show it.`,
    hint: 'Write xmlns="http://www.w3.org/2000/svg" into its first tag, or export it again.',
  }),
  sizeless: (file) => ({
    message: `The drawing ${file} does not say how large it is.`,
    hint: 'Give its first tag a viewBox, such as viewBox="0 0 1200 900", or export it again.',
  }),
  script: (file, what) => ({
    message: `The drawing ${file} has a script in it (${what}).`,
    hint: 'Export it again without scripts and links that run one: nothing may run in a picture.',
  }),
  outside: (file, what) => ({
    message: `The drawing ${file} needs another file${what && ` (${what})`}, which browsers do not load for a picture.`,
    hint: 'Export it again with pictures and typefaces embedded.',
    severity: 'warning',
  }),
}

const endings: Readonly<Record<Format, RegExp>> = {
  JPEG: /\.jpe?g$/,
  PNG: /\.png$/,
  WebP: /\.webp$/,
  AVIF: /\.avif$/,
  SVG: /\.svg$/,
}

/** What is wrong with a picture wherever it stands. */
export function flawOf(src: string, picture: Picture): Remark | null {
  const file = `public${src}`
  const { format, flaw, animated } = picture
  const told = flaw && flaws[flaw.kind](file, flaw.detail)
  if (told && told.severity !== 'warning') return told
  if (format && !endings[format].test(src)) {
    const name = src.replace(/\.[^.]+$/, `.${format === 'JPEG' ? 'jpg' : format.toLowerCase()}`)
    return {
      message: `${file} is ${an(format)}, whatever its name says.`,
      hint: `Rename the file to "${path.posix.basename(name)}", and write "${name}" here.`,
    }
  }
  if (isTooLarge(picture))
    return {
      message: `${file} is ${sizeOf(picture)}: a side may have ${number(largest)}.`,
      hint: 'Make it smaller: for most places 2,000 pixels are plenty.',
    }
  if (told || !animated) return told
  return {
    message: `${file} is animated, and shown still: only its first picture is seen.`,
    hint: 'Save the picture that is to be seen by itself.',
    severity: 'warning',
  }
}

/** What keeps a picture that is right by itself from being shown where a page is shared. */
export function misplaced(src: string, { format, cmyk }: Picture): Remark | null {
  const file = `public${src}`
  if (format === 'SVG')
    return {
      message: `${file} is a drawing (SVG), which is not shown where a page is shared.`,
      hint: 'Save it as PNG or JPEG, 1,200 × 630 pixels, or write "shareCard": true: a card is drawn then.',
    }
  if (format === 'AVIF')
    return {
      message: `${file} is an AVIF, which most networks do not show where a page is shared.`,
      hint: 'Save it as PNG or JPEG, 1,200 × 630 pixels.',
      severity: 'warning',
    }
  if (!cmyk) return null
  return {
    message: `${file} has the colours of a print (CMYK), which look wrong where a page is shared.`,
    hint: 'Save it in RGB.',
    severity: 'warning',
  }
}

/** What is said of a logo that is drawn in black and has no place that stays clear. */
export function blackened(src: string): Remark {
  return {
    message: `public${src} has no clear ground: above light sections, where a logo is drawn in black, it would be a black box.`,
    hint: 'Save it as SVG, or as PNG with a clear ground, or name one for light grounds under "logoOnLight".',
    severity: 'warning',
  }
}

/** What is said of a picture that is smaller than a place that it fills. */
export function shortOf(src: string, picture: Picture, drawn: Drawn): Remark {
  const [side, needed] = drawn.as === 'logo' ? ['high', drawn.height] : ['wide', drawn.width]
  const place =
    drawn.as === 'share' ? 'where the page is shared' : drawn.as === 'search' ? 'for search engines' : 'here'
  return {
    message: `public${src} is ${sizeOf(picture)}, and its place ${place} ${number(needed)} ${side}: it would be blurred.`,
    hint: `Use one that is at least ${number(needed)} pixels ${side}, better ${number(needed * 2)} for fine screens.`,
    severity: 'warning',
  }
}

function sizeOf({ width, height }: Picture): string {
  return `${number(width)} × ${number(height)} pixels`
}

function number(value: number): string {
  return value.toLocaleString('en')
}

function an(format: Format): string {
  return format === 'AVIF' || format === 'SVG' ? `an ${format}` : `a ${format}`
}

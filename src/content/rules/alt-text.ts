import path from 'node:path'
import type { Image } from '../../generated/types.ts'
import type { Remark, Rule } from './rule.ts'

const generic =
  /^(an? |the |my |our )?(image|photo|photograph|picture|pic|graphic|icon|logo|screenshot|screen ?shot|illustration|drawing|img|banner|hero|placeholder|alt|alt text|untitled)( ?\d+)?$/
const needless = /^(an? |the )?(image|photo|photograph|picture|graphic|icon) (of|showing|that shows)\b/i

export const altText: Rule = {
  id: 'alt-text',
  severity: 'error',
  describe: 'Every image says in words what it shows, or that it is decorative.',
  check({ images }, report) {
    for (const { image, place } of images) {
      const remark = judge(image)
      if (remark) report(place, image, image.alt === undefined ? null : 'alt', remark)
    }
  },
}

function judge({ src, alt, decorative }: Image): Remark | undefined {
  if (alt === undefined) {
    if (decorative) return undefined
    return {
      message: 'This image has no "alt".',
      hint: 'Say in one sentence what it shows, for visitors who do not see it, or write "decorative": true when it says nothing that the text does not say.',
    }
  }
  if (decorative)
    return { message: 'An image is either described by "alt" or decorative, not both.', hint: 'Remove one of the two.' }
  // A whole sentence is neither a name nor one word: most are, and there may be very many.
  const words = alt.length > 24 && alt.length > src.length ? null : plain(alt)
  if (
    (words !== null && words === plain(path.posix.basename(src, path.posix.extname(src)))) ||
    /\.(png|jpe?g|webp|avif|svg|gif)\s*$/i.test(alt)
  ) {
    return {
      message: `"${alt}" is the name of the file.`,
      hint: 'Say what the picture shows: "Tools on the wall above a workbench".',
    }
  }
  if (words !== null && (words === '' || generic.test(words))) {
    return {
      message: `"${alt}" does not say what the picture shows.`,
      hint: 'Say it in one sentence: "Tools on the wall above a workbench".',
    }
  }
  if (!needless.test(alt)) return undefined
  const rest = capital(alt.replace(needless, '').trim())
  return {
    message: 'An "alt" need not say that it is a picture.',
    hint: rest === '' ? 'Say in one sentence what it shows.' : `Begin with what it shows: "${rest}".`,
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

import { lettersIn } from '../../letters.ts'
import { many } from '../../many.ts'
import type { Flat } from '../../schema/flatten.ts'
import { picture, plainName, putPicture } from '../json/pictures.ts'
import { changeTo } from '../problem.ts'
import type { Words } from './complaint.ts'
import { meantForm } from './meant-form.ts'
import { shown, subject } from './words.ts'

/** Says that a text is not written as it should be. Undefined when its length says it already. */
export function wrongForm(flat: Flat, steps: readonly string[], text: string): Words | undefined {
  const name = subject(steps)
  const { minLength = 0, patternErrorMessage, description } = flat
  if (isBlank(text))
    return lettersIn(text) < minLength ? undefined : { message: `${name} is empty.`, hint: description }
  const file = /^(?:[a-z]:|file:|~|\.{0,2}\/?(?:users|home)\/).*[\\/](.+)$/i.exec(text)?.[1]
  if (file !== undefined && picture.test(file))
    return { message: `${name} is a path on your computer.`, hint: putPicture(file) }
  const loud = steps.at(-1) === 'src' ? loudEnding(flat, text) : undefined
  const { kind } = flat
  const address = kind === 'href' || kind === 'src' ? { kind, written: text } : undefined
  if (loud) return loud
  // What paths and addresses mean is known of the whole site.
  const meant = address || steps.at(-1) === 'path' ? undefined : meantForm(flat, text)
  const rule = patternErrorMessage ?? description
  return {
    message: `${name} cannot be ${shown(text)}.`,
    hint: meant ? [rule, `Write ${shown(meant.form)}.`].join(' ') : rule,
    fix: meant?.isSure ? changeTo(meant.form) : undefined,
    address,
  }
}

/** Says that a text is too long or too short. */
export function wrongLength(flat: Flat, steps: readonly string[], text: string): Words {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, description } = flat
  const name = subject(steps)
  const letters = lettersIn(text)
  if (letters > maxLength) {
    return {
      message: `${name} has ${many(letters, 'letter')}; at most ${maxLength.toLocaleString('en')} fit.`,
      hint: `Shorten it by ${many(letters - maxLength, 'letter')}${whyShort(flat, steps)}.`,
    }
  }
  if (isBlank(text)) return { message: `${name} is empty.`, hint: description }
  return { message: `${name} has ${many(letters, 'letter')}; it needs at least ${minLength}.`, hint: description }
}

/** Whether visitors would see nothing of a text. */
function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** A file as cameras name it. It must be renamed, too, because servers tell "a.JPG" from "a.jpg": so there is no fix. */
function loudEnding({ pattern = '' }: Flat, src: string): Words | undefined {
  const [, folder = '', file = ''] = /^(.*\/)([^/]*)$/.exec(src) ?? []
  if (!/\.[^.]*[A-Z][^.]*$/.test(file) || !new RegExp(pattern, 'u').test(folder + plainName(file))) return undefined
  return {
    message: `The ending of "${file}" has capitals; endings are written in small letters.`,
    hint: `Rename the file to "${plainName(file)}", and write ${shown(folder + plainName(file))} here.`,
  }
}

/** Why the length of a text has a limit. */
function whyShort({ pattern }: Flat, steps: readonly string[]): string {
  const name = steps.at(-1)
  // Of all that is judged, only a page has these at its top.
  if (steps.length === 1 && (name === 'title' || name === 'description'))
    return ': search engines show only the start of a longer one'
  if (name === 'alt') return ': screen readers read it out in one go'
  // What has a form of its own, such as an address, is not part of the layout.
  return pattern === undefined || pattern === '\\S' ? ': a longer text would not fit the layout' : ''
}

import { many } from '../../many.ts'
import { wrongEnding } from '../read/include.ts'
import { meantName } from '../read/strays.ts'
import type { Place } from '../survey/written.ts'
import type { Rule } from './rule.ts'

/** Why a file with a page in it is not read: what is said of several such files, of one, and what to do. */
interface Reason {
  is(file: string): boolean
  message(files: readonly string[]): string
  hint(files: readonly string[]): string
}

const some = (files: readonly string[]) => `${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''}`

const reasons: readonly Reason[] = [
  {
    is: (file) => !file.endsWith('.json'),
    message: (files) => `${some(files)} ${files.length === 1 ? 'is' : 'are'} not read: ${wrongEnding.slice(0, -1)}`,
    hint: ([file = '']) =>
      `Rename it to ${meantName(file)}.${/\.(?:txt|text)$/i.test(file) ? ' (Windows shows endings that it knows only when asked: "View", "File name extensions".)' : ''}`,
  },
  {
    is: (file) => file.startsWith('pages/'),
    message: (files) => `${many(files.length, 'file')} in pages/ ${files.length === 1 ? 'is' : 'are'} not included`,
    hint: (files) =>
      `Write "include": ["pages/**/*.json"], or move out of pages/ what is no page of the site: ${some(files)}${files.length > 3 ? '' : '.'}`,
  },
  {
    is: () => true,
    message: (files) =>
      `${some(files)} ${files.length === 1 ? 'holds a page, but is' : 'hold pages, but are'} not included`,
    hint: (files) =>
      `Move ${files.length === 1 ? 'it' : 'them'} to pages/, or name ${files.length === 1 ? 'it' : 'them'} under "include".`,
  },
]

export const include: Rule = {
  id: 'include',
  severity: 'warning',
  describe: 'All files with pages in them are read.',
  check({ config, complete, forgotten, links, leadsTo }, report) {
    // A pattern that matches nothing was told while reading.
    if (!complete || forgotten.size === 0) return
    const root = config.frame.value as object
    const place: Place = { file: config, base: '', root, standIn: null, page: null, placed: null, shared: null }
    const strays = [...forgotten].map(([path, file]) => ({ path, file, reason: reasons.find(({ is }) => is(file)) }))
    for (const reason of reasons) {
      const own = strays.filter((stray) => stray.reason === reason)
      if (own.length === 0) continue
      const files = own.map(({ file }) => file)
      const dead = links.filter(
        ({ href }) => own.some(({ path }) => isTo(path, href)) && leadsTo(href).kind === 'forgotten',
      )
      const { length } = dead
      report(place, root, 'include' in root ? 'include' : null, {
        severity: length > 0 ? 'error' : 'warning',
        message: `${reason.message(files)}${length > 0 ? `, and ${many(length, 'link leads', 'links lead')} there` : ''}.`,
        hint: reason.hint(files),
      })
    }
  },
}

function isTo(path: string, href: string): boolean {
  return href === path || (href.startsWith(path) && /^[#?]/.test(href.slice(path.length)))
}

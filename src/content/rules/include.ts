import { count } from '../judge/words.ts'
import type { Place } from '../survey/written.ts'
import type { Rule } from './rule.ts'

export const include: Rule = {
  id: 'include',
  severity: 'warning',
  describe: 'All page files in pages/ are included.',
  check({ config, complete, forgotten, links, leadsTo }, report) {
    // A pattern that matches nothing was told while reading.
    if (!complete || forgotten.size === 0) return
    const root = config.parsed.value as object
    const place: Place = { file: config, base: '', root, standIn: null, page: null, placed: null, shared: null }
    const dead = links.filter(({ href }) => href.startsWith('/') && leadsTo(href).kind === 'forgotten').length
    const files = [...forgotten.values()]
    report(place, root, 'include' in root ? 'include' : null, {
      severity: dead > 0 ? 'error' : 'warning',
      message: `${count(files.length, 'file')} in pages/ ${files.length === 1 ? 'is' : 'are'} not included${dead > 0 ? `, and ${count(dead, 'link leads', 'links lead')} there` : ''}.`,
      hint: `Write "include": ["pages/**/*.json"], or move out of pages/ what is no page of the site: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : '.'}`,
    })
  },
}

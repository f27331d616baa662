import type { Rule } from './rule.ts'

export const placeholderLinks: Rule = {
  id: 'placeholder-links',
  severity: 'error',
  describe: 'No link is a placeholder or runs a script.',
  check(site, report) {
    for (const { href, part, written } of site.links) {
      const { place, holder, key } = written
      if (href === '' || href === '#' || href === '/#') {
        report(place, holder, key, {
          message: href === '' ? 'A link here has no address.' : `"${href}" is a placeholder, not an address.`,
          hint: 'Write where the link leads, or remove it until there is a page.',
          part,
        })
      } else if (/^\s*(javascript|data|vbscript):/i.test(href)) {
        report(place, holder, key, {
          message: `A link cannot run a script: "${href.slice(0, 40)}".`,
          hint: 'Write an address.',
          part,
        })
      }
    }
  },
}

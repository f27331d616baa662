import { createSuggester, nearest, sameWord } from '../judge/nearest.ts'
import { anchorsOf } from '../survey/anchors.ts'
import { isDraft } from '../survey/drafts.ts'
import type { Link } from '../survey/links.ts'
import type { Survey } from '../survey/survey.ts'
import { judgeHidden, judgePhone, judgeWeb } from './lib/addresses.ts'
import type { Remark, Rule } from './rule.ts'

export const links: Rule = {
  id: 'links',
  severity: 'error',
  describe: 'Every link to this site leads to a page, a place on a page, a redirect or a file.',
  check(site, report) {
    const known: Known = {
      site,
      path: createSuggester(() => [...site.pages.map(({ page }) => page.path), ...site.unsurePaths]),
      file: createSuggester(() => [...site.publicFiles]),
    }
    for (const link of site.links) {
      const { place, holder, key } = link.written
      const remark = judge(known, link)
      if (remark) report(place, holder, key, { ...remark, part: link.part })
    }
  },
}

interface Known {
  site: Survey
  /** The page, or the file, that an address may be a slip of. */
  path: (slip: string) => string | undefined
  file: (slip: string) => string | undefined
}

function judge(known: Known, link: Link): Remark | undefined {
  const { href } = link
  const { site } = known
  // Placeholders have a rule of their own.
  if (href === '' || href === '#' || href === '/#') return undefined
  const hidden = judgeHidden(site, link)
  if (hidden) return hidden
  if (href.startsWith('#')) return judgeAnchor(site, link)
  if (href.startsWith('/') && !href.startsWith('//')) return judgePage(known, link)
  if (/^https?:\/\/./.test(href)) return judgeWeb(site, link)
  if (href.startsWith('mailto:')) {
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href)
      ? undefined
      : { message: `"${href}" is not an e-mail address.`, hint: 'For example "mailto:hello@example.com".' }
  }
  if (href.startsWith('tel:')) return judgePhone(link)
  // What an unknown variable left behind is reported by its own rule, scripts by that of placeholders.
  if (href.includes('{') || /^\s*(javascript|data|vbscript):/i.test(href)) return undefined
  return {
    message: `"${href}" leads nowhere.`,
    hint: 'A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".',
  }
}

/** A link to a place on the page that it stands on. */
function judgeAnchor(site: Survey, { href, inText, written: { place } }: Link): Remark | undefined {
  const { page } = place
  if (!page && place.shared !== null) return undefined
  if (!page)
    return {
      message: `"${href}" is a place on a page, and this link is on every page.`,
      hint: `Name the page too: "/contact${href}".`,
    }
  const ids = anchorsOf(site, page)
  const found = ids.find(({ id }) => id === href.slice(1))
  if (!found) {
    const { message, fix } = suggest(
      `There is no section "${href.slice(1)}" on ${page.page.path}.`,
      href,
      ids.map(({ id }) => `#${id}`),
    )
    return { message, hint: list(ids.map(({ id }) => id)), fix: inText ? undefined : fix }
  }
  return found.placed.section.draft === true && !isDraft(place)
    ? {
        message: `"${href}" leads to a draft, which visitors will not see.`,
        hint: 'Publish that section first, or remove this link.',
      }
    : undefined
}

function judgePage(known: Known, { href, inText, written: { place, value } }: Link): Remark | undefined {
  const { site } = known
  const target = site.leadsTo(href)
  // Only an address that is written as it is can be replaced.
  const fixable = !inText && value === href
  if (target.kind === 'nowhere') {
    const { path } = target
    const meant = /\.\w+$/.test(path) ? known.file(path) : known.path(path)
    return {
      message: `There is no page or file "${path}".${meant ? ` Did you mean "${meant}"?` : ''}`,
      fix: fixable && meant && sameWord(meant, path) ? change(href.replace(path, meant)) : undefined,
    }
  }
  if (target.kind !== 'page') return undefined
  const { page, anchor } = target
  const draft = { hint: 'Publish it first, or remove this link.' }
  if (page.page.draft && !isDraft(place))
    return { message: `"${href}" leads to a draft, which visitors will not see.`, ...draft }
  if (anchor === '') return undefined
  const ids = anchorsOf(site, page)
  const found = ids.find(({ id }) => id === anchor)
  if (!found) {
    const missing = suggest(
      `There is no section "${anchor}" on ${page.page.path}.`,
      anchor,
      ids.map(({ id }) => id),
    )
    return {
      message: missing.message,
      hint: list(ids.map(({ id }) => id)),
      fix: fixable && missing.fix ? change(`${href.slice(0, href.indexOf('#'))}#${missing.meant}`) : undefined,
    }
  }
  return found.placed.section.draft === true && !isDraft(place)
    ? { message: `"${href}" leads to a draft section, which visitors will not see.`, ...draft }
    : undefined
}

function suggest(message: string, given: string, names: string[]): Remark & { meant: string | undefined } {
  const meant = nearest(given, names)
  const fix = meant && sameWord(meant, given) ? change(meant) : undefined
  return { message: meant ? `${message} Did you mean "${meant}"?` : message, meant, fix }
}

function list(ids: string[]): string {
  return `Its ids are: ${ids.map((id) => `"${id}"`).join(', ')}.`
}

function change(href: string) {
  return { title: `change to "${href}"`, change: { value: href } }
}

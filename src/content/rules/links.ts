import { anchorsOf } from '../anchors.ts'
import { isDraft } from '../drafts.ts'
import { type Link, linksOf, resolverOf, type Target } from '../links.ts'
import { nearest, sameWord } from '../nearest.ts'
import type { Survey } from '../survey.ts'
import type { Remark, Rule } from './rule.ts'

export const links: Rule = {
  id: 'links',
  severity: 'error',
  describe: 'Every link to this site leads to a page, a place on a page, a redirect or a file.',
  check(site, report) {
    const resolve = resolverOf(site)
    for (const link of linksOf(site)) {
      const { place, holder, key } = link.written
      const remark = judge(site, link, resolve)
      if (remark) report(place, holder, key, remark)
    }
  },
}

function judge(site: Survey, link: Link, resolve: (href: string) => Target): Remark | undefined {
  const { href } = link
  // Placeholders have a rule of their own.
  if (href === '' || href === '#' || href === '/#') return undefined
  if (href.startsWith('#')) return judgeAnchor(site, link)
  if (href.startsWith('/') && !href.startsWith('//')) return judgePage(site, link, resolve(href))
  if (/^https?:\/\/./.test(href)) return judgeOwnAddress(site, link)
  if (href.startsWith('mailto:')) {
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href)
      ? undefined
      : { message: `"${href}" is not an e-mail address.`, hint: 'For example "mailto:hello@sahaya.example".' }
  }
  if (href.startsWith('tel:')) {
    return /\d{3}/.test(href.replace(/[\s().-]/g, ''))
      ? undefined
      : { message: `"${href}" is not a telephone number.`, hint: 'For example "tel:+910000000000".' }
  }
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

function judgePage(
  site: Survey,
  { href, inText, written: { place, value } }: Link,
  target: Target,
): Remark | undefined {
  // Only an address that is written as it is can be replaced.
  const fixable = !inText && value === href
  if (target.kind === 'nowhere') {
    const { path } = target
    const found = suggest(`There is no page or file "${path}".`, path, known(site, path))
    return {
      message: found.message,
      fix: fixable && found.fix && found.meant ? change(href.replace(path, found.meant)) : undefined,
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

/** A link to this site by its whole address: it would leave a preview, and break when the site moves. */
function judgeOwnAddress({ settings }: Survey, { href, inText }: Link): Remark | undefined {
  if (href !== settings.url && !href.startsWith(`${settings.url}/`)) return undefined
  const short = href.slice(settings.url.length) || '/'
  return { message: `"${href}" is on this site.`, hint: `Write "${short}".`, fix: inText ? undefined : change(short) }
}

function suggest(message: string, given: string, names: string[]): Remark & { meant: string | undefined } {
  const plain = given.replace(/\/$/, '')
  const meant = names.includes(plain) ? plain : nearest(given, names)
  const fix = meant && sameWord(meant, given) ? change(meant) : undefined
  return { message: meant ? `${message} Did you mean "${meant}"?` : message, meant, fix }
}

/** The names that a path may be a slip of: pages, or files when it looks like one. */
function known(site: Survey, path: string): string[] {
  return /\.\w+$/.test(path) ? [...site.publicFiles] : [...site.pages.map(({ page }) => page.path), ...site.unsurePaths]
}

function list(ids: string[]): string {
  return `Its ids are: ${ids.map((id) => `"${id}"`).join(', ')}.`
}

function change(href: string) {
  return { title: `change to "${href}"`, change: { value: href } }
}

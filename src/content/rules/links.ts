import type { ContentPage } from '../judge/content.ts'
import { type Known, meantHref } from '../judge/meant-address.ts'
import { nearest, sameWord } from '../judge/nearest.ts'
import { filesForHosts } from '../made-files.ts'
import { changeTo } from '../problem.ts'
import { type Anchor, anchorsOf } from '../survey/anchors.ts'
import { isDraft } from '../survey/drafts.ts'
import { isOfSite, isUnfilled, type Link } from '../survey/links.ts'
import type { Survey } from '../survey/survey.ts'
import { isMadeOf, wrongAddressVariables } from './lib/address-variables.ts'
import { judgeHidden, judgePhone, judgeWeb } from './lib/addresses.ts'
import { knownOf, tellDeadLinks } from './lib/dead-links.ts'
import { judgeFurther } from './lib/further-entry.ts'
import { judgeMail } from './lib/mail.ts'
import { judgeNumber } from './lib/numbered.ts'
import { judgeTimes } from './lib/shown.ts'
import { swappedRedirects } from './redirects.ts'
import type { Remark, Rule } from './rule.ts'

export const links: Rule = {
  id: 'links',
  severity: 'error',
  describe: 'Every link to this site leads to a page, a place on a page, a redirect or a file.',
  check(site, report) {
    const swapped = new Set<object>(swappedRedirects(site))
    const known = onceKnown(site)
    const made = wrongAddressVariables(site)
    for (const [name, remark] of made) report(site.settingsPlace, site.settings.variables ?? {}, name, remark)
    for (const link of site.links) {
      if (/^(?:tel|mailto):/.test(link.href) && isMadeOf(link.written.value, made)) continue
      const remark = judge(site, link, known)
      const { place, holder, key } = link.written
      if (remark) report(place, holder, key, { ...remark, part: link.part })
    }
    tellDeadLinks(site, swapped, report)
  },
}

/** What links can be meant for: looked up when one leads nowhere. */
function onceKnown(site: Survey): () => Known {
  let known: Known | undefined
  return () => {
    known ??= knownOf(site)
    return known
  }
}

function judge(site: Survey, link: Link, known = onceKnown(site)): Remark | undefined {
  const { href } = link
  // Placeholders and variables that are unknown have rules of their own.
  if (href === '' || href === '#' || href === '/#' || isUnfilled(href)) return undefined
  const hidden = judgeHidden(link, (seen) => isRight(site, { ...link, href: seen }))
  if (hidden) return hidden
  if (href.startsWith('#')) return judgeAnchor(site, link)
  if (isOfSite(href)) return judgePage(site, link)
  if (/^https?:\/\/./.test(href)) return judgeWeb(site, link)
  if (href.startsWith('mailto:')) {
    return judgeMail(link)
  }
  if (href.startsWith('tel:')) return judgePhone(link)
  // Scripts are reported by the rule of placeholders.
  if (/^\s*(javascript|data|vbscript):/i.test(href)) return undefined
  const meant = meantHref(href, known())
  if (meant !== undefined)
    return {
      message: `"${href}" leads nowhere.`,
      hint: `Write "${meant}".`,
      fix: isAsWritten(link) ? { title: `change to "${meant}"`, change: { letters: `(${meant})` } } : undefined,
    }
  return {
    message: `"${href}" leads nowhere.`,
    hint: 'A link starts with "/" (a page of this site), "#" (a place on this page), "https://", "mailto:" or "tel:".',
  }
}

/** Whether the address in a text stands there as it is, without variables and escapes. */
function isAsWritten({ href, part, written: { value } }: Link): boolean {
  return part !== undefined && value.slice(part.offset, part.offset + part.length) === `(${href})`
}

function isRight(site: Survey, link: Link): boolean {
  const isDead = isOfSite(link.href) && site.leadsTo(link.href).kind === 'nowhere'
  return !isDead && judge(site, link) === undefined
}

/** A link to a place on the page that it stands on. */
function judgeAnchor(site: Survey, link: Link): Remark | undefined {
  const { href, inText, written } = link
  const { place } = written
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
    return { message, hint: list(ids.map(({ id }) => id)), ...(fix && !inText ? { fix } : { cause: message }) }
  }
  if (found.placed.section.draft === true && !isDraft(place))
    return {
      message: `"${href}" leads to a draft, which visitors will not see.`,
      hint: 'Publish that section first, or remove this link.',
    }
  return judgeFound(site, link, page, found)
}

/** A link to a place that there is. */
function judgeFound(site: Survey, link: Link, page: ContentPage, found: Anchor): Remark | undefined {
  return (
    judgeTimes(site, link, page, found) ?? judgeNumber(site, link, page, found) ?? judgeFurther(link, page, found.id)
  )
}

function judgePage(site: Survey, link: Link): Remark | undefined {
  const { href, inText, written } = link
  const { place, value } = written
  const target = site.leadsTo(href)
  // Only an address that is written as it is can be replaced.
  const fixable = !inText && value === href
  if (target.kind === 'file') return judgeFile(target.path)
  if (target.kind !== 'page') return undefined
  const { page, anchor } = target
  const draft = { hint: 'Publish it first, or remove this link.' }
  if (page.page.draft && !isDraft(place))
    return {
      message: `"${href}" leads to a draft, which visitors will not see.`,
      ...draft,
      cause: `draft ${page.page.path}`,
    }
  if (anchor === '') return judgeTimes(site, link, page)
  if (page.facts?.ids.includes(anchor)) return undefined
  const ids = anchorsOf(site, page)
  const found = ids.find(({ id }) => id === anchor)
  if (!found) {
    if (isOnTwin(site, page, anchor)) return undefined
    const missing = suggest(
      `There is no section "${anchor}" on ${page.page.path}.`,
      anchor,
      ids.map(({ id }) => id),
    )
    const { message } = missing
    const fix = fixable && missing.fix && changeTo(`${href.slice(0, href.indexOf('#'))}#${missing.meant}`)
    return { message, hint: list(ids.map(({ id }) => id)), ...(fix ? { fix } : { cause: message }) }
  }
  if (found.placed.section.draft === true && !isDraft(place))
    return { message: `"${href}" leads to a draft section, which visitors will not see.`, ...draft }
  return judgeFound(site, link, page, found)
}

/** Some files of public/ are there for hosts alone. */
function judgeFile(file: string): Remark | undefined {
  const [, ...steps] = file.split('/')
  const isHidden = steps.some((step) => step.startsWith('.') && step !== '.well-known')
  if (!isHidden && !filesForHosts.some((name) => steps.includes(name))) return undefined
  return {
    message: `public${file} is for your host: visitors do not get it.`,
    hint: isHidden ? 'Give it a name, and folders, that do not begin with a dot.' : 'Remove this link.',
    cause: file,
  }
}

/** Whether another page of the same path has a place: then it is not known which of the two is meant. */
function isOnTwin(site: Survey, page: ContentPage, anchor: string): boolean {
  const twins = site.pages.filter((other) => other !== page && other.page.path === page.page.path)
  return twins.some((twin) => anchorsOf(site, twin).some(({ id }) => id === anchor))
}

function suggest(message: string, given: string, names: string[]): Remark & { meant: string | undefined } {
  const meant = nearest(given, names)
  const fix = meant && sameWord(meant, given) ? changeTo(meant) : undefined
  return { message: meant ? `${message} Did you mean "${meant}"?` : message, meant, fix }
}

function list(ids: string[]): string {
  return `Its ids are: ${ids.map((id) => `"${id}"`).join(', ')}.`
}

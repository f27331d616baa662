import type { FormField } from '../../generated/types.ts'
import type { Suspicion } from '../lead.ts'
import { asksName } from './person.ts'
import { spamPhrases } from './spam-phrases.ts'

/**
 * From so many points on a lead looks like advertising. Each foreign site that it links to is one, and each phrase of
 * spammers: an enquiry that is set apart by mistake is worse than advertising that gets through.
 */
const suspicious = 3

/** Why what a visitor wrote looks like advertising, by its links and words. */
export function advertising(
  fields: readonly FormField[],
  answers: Readonly<Record<string, unknown>>,
): Suspicion | null {
  const written = (...kinds: FormField['kind'][]) =>
    fields
      .filter((field) => kinds.includes(field.kind))
      .map((field) => ({ field, text: answers[field.name] }))
      .filter((each): each is { field: FormField; text: string } => typeof each.text === 'string')
  const lines = written('text', 'tel')
  const text = [...lines, ...written('textarea')].map((each) => each.text).join('\n')
  if (anchor.test(text) || lines.some(({ field, text }) => isOfPerson(field) && hostsIn(text).size > 0)) return 'links'
  const own = written('email').map((each) => each.text.slice(each.text.lastIndexOf('@') + 1).toLowerCase())
  const links = [...hostsIn(text)].filter((host) => !own.some((domain) => isWithin(host, domain))).length
  const words = phrasesIn(text) + disguisedIn(text)
  if (links + words < suspicious) return null
  return words > links ? 'words' : 'links'
}

/** A link in the markup of forums and pages, which visitors have no use for. */
const anchor = /\[(url|link)=|<a\s[^>]{0,200}?href/i

/** Names and telephone numbers hold no links. What else fits on a line may be asked for: "your website". */
function isOfPerson(field: FormField): boolean {
  return field.kind === 'tel' || (field.kind === 'text' && asksName(field))
}

/** The sites that a text links to. */
function hostsIn(text: string): Set<string> {
  const hosts = Array.from(text.matchAll(/(?:https?:\/\/|\bwww\.)([^\s/?#:<>()[\]"']+)/gi), ([, host = '']) => host)
  return new Set(hosts.map((host) => host.toLowerCase().replace(/^www\.|[.,;!]+$/g, '')))
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
}

const phrase = new RegExp(` (?:${spamPhrases.join('|')})(?= )`, 'g')

/** How many different phrases of spammers are in a text. */
function phrasesIn(text: string): number {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return new Set(` ${words} `.match(phrase)).size
}

/** Latin words with letters in them that only look Latin, as filters are deceived with: "viаgrа" has two Cyrillic ones. */
function disguisedIn(text: string): number {
  if (!disguise.test(text)) return 0
  const words = text.split(/[^\p{L}]+/u).filter((word) => disguise.test(word))
  // Some type a Latin "i" in Cyrillic words, for want of the key.
  return words.filter((word) => 2 * word.replaceAll(/\P{Script=Cyrillic}/gu, '').length < word.length).length
}

const disguise = /\p{Script=Latin}\p{Script=Cyrillic}+\p{Script=Latin}/u

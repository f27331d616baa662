import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import { type Hidden, hiddenIn } from '../invisible.ts'
import { nearest, oneSlip, sameWord } from '../judge/nearest.ts'
import type { MarkedText, Written } from '../survey/written.ts'
import type { Stretch } from '../text/places.ts'
import { getsTooLong, longestFilled, type Mention, mentions } from '../text/variables.ts'
import { isWhole } from './lib/whole.ts'
import type { Remark, Rule } from './rule.ts'

export const variables: Rule = {
  id: 'variables',
  severity: 'error',
  describe: 'Every {name} in a text is a variable of the site, and every variable is used.',
  check(site, report) {
    const known = site.settings.variables ?? {}
    const used = new Set<string>()
    const unknown = new Map<string, Use[]>()
    for (const { value, kind, place, holder, key, places = [] } of site.texts) {
      for (const mention of mentions(value)) {
        const { name } = mention
        const hidden = hiddenIn(name)
        const seen = hidden?.without ?? name
        const isPlace = places.includes(seen)
        const isKnown = isPlace || Object.hasOwn(known, seen)
        if (mention.closed && isKnown && !isPlace) used.add(seen)
        const use: Use = { place, holder, key, part: mention, places }
        const remark = malformed(mention) ?? (hidden && isKnown ? withoutHidden(hidden) : undefined)
        if (remark) report(place, holder, key, { ...remark, part: mention })
        else if (!isKnown) {
          const others = unknown.get(name)
          if (others) others.push(use)
          else unknown.set(name, [use])
        } else if (!isPlace && isForeign(value, mention, known) && !beginsPlace(value, mention, kind))
          report(place, holder, key, withoutSign(value, mention))
      }
      const loose = looseBraces(value, known) ?? inOtherBrackets(value, known)
      if (loose) report(place, holder, key, loose)
    }
    const unused = Object.keys(known).filter((name) => !used.has(name))
    const meant = new Set<string>()
    for (const [name, uses] of unknown) {
      const only = unknown.size === 1 && unused.length === 1 ? unused[0] : undefined
      const renamed = uses.length > 1 ? (nearest(name, unused) ?? only) : undefined
      if (renamed !== undefined)
        report(site.settingsPlace, known, renamed, { ...wasRenamed(name, renamed, uses.length), cause: name })
      for (const { place, holder, key, part, places } of uses) {
        const names = [...places, ...Object.keys(known)]
        const like = nearest(name, names)
        meant.add(renamed ?? like ?? '')
        report(place, holder, key, { ...nobody(name, like, names), part, cause: name })
      }
    }
    for (const name of Object.keys(known)) {
      if (leadsBack(name, known))
        report(site.settingsPlace, known, name, {
          message: `The variable "${name}" leads back to itself.`,
          hint: 'Write out one of the texts.',
        })
      else if (getsTooLong(name, known))
        report(site.settingsPlace, known, name, {
          message: `With the variables that it mentions, "${name}" is longer than ${longestFilled.toLocaleString('en')} letters.`,
          hint: 'Write out shorter texts.',
        })
      else if (!used.has(name) && !meant.has(name) && isWhole(site))
        report(site.settingsPlace, known, name, {
          severity: 'warning',
          on: 'name',
          message: `The variable "${name}" is used nowhere.`,
          hint: 'Remove it.',
        })
    }
  },
}

/** A place where a name stands in braces. */
interface Use extends Pick<Written, 'place' | 'holder' | 'key'> {
  part: Stretch
  /** The names that are filled in there besides the variables. */
  places: readonly string[]
}

const literal = 'For a brace that is no variable write {{.'

function malformed({ name, closed }: Mention): Remark | undefined {
  if (!closed) return { message: `A brace is opened and not closed: "{${name.slice(0, 30)}".`, hint: literal }
  return name.trim() === '' ? { message: 'There is no name between the braces.', hint: literal } : undefined
}

/** Several texts say one name, and none says another that is defined: to change that one is less. */
function wasRenamed(name: string, now: string, uses: number): Remark {
  const isSlip = oneSlip(name, now) || sameWord(name, now)
  return {
    on: 'name',
    message: `${uses.toLocaleString('en')} places say {${name}}, which is no variable, and none says {${now}}.`,
    hint: `If this is a slip, write "${name}"; if it is a new name, write {${now}} in those places.`,
    fix: isSlip && isName(name) ? { title: `rename to "${name}"`, change: { rename: name } } : undefined,
  }
}

function nobody(name: string, like: string | undefined, names: readonly string[]): Remark {
  return {
    message: `There is no variable {${name}}.${like ? ` Did you mean {${like}}?` : ''}`,
    hint:
      names.length > 0
        ? `There are: ${names.map((other) => `{${other}}`).join(', ')}. ${literal}`
        : `Variables are written under "site", "variables". ${literal}`,
  }
}

/** Whether a variable can have this name. */
function isName(name: string): boolean {
  return new RegExp(find(schema('site/site.schema.json'), {}, ['variables']).propertyNames?.pattern ?? '').test(name)
}

function withoutHidden({ what, without }: Hidden): Remark {
  return {
    message: `There is ${what} in the variable {${without}}.`,
    hint: 'Write it anew, without copying it.',
    fix: { title: `write {${without}}`, change: { letters: `{${without}}` } },
  }
}

/** Other tools write a variable as ${name}; here "$" stands before a price, which begins with a digit. */
function isForeign(text: string, { name, offset }: Mention, known: Record<string, string>): boolean {
  return /[$#%]/.test(text.charAt(offset - 1)) && !/^\s*\d/.test(known[name] ?? '')
}

/** In an address "#" stands before the name of a place on a page. */
function beginsPlace(text: string, { offset }: Mention, kind: MarkedText['kind']): boolean {
  return text.charAt(offset - 1) === '#' && (kind === 'href' || /\]\([^\s()]*$/.test(text.slice(0, offset)))
}

function withoutSign(text: string, { name, offset, length }: Mention): Remark {
  const variable = text.slice(offset, offset + length)
  return {
    severity: 'warning',
    message: `Visitors would read the "${text.charAt(offset - 1)}" before ${variable}.`,
    hint: `A variable is only {${name}}.`,
    fix: { title: 'remove the sign', change: { letters: variable } },
    part: { offset: offset - 1, length: length + 1 },
  }
}

/** Braces that are neither a variable nor meant as braces. */
function looseBraces(text: string, known: Record<string, string>): Remark | undefined {
  if (!text.includes('}')) return undefined
  const doubled = /\{\{([^{}]*)\}\}/.exec(text)
  const name = doubled?.[1] ?? ''
  if (doubled)
    return {
      message: `Visitors would read "{${name}}}".`,
      hint: Object.hasOwn(known, name.trim())
        ? `A variable has one brace on each side: {${name.trim()}}.`
        : 'A variable has one brace on each side. Braces that visitors should read are written {{ and }.',
      part: { offset: doubled.index, length: doubled[0].length },
    }
  if (text.includes('{{')) return undefined
  const closing = [...text.matchAll(/\{[^{}]*\}|\}/g)].find(([found]) => found === '}')
  return (
    closing && {
      message: 'A brace is closed and not opened: "}".',
      hint: 'Remove it, or write the variable as {name}.',
      part: { offset: closing.index, length: 1 },
    }
  )
}

/** A variable as other tools write it: [city], [[city]] or <city>. A link has an address behind its brackets. */
function inOtherBrackets(text: string, known: Record<string, string>): Remark | undefined {
  if (!/[[<]/.test(text)) return undefined
  const found = [...text.matchAll(/\[{1,2}(\w+)\]{1,2}(?![([])|<(\w+)>/g)].find(([, one, other]) =>
    Object.hasOwn(known, one ?? other ?? ''),
  )
  if (!found) return undefined
  const [words, one, other] = found
  const name = one ?? other
  return {
    severity: 'warning',
    message: `Visitors would read "${words}".`,
    hint: `A variable stands in braces: {${name}}.`,
    fix: { title: `write {${name}}`, change: { letters: `{${name}}` } },
    part: { offset: found.index, length: words.length },
  }
}

/** Whether filling in a variable would never end. */
function leadsBack(name: string, known: Record<string, string>): boolean {
  const seen = new Set<string>()
  const open = [name]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of mentions(Object.hasOwn(known, at) ? (known[at] ?? '') : '')) {
      if (next.name === name) return true
      if (!seen.has(next.name)) open.push(next.name)
      seen.add(next.name)
    }
  }
  return false
}

import { hiddenIn } from '../invisible.ts'
import { nearest } from '../judge/nearest.ts'
import type { Survey } from '../survey/survey.ts'
import { type Mention, mentions } from '../text/variables.ts'
import type { Remark, Rule } from './rule.ts'

export const variables: Rule = {
  id: 'variables',
  severity: 'error',
  describe: 'Every {name} in a text is a variable of the site, and every variable is used.',
  check(site, report) {
    const known = site.settings.variables ?? {}
    const used = new Set<string>()
    for (const { value, place, holder, key, places = [] } of site.texts) {
      for (const mention of mentions(value)) {
        if (mention.closed && !places.includes(mention.name)) used.add(hiddenIn(mention.name)?.without ?? mention.name)
        const remark = judge(mention, [...places, ...Object.keys(known)])
        if (remark) report(place, holder, key, { ...remark, part: mention })
        else if (!places.includes(mention.name) && isForeign(value, mention, known))
          report(place, holder, key, withoutSign(value, mention))
      }
      const loose = looseBraces(value, known)
      if (loose) report(place, holder, key, loose)
    }
    for (const name of Object.keys(known)) {
      if (leadsBack(name, known))
        report(site.settingsPlace, known, name, {
          message: `The variable "${name}" leads back to itself.`,
          hint: 'Write out one of the texts.',
        })
      else if (!used.has(name) && allRead(site)) {
        report(site.settingsPlace, known, name, {
          severity: 'warning',
          on: 'name',
          message: `The variable "${name}" is used nowhere.`,
          hint: 'Remove it.',
        })
      }
    }
  },
}

function judge({ name, closed }: Mention, known: string[]): Remark | undefined {
  if (closed && known.includes(name)) return undefined
  const hidden = hiddenIn(name)
  if (closed && hidden && known.includes(hidden.without))
    return {
      message: `There is ${hidden.what} in the variable {${hidden.without}}.`,
      hint: 'Write it anew, without copying it.',
      fix: { title: `write {${hidden.without}}`, change: { letters: `{${hidden.without}}` } },
    }
  const literal = 'For a brace that is no variable write {{.'
  if (!closed) return { message: `A brace is opened and not closed: "{${name.slice(0, 30)}".`, hint: literal }
  if (name.trim() === '') return { message: 'There is no name between the braces.', hint: literal }
  const meant = nearest(name, known)
  return {
    message: `There is no variable {${name}}.${meant ? ` Did you mean {${meant}}?` : ''}`,
    hint:
      known.length > 0
        ? `There are: ${known.map((other) => `{${other}}`).join(', ')}. ${literal}`
        : `Variables are written under "site", "variables". ${literal}`,
  }
}

/** Other tools write a variable as ${name}; here "$" stands before a price, which begins with a digit. */
function isForeign(text: string, { name, offset }: Mention, known: Record<string, string>): boolean {
  return /[$#%]/.test(text.charAt(offset - 1)) && !/^\s*\d/.test(known[name] ?? '')
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
  const doubled = /\{\{(\w+)\}\}/.exec(text)
  const name = doubled?.[1] ?? ''
  if (doubled && Object.hasOwn(known, name))
    return {
      message: `Visitors would read "{${name}}}".`,
      hint: `A variable has one brace on each side: {${name}}.`,
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

/** Whether all pages could be read, so that what is not found is not there. */
export function allRead({ complete, unsurePaths }: Pick<Survey, 'complete' | 'unsurePaths'>): boolean {
  return complete && unsurePaths.size === 0
}

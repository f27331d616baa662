import { isObject } from '../../is-object.ts'
import type { Change, Place, Single, Spot, Thing } from '../compare/change.ts'
import { config } from '../compare/state.ts'
import { isSame } from '../match/same.ts'
import type { Piece } from './pieces.ts'
import { fieldInWords } from './values.ts'
import { flow, short, wordsWithin } from './words-within.ts'

/** A change in one line: what was done, and to what. */
export interface Line {
  done: 'added' | 'removed' | 'moved' | 'renamed' | 'shared' | 'unshared' | 'changed' | 'text'
  words: Piece[]
}

/** Says a change in one line. The name of the config is what its readers know it by. */
export function lineOf(change: Change, configName: string): Line {
  const thing = thingInWords(change.thing)
  switch (change.kind) {
    case 'added':
    case 'removed':
      return { done: change.kind, words: single(change) }
    case 'moved':
      return {
        done: 'moved',
        words: [...thing, ...movedInWords(change), ...(change.inner.length > 0 ? [', and changed'] : [])],
      }
    case 'refiled': {
      const file = (name: string): Piece => ({ value: name === config ? configName : name })
      return { done: 'moved', words: ['from ', file(change.from), ' to ', file(change.to)] }
    }
    case 'renamed':
      return { done: 'renamed', words: renamedInWords(change) }
    case 'shared':
      return { done: 'shared', words: [...thing, ' as ', { name: change.as }] }
    case 'unshared':
      return { done: 'unshared', words: [...thing, ': the page has its own now, instead of ', { name: change.as }] }
    case 'changed': {
      const fields = change.fields.flatMap((field, index) => [...(index === 0 ? [] : ['; ']), ...fieldInWords(field)])
      return { done: 'changed', words: [...thing, ': ', ...fields] }
    }
    case 'text':
      return { done: 'text', words: textInWords(change) }
    case 'replaced':
      return {
        done: 'changed',
        words: [{ value: change.thing.name ?? '' }, ': another file under the same name', ...shownOn(change.shownOn)],
      }
  }
}

/** Of the field that is called text, the name says nothing more. */
function textInWords({ thing, title, was, before, after }: Extract<Change, { kind: 'text' }>): Piece[] {
  const name = nameInWords(thing)
  const subject = [...(name.length > 0 ? name : [thing.noun]), ': ']
  if (was !== undefined && before === after) return [...subject, `${was} is ${title} now`]
  const field = was !== undefined ? [`${was}, now ${title} `] : title === 'text' && name.length > 0 ? [] : [`${title} `]
  return [...subject, ...field, '"', ...wordsWithin(before, after), '"']
}

/** What a place is called above the changes in it. */
export function placeInWords(place: Place, shownOn: readonly string[]): Piece[] {
  if (place.on === 'page') return [{ value: place.path }]
  if (place.on === 'site') return ['The whole site']
  if (place.on === 'files') return ['Files']
  const [only, ...others] = shownOn
  const shared: Piece[] = [' the changed shared section ', { name: place.name }]
  if (only === undefined) return ['No page shows', ...shared]
  return others.length === 0 ? [{ value: only }, ' shows', ...shared] : [`${shownOn.length} pages show`, ...shared]
}

function single({ thing, spot, level, as, place, kind, value }: Single): Piece[] {
  if (place.on === 'files') return [{ value: String(value) }]
  if (as !== undefined)
    return [
      ...thingInWords(thing),
      kind === 'added' ? ' to the shared sections, as ' : ' from the shared sections, where it was ',
      { name: as },
    ]
  if (level === 'whole' && place.on === 'page' && thing.noun === 'page') return ['the page ', ...nameInWords(thing)]
  if (level === 'section') return [...thingInWords(thing), ...beside(spot)]
  const ofRedirect = redirect(value)
  if (ofRedirect) return ofRedirect
  return [...thingInWords(thing), ...owner(spot.in, kind === 'added' ? ' to ' : ' from ')]
}

function redirect(value: unknown): Piece[] | undefined {
  if (!isObject(value) || typeof value.from !== 'string' || typeof value.to !== 'string') return undefined
  return ['redirect from ', { value: value.from }, ' to ', { value: value.to }]
}

function movedInWords({ from, spot }: Extract<Change, { kind: 'moved' }>): Piece[] {
  const page: Piece[] = from.page === undefined ? [] : [from.in ? ' on ' : ' from ', { value: from.page }]
  if (from.in && spot.in && isSame(from.in, spot.in) && from.page === undefined)
    return [...owner(spot.in, ' to another list of '), ...beside(spot, true)]
  const list = from.in ? owner(from.in, ' from ') : []
  const to = from.in && spot.in ? owner(spot.in, ' to ') : []
  return [...list, ...page, ...to, ...beside(spot, page.length + list.length > 0)]
}

function beside({ above, below }: Spot, further = false): Piece[] {
  const comma = further ? ',' : ''
  if (above) return [`${comma} above `, ...(nameInWords(above).length > 0 ? nameInWords(above) : thingInWords(above))]
  if (below) return [`${comma} below `, ...(nameInWords(below).length > 0 ? nameInWords(below) : thingInWords(below))]
  return []
}

/** What a thing stands in; a page is said above, and a setting by its name alone. */
function owner(thing: Thing | undefined, preposition: string): Piece[] {
  if (!thing || thing.noun === 'page') return []
  return [preposition, ...(thing.name === null ? [thing.noun] : nameInWords(thing))]
}

function renamedInWords({ thing, place, from, to, links, hasRedirect }: Extract<Change, { kind: 'renamed' }>): Piece[] {
  const isOfPage = thing.noun === 'page' || place.on === 'files'
  const what = isOfPage ? [] : [...thingInWords(thing), thing.noun === 'shared section' ? ': ' : ': id ']
  const count = links === 1 ? '1 link' : `${links} links`
  const along = [...(links > 0 ? [`${count} to it`] : []), ...(hasRedirect ? ['a redirect'] : [])]
  return [
    ...what,
    { value: from },
    ' to ',
    { value: to },
    ...(along.length > 0 ? [`, with ${along.join(' and ')}`] : []),
  ]
}

/** 2 pages are named, others counted. */
function shownOn(pages: readonly string[]): Piece[] {
  const [first, ...others] = pages
  if (first === undefined) return [', which no page shows']
  if (others.length === 0) return [', shown on ', { value: first }]
  return [', shown on ', { value: first }, ` and ${others.length} more ${others.length === 1 ? 'page' : 'pages'}`]
}

function thingInWords(thing: Thing): Piece[] {
  const name = nameInWords(thing)
  return name.length === 0 ? [thing.noun] : [...name, ` (${thing.noun})`]
}

function nameInWords({ name }: Thing): Piece[] {
  return name === null ? [] : [{ name: short(flow(name.replaceAll('**', ''))) }]
}

import type { Item, Page } from '../../generated/types.ts'
import { validateSection } from '../../generated/validate.js'
import { many } from '../../many.ts'
import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import { get, split } from '../json/pointer.ts'
import type { PageSection } from '../judge/content.ts'
import { below, judge } from '../judge/judge.ts'
import type { Problem } from '../problem.ts'
import { type Fault, onPage } from './fault.ts'
import { sourcesOf, type WithLists } from './lists.ts'

/** Where an entry comes from that is not written in its list. */
export type Origin = Page | 'section'

interface Result {
  placed: PageSection
  drawn: WithLists
  originOf: (entry: Item) => Origin | undefined
  /** What its sources find is all that there is, and nothing wrong with them is told already. */
  isKnown: boolean
  /** On further pages of a list few entries may be left. */
  isFirst: boolean
  /** At another time its sources find more. */
  isWaiting: boolean
}

/** What a section's schema has against the entries that its sources found, and whether the section is left out for it. */
export function judgeResult({ placed, drawn, originOf, isKnown, isFirst, isWaiting }: Result): {
  faults: Fault[]
  isHidden: boolean
} {
  if (validateSection(drawn)) return { faults: [], isHidden: false }
  const top = schema('section.schema.json')
  const faults: Fault[] = []
  for (const problem of judge(top, drawn, validateSection.errors ?? [], below(''))) {
    const steps = split(problem.spot.pointer ?? '')
    const [entry, inside] = entryAt(drawn, steps)
    const origin = originOf(entry)
    const list = get(drawn, steps)
    if (origin) faults.push(inEntry(problem, inside, origin, placed))
    else if (Array.isArray(list) && isFirst && isKnown) {
      const { minItems = 0, maxItems = 0 } = find(top, drawn, steps)
      const isShort = list.length < minItems
      if (isShort && (isWaiting || sourcesOf(placed.section).some(({ empty }) => empty === 'hide')))
        return { faults: [], isHidden: true }
      faults.push(wrongCount(placed, list.length, isShort ? minItems : maxItems, isShort))
    }
  }
  return { faults, isHidden: false }
}

/** The entry that some steps lead into, and the steps inside it. */
function entryAt(drawn: WithLists, steps: readonly string[]): [entry: Item, inside: readonly string[]] {
  const length = steps[0] === 'groups' || steps[2] === 'items' ? 4 : 2
  // Whether it is an entry, its origin tells.
  return [get(drawn, steps.slice(0, length)) as Item, steps.slice(length)]
}

function wrongCount(at: PageSection, length: number, bound: number, isShort: boolean): Fault {
  const [source = at.section] = sourcesOf(at.section)
  const there = `With what this source finds there ${length === 1 ? 'is' : 'are'} ${many(length, 'entry', 'entries')}`
  return {
    at,
    holder: source,
    key: null,
    message: onPage(at, isShort ? `${there}; at least ${bound} are needed.` : `${there}; at most ${bound} fit.`),
    hint: isShort
      ? 'Let it find more, write entries beside it, or write "empty": "hide", and the section is left out.'
      : 'Set a "limit".',
    once: `${at.page.page.path} ${at.index} count`,
  }
}

/** What is wrong with an entry is mended where its words stand: in the page that it comes from. */
function inEntry({ message, hint }: Problem, steps: readonly string[], origin: Origin, placed: PageSection): Fault {
  const { type, source } = placed.section as WithLists
  const where = `the ${type} of ${placed.page.page.path}`
  if (origin === 'section')
    return {
      at: placed,
      holder: source ?? placed.section,
      key: 'section',
      message: `An entry from there does not fit here: ${lower(message)}`,
      hint,
      once: `${placed.page.page.path} ${placed.index} ${message}`,
    }
  const [field = ''] = steps
  return {
    at: origin,
    ...writtenAs(origin, field),
    message: `As an entry in ${where}: ${lower(message)}`,
    hint:
      field === ''
        ? 'Give the page what is missing, or write it under "entry".'
        : `${hint === undefined ? '' : `${hint} `}What lists say of a page stands under "entry": { "${entryField(field)}": … }.`,
    once: `${origin.path} ${field} ${message}`,
  }
}

/** The field of a page that a field of its entry is made of. */
function writtenAs(page: Page, field: string): Pick<Fault, 'holder' | 'key'> {
  const { entry } = page
  if (entry && Object.hasOwn(entry, entryField(field))) return { holder: entry, key: entryField(field) }
  if (field === 'text') return { holder: page, key: page.summary === undefined ? 'description' : 'summary' }
  return { holder: page, key: field === 'heading' || field === 'link' ? 'title' : 'path' }
}

function entryField(field: string): string {
  return field === 'link' ? 'label' : field
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

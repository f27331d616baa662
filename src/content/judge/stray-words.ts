import { isObject } from '../../is-object.ts'
import { many } from '../../many.ts'
import { get, split } from '../json/pointer.ts'
import type { Operation } from '../operations/operations.ts'
import type { Words } from './complaint.ts'
import {
  behind,
  intoPageBefore,
  intoPages,
  intoSections,
  isConfig,
  outOfBrackets,
  type Place,
  pageAround,
  sectionAround,
} from './stray-moves.ts'
import type { Stray } from './wholes.ts'
import { article } from './words.ts'

/** Says what stands in a wrong place and where it belongs, and moves it where only one place is possible. */
export function strayWords(stray: Stray, pointer: string, file: unknown): Words {
  const place = { pointer, steps: split(pointer), file }
  if (stray.what === 'site')
    return {
      message: 'A whole site stands here, as in pages.json; a page file holds one page.',
      hint: `Remove this file, or leave only one page in it: ${aPage}.`,
    }
  if (stray.what === 'entries') return bracketWords(stray, place)
  if (stray.what === 'page' || stray.what === 'pages') return pageWords(stray, place)
  return outsideWords(stray, place) ?? insideWords(stray, place)
}

const aPage = '{ "path": …, "title": …, "description": …, "sections": [ … ] }'

/** Of sections that are not on a page. */
function outsideWords(stray: Stray, place: Place): Words | undefined {
  const { steps, file } = place
  const { what, them } = named(stray)
  if (steps.length === 0)
    return {
      message: `${what} stands here, and no page.`,
      hint: `A page file holds a page, ${aPage}: put ${them} between the [ and ] of "sections".`,
    }
  if (steps[0] === 'shared' && steps.length === 1)
    return {
      message: `${what} stands here without a name.`,
      hint: 'Each shared section has a name before it: "shared": { "open-morning": { "type": … } }.',
    }
  const hint = `Move ${them} into a page, between the [ and ] of its "sections".`
  if (isConfig(file) && steps[0] === 'pages' && steps.length === 2)
    return {
      message: `${what} stands among the pages.`,
      hint,
      fix: move('move to the end of the page before', intoPageBefore(stray, place)),
    }
  return pageAround(place) || steps[0] === 'shared'
    ? undefined
    : { message: `${what} stands outside of the pages.`, hint }
}

/** Of sections inside a page or a shared section, and not where sections belong. */
function insideWords(stray: Stray, place: Place): Words {
  const { steps, file } = place
  const { what, them } = named(stray)
  const own = sectionAround(place)
  if (own?.length === steps.length)
    return { message: `${what} stands where one section belongs.`, hint: 'Remove the [ and ] around it.' }
  if (own)
    return {
      message: `${what} stands inside ${sectionName(get(file, own))}.`,
      hint:
        own[0] === 'shared'
          ? `Move ${them} into a page, between two sections.`
          : `Move ${them} between two sections of the page: behind the } of this one, or before its {.`,
      fix: move('move behind this section', behind(stray, place, own)),
    }
  const page = pageAround(place) ?? []
  return {
    message: `${what} stands beside "sections".`,
    hint: `Move ${them} between the [ and ] of "sections".`,
    fix: move('move into "sections"', intoSections(stray, place, page)),
  }
}

function pageWords(stray: Stray, place: Place): Words {
  const { steps, file } = place
  const count = Array.isArray(stray.value) ? stray.value.length : 0
  if (count > 0 && steps.length === 0)
    return {
      message: `A list of ${many(count, 'page')} stands here; a page file holds one page.`,
      hint: count === 1 ? 'Remove the [ and ] around it.' : 'Put each page into a file of its own, without [ and ].',
    }
  if (isObject(file) && !('sections' in file) && !isConfig(file) && steps.length === 1)
    return {
      message: 'The page in this file has brackets and a name of its own.',
      hint: 'Leave only what stands between its { and }, with these two.',
    }
  const { what, them } = named(stray)
  return {
    message: `${what} stands ${pageAround(place) ? 'inside another page' : 'outside of "pages"'}.`,
    hint: isConfig(file)
      ? `Move ${them} into "pages", between two pages.`
      : `Move ${them} into a file of its own in pages/.`,
    fix: move('move into "pages"', intoPages(stray, place)),
  }
}

/** Of entries in a list of their own inside a list of them. */
function bracketWords(stray: Stray, place: Place): Words {
  const count = Array.isArray(stray.value) ? stray.value.length : 0
  const list = place.steps.findLast((step) => !/^\d+$/.test(step)) ?? 'the file'
  const [these, their] =
    count === 1 ? ['This entry', 'has brackets of its own'] : ['These entries', 'have brackets of their own']
  return {
    message: `${these} of "${list}" ${their}.`,
    hint: 'Remove this [ and the ] that belongs to it.',
    fix: move('remove the brackets', outOfBrackets(stray, place)),
  }
}

function named({ what, value }: Stray): { what: string; them: string } {
  if (Array.isArray(value)) return { what: `A list of ${what}`, them: 'them' }
  if (what === 'page') return { what: 'A whole page', them: 'it' }
  return {
    what: `A whole ${isObject(value) && typeof value.type === 'string' ? `"${value.type}" section` : 'section'}`,
    them: 'it',
  }
}

function sectionName(section: unknown): string {
  const type = isObject(section) ? section.type : undefined
  return typeof type === 'string' ? `${article(type)} "${type}" section` : 'another section'
}

function move(title: string, operations: readonly Operation[]): Words['fix'] {
  return operations.length > 0 ? { title, change: { operations } } : undefined
}

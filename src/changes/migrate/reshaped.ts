import type { Operation } from '../../content/operations/operations.ts'
import { isObject } from '../../is-object.ts'
import { type Fields, into, type Part } from './part.ts'

/** What is more than another name: operations inside the object, or null when somebody has to decide. */
type Reshape = (object: Fields, part: Part) => Operation[] | null

/** By the type of a section and the field that `reshaped` stands at in src/schema/retired.ts. */
export const reshapes: Readonly<Record<string, Readonly<Record<string, Reshape>>>> = {
  accordion: { groups: onlyGroup },
  'filter-list': { lists: listsAsText },
  form: { target },
  pricing: { extras, extrasHeading },
  tabs: { label: onlyLabel },
}

/** One group was shown without its label, as a list. */
function onlyGroup({ groups, items }: Fields): Operation[] | null {
  const [group, ...others] = Array.isArray(groups) ? (groups as unknown[]) : []
  if (!isObject(group) || !Array.isArray(group.items) || others.length > 0 || items !== undefined) return []
  if (hasMore(group)) return null
  return [
    { op: 'move', at: '/groups/0/items', to: '/items', before: 'groups' },
    { op: 'remove', at: '/groups' },
  ]
}

function listsAsText({ lists, body }: Fields): Operation[] | null {
  if (body !== undefined || !Array.isArray(lists)) return null
  const texts = lists.map((list: unknown) => {
    if (!isObject(list) || hasMore(list)) return null
    const { label, items } = list
    if (typeof label !== 'string' || !Array.isArray(items) || !items.every((item) => typeof item === 'string'))
      return null
    return `**${plain(label)}**\n\n${items.map((item) => `- ${point(item)}`).join('\n')}`
  })
  if (texts.includes(null)) return null
  return [
    { op: 'set', at: '/lists', value: texts.join('\n\n') },
    { op: 'rename', at: '/lists', name: 'body' },
  ]
}

/** Whether a list has fields that nobody knows: with the list they would be lost. */
function hasMore({ label: _, items: __, ...more }: Fields): boolean {
  return Object.keys(more).length > 0
}

/** A text without marks, to be read the same where marks are drawn. Variables have names of their own. */
function plain(text: string): string {
  return oneLine(text).replace(/\{[^{}]*\}|[\\*_[\]]/g, (found) => (found.startsWith('{') ? found : `\\${found}`))
}

/** A line with marks, in a list. What would begin a list inside the list is a sign like any other. */
function point(text: string): string {
  return oneLine(text).replace(/^([-+*]|\d+[.)])(?=\s|$)/, (sign) => `${sign.slice(0, -1)}\\${sign.slice(-1)}`)
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ')
}

/** Forms are sent to /leads/NAME, all but those that were sent nowhere. */
function target(object: Fields, { replaces }: Part): Operation[] | null {
  if (object.target === 'none' && object.sends === undefined) {
    return [
      { op: 'set', at: '/target', value: false },
      { op: 'rename', at: '/target', name: 'sends' },
    ]
  }
  const name = object.name ?? replaces?.name
  const isOwn = typeof name === 'string' && object.target === `/leads/${name}`
  return isOwn ? [{ op: 'remove', at: '/target' }] : null
}

function extras(object: Fields, part: Part): Operation[] | null {
  if (!Array.isArray(object.extras)) return []
  const heading = isObject(part.replaces?.extras) && 'heading' in part.replaces.extras
  return heading && object.extrasHeading === undefined ? null : [{ op: 'wrap', at: '/extras', name: 'items' }]
}

/** It comes before the items, where there are some. */
function extrasHeading(object: Fields, part: Part): Operation[] | null {
  const operations = into(object, 'extrasHeading', ['extras', 'heading'], part)
  const hasItems = isObject(object.extras) && Object.hasOwn(object.extras, 'items')
  return operations?.map((move) => (move.op === 'move' && hasItems ? { ...move, before: 'items' } : move)) ?? null
}

/** A tab was called by its label; now its heading stands there where it has no label. */
function onlyLabel({ heading }: Fields): Operation[] {
  return heading === undefined ? [{ op: 'rename', at: '/label', name: 'heading' }] : []
}

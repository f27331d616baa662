import { get } from '../../../src/content/json/pointer.ts'
import { isObject } from '../../../src/is-object.ts'

type Pick = (below: number) => number
type Steps = readonly string[]
type Fields = Record<string, unknown>

/** Something that a person does to a site, by what it is about and not by where that stands at the time. */
export interface Deed {
  words: string
  /** The things that it needs as they are: no other deed may change or remove them. */
  about: readonly Steps[]
  /** The thing that it removes, with all that is in it. */
  removes?: Steps
  /** Does it to things, which were found before anything was done. */
  doTo(things: readonly unknown[]): void
  /** Where these are. */
  things: readonly Steps[]
}

const kept = ['type', 'kind', 'use', 'id', 'path', 'name', 'from']

/** The ways to all objects and lists of a value. */
function holdersIn(value: unknown, steps: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return []
  return [steps, ...Object.entries(value).flatMap(([key, inner]) => holdersIn(inner, [...steps, key]))]
}

/** Makes up deeds. */
export function createDeeds(base: unknown, pick: Pick) {
  const holders = holdersIn(base)
  let count = 0
  const words = () => ['bread', 'oven', 'flour', 'Saturday', 'crust', 'morning', 'salt'][pick(7)] ?? ''
  const fresh = () => `${words()} ${words()} ${words()} ${++count}`

  function inObject(steps: Steps, object: Fields): Deed {
    const names = Object.keys(object).filter((name) => !kept.includes(name))
    const name = names[pick(names.length)]
    const text = fresh()
    const extra = `new${count}`
    const deed = (what: string, key: string, doTo: (holder: Fields) => void): Deed => ({
      words: `${what} /${[...steps, key].join('/')}`,
      about: [[...steps, key]],
      things: [steps],
      doTo: ([holder]) => doTo(holder as Fields),
    })
    if (name === undefined || pick(6) === 0)
      return deed('add', extra, (holder) => Object.assign(holder, { [extra]: text }))
    if (pick(4) === 0) return { ...deed('remove', name, (holder) => delete holder[name]), removes: [...steps, name] }
    if (typeof object[name] === 'object')
      return deed('add', extra, (holder) => Object.assign(holder, { [extra]: text }))
    return deed('set', name, (holder) => Object.assign(holder, { [name]: text }))
  }

  function inList(steps: Steps, list: readonly unknown[]): Deed {
    const [one, other] = [pick(list.length), pick(list.length)]
    const at = (index: number) => [...steps, String(index)]
    const like = list[one]
    const entry = isObject(like) ? { ...like, id: `new-${++count}`, path: undefined, heading: fresh() } : fresh()
    const added: unknown = JSON.parse(JSON.stringify(entry))
    const change = pick(4)
    const goal = change === 3 ? goalOf(steps, at(one)) : undefined
    if (goal)
      return {
        words: `move /${at(one).join('/')} into /${goal.join('/')}`,
        about: [at(one), goal],
        things: [steps, goal.slice(0, -1)],
        doTo: ([holder, other]) => {
          const [moved] = (holder as unknown[]).splice(indexOf(holder, one, list), 1)
          const there = get(base, goal.slice(0, -1)) as unknown[]
          ;(other as unknown[]).splice(indexOf(other, Number(goal.at(-1)), there) + 1, 0, moved)
        },
      }
    if (change === 0)
      return {
        words: `insert after /${at(one).join('/')}`,
        about: [at(one)],
        things: [steps, at(one)],
        doTo: ([holder]) => (holder as unknown[]).splice(indexOf(holder, one, list) + 1, 0, added),
      }
    if (change === 1 || one === other)
      return {
        words: `remove /${at(one).join('/')}`,
        about: [at(one)],
        removes: at(one),
        things: [steps],
        doTo: ([holder]) => (holder as unknown[]).splice(indexOf(holder, one, list), 1),
      }
    return {
      words: `move /${at(one).join('/')} behind ${other}`,
      about: [at(one), at(other)],
      things: [steps],
      doTo: ([holder]) => {
        const [moved] = (holder as unknown[]).splice(indexOf(holder, one, list), 1)
        ;(holder as unknown[]).splice(indexOf(holder, other, list) + 1, 0, moved)
      },
    }
  }

  /** An entry of another list of the same name, which something can come behind. */
  function goalOf(steps: Steps, moved: Steps): Steps | undefined {
    const lists = holders.filter(
      (other) =>
        other.at(-1) === steps.at(-1) &&
        other.join('/') !== steps.join('/') &&
        !isWithin(other, moved) &&
        isListOfObjects(get(base, other)),
    )
    const list = lists[pick(Math.max(lists.length, 1))]
    return list && [...list, String(pick((get(base, list) as unknown[]).length))]
  }

  /** Where an entry has gone that stood in a place at first. */
  function indexOf(holder: unknown, index: number, list: readonly unknown[]): number {
    const marks = marked.get(holder as object)
    const entry = marks ? marks[index] : list[index]
    return (holder as unknown[]).indexOf(entry)
  }
  const marked = new WeakMap<object, unknown[]>()

  return {
    next(): Deed {
      for (;;) {
        const steps = holders[pick(holders.length)] ?? []
        const value = get(base, steps)
        if (isObject(value)) return inObject(steps, value)
        // Texts may be written twice, so that nobody knows which is meant.
        if (isListOfObjects(value) && value.length > 1) return inList(steps, value)
      }
    },
    /** Something is moved to another list, and something in it is changed. Of few words nobody knows what became of it. */
    nextMoveAndChange(): [Deed, Deed] {
      for (;;) {
        const move = this.next()
        if (!move.words.includes(' into ')) continue
        const [moved = []] = move.about
        const inside = holders.filter((steps) => isWithin(steps, moved) && isObject(get(base, steps)))
        const steps = inside[pick(inside.length)]
        const words = JSON.stringify(get(base, moved)).match(/[\p{L}\p{N}]+/gu) ?? []
        if (words.length > 3 && steps) return [move, inObject(steps, get(base, steps) as Fields)]
      }
    },
    /** A copy of the site after some deeds, one after the other. */
    after(...deeds: readonly Deed[]): unknown {
      const copy = structuredClone(base)
      const things = deeds.map((deed) => deed.things.map((steps) => get(copy, steps)))
      for (const thing of things.flat()) if (Array.isArray(thing)) marked.set(thing, [...(thing as unknown[])])
      for (const [index, deed] of deeds.entries()) deed.doTo(things[index] ?? [])
      return copy
    },
  }
}

function isListOfObjects(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject)
}

function isWithin(steps: Steps, outer: Steps): boolean {
  return outer.every((step, index) => steps[index] === step)
}

/** Whether two deeds have nothing to do with each other. */
export function areApart(one: Deed, other: Deed): boolean {
  const meets = (a: Deed, b: Deed) =>
    a.about.some((steps) => b.about.some((more) => steps.join('/') === more.join('/'))) ||
    (a.removes && [...b.about, ...b.things].some((steps) => isWithin(steps, a.removes ?? [])))
  return !meets(one, other) && !meets(other, one)
}

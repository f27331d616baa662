import { get } from '../../content/json/pointer.ts'
import { shown } from '../../content/read/undecided.ts'
import type { Draft } from './draft.ts'
import { type Fresh, type Journey, journeysOf, type State, up } from './journeys.ts'
import { nameOf } from './pairs.ts'
import { isWithin, type Steps, Traces } from './traces.ts'

/** What has to be told of things that stand in one place now, though they did not. */
export interface Told {
  /** Of ours, what both put elsewhere, with the words for where theirs has it. */
  moved: ReadonlyMap<unknown, string>
  /** Of the state before, what one moved and the other removed. */
  removed: ReadonlySet<unknown>
  /** What is around these. */
  around: ReadonlySet<unknown>
}

type Drafts = Readonly<Record<State, Draft>>

/**
 * Puts what one side moved to another list into that list in all three states, so that a move and what happens to the
 * thing itself are no longer one change: what is left are lists in which the same things stand.
 */
export function bringTogether(drafts: Drafts): Told {
  const [here, there] = [drafts.ours, drafts.theirs].map(({ value }) => new Traces(drafts.base.value, value))
  const journeys = here && there ? journeysOf(here, there) : []
  const told = toldOf(journeys, drafts)
  const homes = prepareHomes(journeys, drafts)
  // Before anything is taken: the ways lead there as long as all stands in its place.
  for (const journey of journeys) {
    const state = journey.conflict === 'moved' ? 'ours' : 'base'
    const steps = homes.get(journey)?.[state]
    if (!journey.conflict || !steps) continue
    for (let length = 0; length <= steps.length; length++)
      told.around.add(get(drafts[state].value, steps.slice(0, length)))
  }
  const works = journeys.flatMap((journey) =>
    states.flatMap((state) => {
      const [draft, way, home] = [drafts[state], journey.at[state], homes.get(journey)?.[state]]
      if (way === undefined || state === journey.home?.of) return []
      if (journey.home === null && state !== 'base') return []
      if (home !== undefined && isThere(journey, way, home)) return []
      const to = home === undefined ? null : draft.free(home, journey.home?.key)
      return [{ draft, way, value: get(draft.value, way), held: draft.held(way), to }]
    }),
  )
  // The deepest first: what is in another thing on its way leaves it before.
  works.sort((a, b) => b.way.length - a.way.length)
  const carried = works.map(({ draft, held, value }) => draft.take(held, value))
  for (const [index, { draft, to }] of works.entries()) {
    const one = carried[index]
    if (one && to) draft.put(one, to)
  }
  return told
}

const states = ['base', 'ours', 'theirs'] as const

/** Where both put it, it stays on both sides. What is disputed comes last on all others, so that they say nothing of its place. */
function isThere({ home, conflict }: Journey, way: Steps, to: Steps): boolean {
  if (conflict === 'moved' || up(way).join('/') !== to.join('/')) return false
  return home?.key === undefined || home.key === way.at(-1)
}

function toldOf(journeys: readonly Journey[], { base, ours, theirs }: Drafts) {
  const told = { moved: new Map<unknown, string>(), removed: new Set<unknown>(), around: new Set<unknown>() }
  for (const { at, conflict } of journeys) {
    if (conflict === 'removed') told.removed.add(get(base.value, at.base))
    if (conflict === 'moved' && at.ours && at.theirs)
      told.moved.set(get(ours.value, at.ours), `in ${shown(ownerOf(theirs.value, at.theirs))}`)
  }
  return told
}

/** The nearest thing with a name around something. */
function ownerOf(value: unknown, steps: Steps): unknown {
  for (let length = steps.length - 1; length > 0; length--) {
    const owner = get(value, steps.slice(0, length))
    if (nameOf(owner) !== undefined) return owner
  }
  return steps[0]
}

/** Where the things come to in all states; lists that are new on one side are made on the others, without what moved. */
function prepareHomes(journeys: readonly Journey[], drafts: Drafts): Map<Journey, Record<State, Steps>> {
  const made = new Map<string, Record<State, Steps>>()
  const homes = new Map<Journey, Record<State, Steps>>()
  for (const journey of journeys) {
    const { home } = journey
    if (!home) continue
    const { of, ways, fresh } = home
    if (!fresh) {
      homes.set(journey, ways)
      continue
    }
    const name = `${of} ${fresh.container.join('/')}`
    const containers = made.get(name) ?? { ...ways, [of]: fresh.container }
    const without = journeys.flatMap(({ at }) => {
      const way = at[of]
      return way && isWithin(way, fresh.container) ? [way] : []
    })
    if (!made.has(name)) {
      for (const state of states) {
        if (state === of) continue
        const [draft, around] = [drafts[state], ways[state]]
        const list = get(draft.value, around)
        const key = Array.isArray(list) ? undefined : fresh.container.at(-1)
        containers[state] = [...around, key ?? String((list as unknown[]).length)]
        draft.put(drafts[of].copy(fresh.container, without), draft.free(around, key))
      }
      made.set(name, containers)
    }
    const rest = restWithout(fresh, without, drafts[of].value)
    const within = (state: State) => [...containers[state], ...(state === of ? fresh.rest : rest)]
    homes.set(journey, { base: within('base'), ours: within('ours'), theirs: within('theirs') })
  }
  return homes
}

/** The way on to a home in something new, in a copy without what moved there: entries behind that are further in front. */
function restWithout({ container, rest }: Fresh, without: readonly Steps[], value: unknown): Steps {
  return rest.map((step, index) => {
    const list = [...container, ...rest.slice(0, index)]
    if (!Array.isArray(get(value, list))) return step
    const before = without.filter(
      (way) => way.length === list.length + 1 && isWithin(way, list) && Number(way.at(-1)) < Number(step),
    )
    return String(Number(step) - before.length)
  })
}

import { get } from '../../content/json/pointer.ts'
import { canonical } from '../match/same.ts'
import { nameOf } from './pairs.ts'
import { has, isWithin, type Steps, type Traces } from './traces.ts'

type Side = 'ours' | 'theirs'
export type State = 'base' | Side
/** The ways to one thing in three states. */
type Ways = Readonly<Record<State, Steps>>

/** Something that came to another list or object on a side, and where all three states may have it. */
export interface Journey {
  /** Where it is now; in base always. */
  at: Partial<Ways> & Pick<Ways, 'base'>
  /** None where what was around it is gone on the other side: then it is new where it came to. */
  home: Home | null
  /** What is told even where its words are the same. */
  conflict?: 'moved' | 'removed'
}

/** Something that is new on a side, and the way on in it. */
export interface Fresh {
  container: Steps
  rest: Steps
}

/** The list or object that something comes to. */
export interface Home {
  /** Whose it is: there it stands already. */
  of: Side
  /** Itself, or what is around it where it is new there together with more. */
  ways: Ways
  /** What is new there around it, on its own side, and the way on from there. */
  fresh: Fresh | null
  /** The name it has in an object. */
  key: string | undefined
}

/** What moved on a side, but for what is on its way together with something that moved, too. */
export function journeysOf(here: Traces, there: Traces): Journey[] {
  const ways = new Map([...here.moves, ...there.moves].map(({ from }) => [from.join('/'), from]))
  const journeys = Array.from(ways.values()).flatMap((from) => journeyOf(from, here, there) ?? [])
  const isInOther = ({ home }: Journey, other: Journey) =>
    home !== null &&
    (['base', 'ours', 'theirs'] as const).some((state) => {
      const way = other.at[state]
      return way !== undefined && isWithin(home.ways[state], way)
    })
  return journeys.filter((one) => !journeys.some((other) => other !== one && isInOther(one, other)))
}

function journeyOf(base: Steps, here: Traces, there: Traces): Journey | null {
  const [ours, theirs] = [here.there(base), there.there(base)]
  const [isOurs, isTheirs] = [here, there].map(({ moves }) => moves.some(({ from }) => isSameWay(from, base)))
  const [of, to] = isOurs ? (['ours', ours] as const) : (['theirs', theirs] as const)
  if (!to) return null
  const home = homeOf(of, to, here, there)
  const at = { base, ...(ours && { ours }), ...(theirs && { theirs }) }
  if (!ours || !theirs) {
    const other = ours ? there : here
    if (!other.there(up(base))) return { at, home: null }
    return home && { at, home, conflict: 'removed' }
  }
  if (isOurs && isTheirs) {
    if (isTogether(ours, theirs, here, there)) return home?.fresh === null ? { at, home } : null
    return home && { at, home, conflict: 'moved' }
  }
  if (home) return { at, home }
  const stays = isOurs ? null : homeOf('ours', ours, here, there)
  return stays && { at, home: stays, conflict: 'moved' }
}

/** Where both sides put one thing into the same list or, under one name, the same object. */
function isTogether(ours: Steps, theirs: Steps, here: Traces, there: Traces): boolean {
  const [own, other] = [here.before(up(ours)), there.before(up(theirs))]
  const isList = Array.isArray(get(here.side, up(ours)))
  if (own && other) return isSameWay(own, other) && (isList || ours.at(-1) === theirs.at(-1))
  if (own || other) return false
  const [one, two] = [get(here.side, freshOf(ours, here)), get(there.side, freshOf(theirs, there))]
  return canonical(one) === canonical(two) || (nameOf(one) !== undefined && nameOf(one) === nameOf(two))
}

function homeOf(of: Side, to: Steps, here: Traces, there: Traces): Home | null {
  const [mine, other] = of === 'ours' ? [here, there] : [there, here]
  const key = Array.isArray(get(mine.side, up(to))) ? undefined : to.at(-1)
  const container = freshOf(to, mine)
  const isFresh = container.length < to.length
  const around = up(isFresh ? container : to)
  const base = mine.before(around)
  const way = base && other.there(base)
  if (!way) return null
  const taken = isFresh && Array.isArray(get(mine.side, around)) ? undefined : (isFresh ? container : to).at(-1)
  const list = get(other.side, way)
  const name = isFresh ? nameOf(get(mine.side, container)) : undefined
  const isTaken = Array.isArray(list)
    ? name !== undefined && list.some((entry) => nameOf(entry) === name)
    : taken !== undefined && (has(list, taken) || has(get(other.base, base), taken))
  if (isTaken) return null
  return {
    of,
    ways: of === 'ours' ? { base, ours: around, theirs: way } : { base, ours: way, theirs: around },
    fresh: isFresh ? { container, rest: up(to).slice(container.length) } : null,
    key,
  }
}

/** The outermost of what is around something that was not there before; the thing itself if all was. */
function freshOf(to: Steps, traces: Traces): Steps {
  let length = 1
  while (length < to.length && traces.before(to.slice(0, length))) length++
  return to.slice(0, length)
}

export function up(steps: Steps): Steps {
  return steps.slice(0, -1)
}

function isSameWay(one: Steps, other: Steps): boolean {
  return one.length === other.length && isWithin(one, other)
}

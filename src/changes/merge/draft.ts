import { get, join } from '../../content/json/pointer.ts'
import { change } from '../../content/operations/change.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { type OpenText, type Passage, passageOf, putPassage } from '../../content/operations/passage.ts'
import type { Found, Place } from '../../content/operations/tree.ts'
import { changeValue } from '../../content/operations/value.ts'
import { isObject } from '../../is-object.ts'
import type { Steps } from './traces.ts'

/** A thing in a state, on its way to another place: how it is spelt comes with it where there is a text. */
export interface Carried {
  value: unknown
  passage: Passage | null
}

/** A place in a state, which stays the same place whatever comes before it or goes. */
export interface Held {
  holder: unknown
  key: string | undefined
  found: Found | undefined
}
export interface Free {
  holder: unknown
  key: string | undefined
  place: Place | undefined
}

/** A state of a file as its value and, of a side, its text. Both are changed alike. */
export class Draft {
  constructor(
    readonly value: unknown,
    readonly open: OpenText | null,
  ) {}

  /** What stands at a place. */
  held(steps: Steps): Held {
    return { ...this.around(steps), found: this.open?.tree.find(join('', ...steps)) }
  }

  /** The end of a list, or of an object, where something gets a name. */
  free(holder: Steps, key: string | undefined): Free {
    const place = this.open?.tree.findFree(join('', ...holder, key ?? '-'))
    return { holder: get(this.value, holder), key, place }
  }

  /** A copy without some of what is in it. */
  copy(steps: Steps, without: readonly Steps[]): Carried {
    const removals = without
      .map((inner): Operation => ({ op: 'remove', at: join('', ...inner.slice(steps.length)) }))
      // The last first: what is removed from a list leaves the places before it.
      .sort((a, b) => b.at.localeCompare(a.at, 'en', { numeric: true }))
    const passage = this.open && passageOf(this.open.tree.find(join('', ...steps)), this.open)
    return {
      value: changeValue(get(this.value, steps), removals),
      passage: passage && { ...passage, text: change(passage.text, removals).text },
    }
  }

  take({ holder, key, found }: Held, value: unknown): Carried {
    if (Array.isArray(holder)) holder.splice(holder.indexOf(value), 1)
    else if (isObject(holder) && key !== undefined) delete holder[key]
    if (!found || !this.open) return { value, passage: null }
    const passage = passageOf(found, this.open)
    this.open.layout.take({ ...found, index: found.branch.entries.indexOf(found.entry) })
    return { value, passage }
  }

  put({ value, passage }: Carried, { holder, key, place }: Free): void {
    if (Array.isArray(holder)) holder.push(value)
    else if (isObject(holder) && key !== undefined) holder[key] = value
    if (passage && place && this.open) putPassage(passage, { ...place, index: place.branch.entries.length }, this.open)
  }

  private around(steps: Steps): { holder: unknown; key: string | undefined } {
    return { holder: get(this.value, steps.slice(0, -1)), key: steps.at(-1) }
  }
}

import { get, join } from '../../content/json/pointer.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { has, objectsIn, type Steps, Traces } from './traces.ts'

/** Gives what both have shared under two names that of ours in theirs, wherever it is used there: it is one thing. */
export function namesOfOurs(base: unknown, ours: unknown, theirs: unknown): Operation[] {
  if (!isShared(ours) || !isShared(theirs)) return []
  const [here, there] = [new Traces(base, ours), new Traces(base, theirs)]
  return here.moves.flatMap(({ from, to }) => {
    const [own, other] = [nameIn(to), nameIn(there.there(from))]
    if (own === undefined || other === undefined || own === other || has(theirs.shared, own)) return []
    const uses = objectsIn(theirs, [], 'all', false).filter((steps) => get(theirs, [...steps, 'use']) === other)
    return [
      ...uses.map((steps): Operation => ({ op: 'set', at: join('', ...steps, 'use'), value: own })),
      { op: 'rename', at: join('/shared', other), name: own },
    ]
  })
}

function isShared(value: unknown): value is { shared: unknown } {
  return has(value, 'shared')
}

/** The name of something that is shared; undefined of all else. */
function nameIn(steps: Steps | undefined): string | undefined {
  return steps?.length === 2 && steps[0] === 'shared' ? steps[1] : undefined
}

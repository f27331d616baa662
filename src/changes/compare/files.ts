import { isObject } from '../../is-object.ts'
import type { Change } from './change.ts'
import { sectionsOf } from './sections.ts'
import type { State, StatePage } from './state.ts'

const place = { on: 'files' } as const

/** Compares the files in public/: also when only what is behind a name has changed. */
export function compareFiles(before: State, after: State): Change[] {
  const gone = [...before.files].filter(([name]) => !after.files.has(name))
  const changes: Change[] = []
  for (const [name, bytes] of [...after.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const thing = { noun: 'file', name }
    const old = before.files.get(name)
    if (old === bytes) continue
    if (old !== undefined) {
      changes.push({ kind: 'replaced', place, thing, shownOn: pagesWith(name, after) })
      continue
    }
    const was = gone.findIndex(([, other]) => other === bytes)
    const [from] = was < 0 ? [] : (gone.splice(was, 1)[0] ?? [])
    if (from === undefined) changes.push({ kind: 'added', place, thing, spot: {}, value: name, level: 'whole' })
    else changes.push({ kind: 'renamed', place, thing, from, to: name, links: 0, hasRedirect: false })
  }
  for (const [name] of gone)
    changes.push({ kind: 'removed', place, thing: { noun: 'file', name }, spot: {}, value: name, level: 'whole' })
  return changes
}

/** The pages that show a shared section. */
export function pagesWithShared(name: string, { pages }: State): string[] {
  return pages.filter(({ value }) => sectionsOf(value).some((one) => isObject(one) && one.use === name)).map(pathOf)
}

/** The pages that name a file, in their own sections or in shared ones. */
function pagesWith(file: string, state: State): string[] {
  const names = (value: unknown) =>
    JSON.stringify(value).includes(`"${file}"`) || JSON.stringify(value).includes(`](${file})`)
  const shared = Object.keys(state.shared).filter((name) => names(state.shared[name]))
  const own = state.pages.filter(({ value }) => names(value)).map(pathOf)
  return [...new Set([...own, ...shared.flatMap((name) => pagesWithShared(name, state))])]
}

function pathOf({ path }: StatePage): string {
  return path
}

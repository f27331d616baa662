import { joinAcross } from './across.ts'
import type { Comparison } from './change.ts'
import { compareFiles, pagesWithShared } from './files.ts'
import { followed } from './followed.ts'
import { matchPages } from './match-pages.ts'
import { comparePages } from './pages.ts'
import { sectionsAs } from './sections.ts'
import { compareSettings } from './settings.ts'
import { compareShared, matchShared, withNewNames } from './shared.ts'
import type { State } from './state.ts'

/** Tells two states of a site apart: what an author did to it, and not which lines of files are others. */
export function compare(old: State, after: State): Comparison {
  const shared = matchShared(old, after)
  const before = withNewNames(old, shared)
  const pages = matchPages(before, after)
  const knowsConfigs = before.site !== undefined && after.site !== undefined
  const changes = [
    ...comparePages(pages, before, after),
    ...(knowsConfigs ? [...compareShared(shared, after), ...compareSettings(before, after)] : []),
    ...compareFiles(before, after),
  ]
  const silent = [
    ...pages.removed.flatMap(({ value, path }) => sectionsAs('removed', value, path)),
    ...pages.added.flatMap(({ value, path }) => sectionsAs('added', value, path)),
  ]
  const told = followed(joinAcross(changes, silent, before, after))
  const names = new Set(told.flatMap(({ place }) => (place.on === 'shared' ? [place.name] : [])))
  return {
    changes: told,
    pages: [
      ...pages.pairs.map((pair) => ({ before: pair.before.path, after: pair.after.path })),
      ...[...pages.removed, ...pages.added].map(({ path }) => ({ before: path, after: path })),
    ],
    shownOn: new Map(Array.from(names, (name) => [name, pagesWithShared(name, after)])),
    notes: [...before.notes, ...after.notes],
  }
}

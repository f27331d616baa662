import type { Position } from '../diagnostic.ts'
import { judgeContent } from '../judge/judge-content.ts'
import { nearest } from '../judge/nearest.ts'
import { filesOf } from '../read/files-of.ts'
import type { SourceFile, Sources } from '../read/source-file.ts'
import { locate } from '../report/diagnose.ts'
import { trail } from '../report/format/trail.ts'
import { whereIs } from '../rules/lib/where.ts'
import { drawSources } from '../sources/draw.ts'
import { type Survey, survey } from '../survey/survey.ts'
import { type Kind, kinds, type Use } from './kinds.ts'

/** A thing of a site, and all places where it is used. */
export interface UsedThing {
  kind: string
  name: string
  uses: UsePlace[]
}

/** A place, and the way to it in words: "/contact › section 2 (form)". */
interface UsePlace extends Position {
  way: string
}

export interface FoundUses {
  /** The things of this name: of each kind at most one. */
  things: UsedThing[]
  /** What was meant by a name that nothing has. */
  meant: string | undefined
  /** What could not be looked at because of mistakes. */
  unjudged: readonly string[]
}

/** The things of one kind that a site knows by names. */
export interface NamedThings {
  kind: string
  names: string[]
}

/** All that can be asked for, kind by kind. */
export function usableNames(sources: Sources): NamedThings[] {
  const { content } = judgeContent(sources, Date.now())
  if (!content) return []
  const site = survey(drawSources(content))
  return kinds.map((kind) => ({ kind: kind.what, names: [...new Set(kind.names(site))].sort() }))
}

/** Finds where something that a site knows by a name is used. */
export function findUses(sources: Sources, name: string): FoundUses {
  const { content, inspected } = judgeContent(sources, Date.now())
  const { unjudged } = inspected
  if (!content) return { things: [], meant: undefined, unjudged }
  const site = survey(drawSources(content))
  const files = filesOf(sources)
  const things = kinds.flatMap((kind) => {
    const own = kind.named?.(name) ?? name
    return new Set(kind.names(site)).has(own) ? [thing(kind, own, site, files)] : []
  })
  const names = kinds.flatMap((kind) => [...new Set(kind.names(site))])
  return { things, meant: things.length === 0 ? nearest(name, names) : undefined, unjudged }
}

function thing(kind: Kind, name: string, site: Survey, files: readonly SourceFile[]): UsedThing {
  const spots = kind.uses(site, name).map(({ place, holder, key, part }: Use) => {
    const { file, pointer } = whereIs(site, place, holder, key)
    return { file, spot: { pointer, on: 'value', part } } as const
  })
  const uses = locate(files, spots).map((position) => {
    const file = files.find(({ path }) => path === position.file)
    return { ...position, way: trail(position, file) }
  })
  return { kind: kind.what, name, uses }
}

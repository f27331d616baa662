import path from 'node:path'
import { tooDeep } from '../../content/json/depth.ts'
import { applyEdits } from '../../content/json/edits.ts'
import { filesOf } from '../../content/read/files-of.ts'
import { misread } from '../../content/read/parse.ts'
import type { SourceFile, Sources } from '../../content/read/source-file.ts'
import { isObject } from '../../is-object.ts'
import { migrate } from '../migrate/index.ts'

type Fields = Readonly<Record<string, unknown>>

export interface StatePage {
  /** Beside the config, with "/"; the config itself has the same name on both sides. */
  file: string
  path: string
  value: Fields
}

/** A site as it was at a time, as far as it could be read. */
export interface State {
  /** Undefined when the config could not be read. */
  site: unknown
  /** What else stands in the config. */
  beside: Fields
  shared: Fields
  pages: StatePage[]
  /** Files of which it is not known what they hold. */
  unread: ReadonlySet<string>
  /** The files in public/ by their addresses, each with a word that only the same bytes have. */
  files: ReadonlyMap<string, string>
  /** What could not be read, and how it is told instead. */
  notes: string[]
}

/** The name under which the config is known on both sides. */
export const config = 'config'

/** `$schema` is for editors, and what is included is told by its pages. */
const knownByThemselves = ['$schema', 'include', 'site', 'shared', 'pages']

/** Reads a state in the words of a version of the vocabulary. `side` is what the notes call it. */
export function stateOf(sources: Sources, files: State['files'], side: string, version: number): State {
  const notes: string[] = []
  const folder = path.posix.dirname(sources.config.path)
  const shown = (file: SourceFile) => path.posix.relative(folder, file.path)
  const read = filesOf(sources).map((file) => ({
    file,
    name: file === sources.config ? config : shown(file),
    legible: legible(file, (why) => notes.push(`${shown(file)} ${side} ${why}`)),
  }))
  const known = read.flatMap(({ name, legible: found }) => (found ? [[name, found.value] as const] : []))
  const values = new Map(inVersion(known, version))
  const main = fieldsOf(values.get(config))
  const pagesOf = (name: string, value: unknown): StatePage[] => {
    const list = name === config ? main.pages : [value]
    return (Array.isArray(list) ? list : [])
      .filter(isObject)
      .map((page) => ({ file: name, path: pathOf(page), value: page }))
  }
  return {
    site: values.has(config) ? fieldsOf(main.site) : undefined,
    beside: Object.fromEntries(Object.entries(main).filter(([name]) => !knownByThemselves.includes(name))),
    shared: fieldsOf(main.shared),
    pages: [...values].flatMap(([name, value]) => pagesOf(name, value)),
    unread: new Set(read.filter(({ name }) => !values.has(name)).map(({ name }) => name)),
    files,
    notes,
  }
}

/** What a file holds as JSON: mended in memory where the mistake has a sure fix. */
function legible(file: SourceFile, tell: (why: string) => void): { value: unknown } | undefined {
  const { unfit, parsed } = file
  if (parsed.value !== undefined && !tooDeep(parsed.value)) return { value: parsed.value }
  if (parsed.value !== undefined) {
    tell('nests blocks and lists deeper than any page needs: what it holds is not compared.')
    return undefined
  }
  if (unfit) {
    tell('is no text that can be read: what it holds is not compared.')
    return undefined
  }
  let text = file.text.replace(/^\ufeff/, '')
  const [first] = misread(text)
  const offset = first && 'offset' in first.spot ? first.spot.offset : 0
  const line = text.slice(0, offset).split('\n').length
  const why = `is no valid JSON (line ${line}: ${first?.message ?? 'it is empty.'})`
  // 5: a fix may show one mistake more.
  for (let round = 0; round < 5; round++) {
    const fix = misread(text).find((mistake) => mistake.fix)?.fix?.change
    if (!fix || !('edits' in fix)) break
    text = applyEdits(text, fix.edits)
    const value = parsedOf(text)
    if (value === undefined || tooDeep(value)) continue
    tell(`${why}: it is compared as if that were mended.`)
    return { value }
  }
  tell(`${why}: what it holds is not compared.`)
  return undefined
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a file says, by its name. */
type Named = readonly [name: string, value: unknown]

/** What files say, in the words of a version. The first one says of which version they are. */
function inVersion(files: readonly Named[], to: number): readonly Named[] {
  const [first, ...others] = files
  const { version } = fieldsOf(first?.[1])
  if (first?.[0] !== config || typeof version !== 'number' || version >= to) return files
  // As it was written it may hold a name twice, of which only the last counts.
  const asText = ([path, value]: Named) => ({ path, text: JSON.stringify(value) })
  return migrate(asText(first), others.map(asText), to).map(({ path, text }) => [path, JSON.parse(text)] as const)
}

function pathOf({ path: written }: Fields): string {
  return typeof written === 'string' ? written : ''
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {}
}

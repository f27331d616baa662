import type { Diagnostic } from '../content/diagnostic.ts'
import { get, split } from '../content/json/pointer.ts'
import { fileAt } from '../content/read/files-of.ts'
import { formatText, frame } from '../content/report/format/text.ts'
import { trail } from '../content/report/format/trail.ts'
import type { ContentState } from './content-state.ts'
import type { Latest } from './latest/state.ts'
import type { Problem, ProblemList, Problems } from './messages.ts'

/** 50 of a kind: more than that nobody reads beside a page. */
const most = 50

/** What a mistake or a warning is in, and the pages that this concerns. */
interface Part {
  readonly name: string
  readonly concerns: (address: string) => boolean
}

type Told = ContentState['told']

/** The mistakes in words for the terminal; null when there are none. Warnings do not stop the page, and are told in it. */
export function mistakesText({ told: { diagnostics, sources }, failure }: ContentState): string | null {
  if (failure !== null) return failure
  const mistakes = diagnostics.filter(({ severity }) => severity === 'error')
  return mistakes.length > 0 && sources ? formatText(mistakes, sources, { color: false }) : null
}

/** What is wrong with the content, for the open page at an address. */
export function problemsOf({ told, latest, failure }: ContentState, address: string): Problems {
  const listOf = (kind: Diagnostic['severity']) => {
    const partOf = partsOf(latest, told.sources?.config.path)
    return list(
      told.diagnostics.filter(({ severity }) => severity === kind).map((one) => ({ one, part: partOf(one) })),
      address,
      told.sources,
    )
  }
  return { mistakes: listOf('error'), warnings: listOf('warning'), failure }
}

/** Says of what a mistake or a warning is in: a page, a shared section, or what surrounds all pages. */
function partsOf({ pages, site }: Latest, config: string | undefined): (one: Diagnostic) => Part {
  const named = new Map<string, Part>()
  const make = (name: string, concerns: Part['concerns']): Part => {
    const part = named.get(name) ?? { name, concerns }
    named.set(name, part)
    return part
  }
  const uses = (address: string, name: string | undefined) =>
    pages.get(address)?.content.page.sections.some((entry) => get(entry, ['use']) === name) ?? false
  return ({ page, file, pointer }) => {
    // A page file that cannot be read now.
    const path = page ?? (file === config ? undefined : site?.pages.find((one) => one.file === file)?.path)
    if (path !== undefined) return make(path, (address) => address === path)
    const [part, name] = split(pointer)
    if (part === 'shared' && name !== undefined)
      return make(`The shared section "${name}"`, (address) => uses(address, name))
    return part === 'site' ? make('The settings of the site', () => true) : make(file, () => true)
  }
}

/** By what it is in, first what concerns the open page; what is to be said of several places is said once, at the first. */
function list(all: readonly { one: Diagnostic; part: Part }[], address: string, sources: Told['sources']): ProblemList {
  const isHere = ({ part }: { part: Part }) => part.name === address
  const concerns = ({ part }: { part: Part }) => part.concerns(address)
  const rank = (each: (typeof all)[number]) => (isHere(each) ? 0 : concerns(each) ? 1 : 2)
  const same = [
    ...groups(
      all.toSorted((a, b) => rank(a) - rank(b)),
      ({ one: { message, hint }, part }) => `${part.name}\n${message}\n${hint}`,
    ).values(),
  ]
  const byPart = groups(same.slice(0, most), ([first]) => first?.part.name ?? '')
  return {
    count: all.length,
    here: all.filter(concerns).length,
    groups: [...byPart].map(([name, parts]) => ({
      name,
      problems: parts.flatMap(
        (group) =>
          problem(
            group.map(({ one }) => one),
            sources,
          ) ?? [],
      ),
    })),
  }
}

function problem(group: readonly Diagnostic[], sources: Told['sources']): Problem | undefined {
  const [first] = group
  if (!first) return undefined
  const { message, hint, fix, line, column } = first
  const fileOf = ({ file }: Diagnostic) => sources && fileAt(sources, file)
  const source = fileOf(first)
  return {
    message,
    count: group.length,
    places: group.slice(0, most).map((one) => ({
      spot: `${one.file}:${one.line}:${one.column}`,
      way: trail(one, fileOf(one) ?? undefined),
    })),
    code: source
      ? frame(source, line, column)
          .map(({ code }) => code.slice(4))
          .join('\n')
      : '',
    advice: hint,
    fix: fix && `${fix.title} (npm run validate -- --fix)`,
  }
}

/** What has the same key, together, in the order of the first of each. */
function groups<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of list) {
    const group = found.get(keyOf(one))
    if (group) group.push(one)
    else found.set(keyOf(one), [one])
  }
  return found
}

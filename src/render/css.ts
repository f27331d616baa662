import type { Look } from '../theme/index.ts'
import { classesIn, drawnRules } from './drawn-rules.ts'
import { inPlace, withInPlace } from './in-place.ts'
import { withoutLateRules } from './late-rules.ts'
import { shortVariables } from './short-variables.ts'

/** The styles of the shell and of each section type, so that a page carries only what its sections need. */
export interface Styles {
  /** For "shell", each of its looks, "breadcrumbs" and each section type the style sheets that it needs, in order. */
  readonly needs: Readonly<Record<string, readonly string[]>>
  /** Each style sheet, minified. */
  readonly sheets: Readonly<Record<string, string>>
  /** The variables that components and scripts write. */
  readonly written: readonly string[]
}

/** The styles of a page in two parts. */
export interface PartedStyles {
  /** For what is seen first, with the typefaces and variables of all. */
  readonly first: string
  /** For all else: empty where nothing is. */
  readonly rest: string
  /** Both: one text for all pages, of which each would hold its own. */
  readonly all: string
}

/** The section types, looks and so on of a part of a page, and the arrangements and classes that are drawn there, as `marksIn` tells them. */
interface Part {
  readonly types: readonly string[]
  readonly marks: readonly string[]
}

/** Where the variables of a look are declared: on the page, and again on what is light, which may lie on something dark. */
export const lookSelector = ':root,[data-tone=plain],[data-tone=tint]'

/** The variables of a look as a style sheet declares them; of many, only those that something uses. */
export function lookCss({ variables, dark }: Look, used: Iterable<string> = Object.keys(variables)): string {
  const names = [...used]
  const declare = (values: Readonly<Record<string, string>>, of: readonly string[]) =>
    `${lookSelector}{${of.flatMap((name) => (values[name] === undefined ? [] : `${name}:${values[name]}`)).join(';')}}`
  const light = declare(variables, names)
  return dark ? `${light}@media ${dark.when}{${declare(dark.variables, ['color-scheme', ...names])}}` : light
}

/** The style sheets of which a page carries only the rules for what is drawn. */
const isCut = /\.module\.css$|^src\/render\/posture\//

/** A style sheet, looked through once for all pages. */
interface Sheet {
  /** The classes that it asks for. */
  readonly classes: readonly string[]
  /** What a page carries of it. */
  rulesFor(there: ReadonlySet<string>): string
}

/** Makes the styles of pages: the shell's and those of what is on the page, with only the variables in use. */
export class PageStyles {
  private readonly known = new Map<string, PartedStyles>()
  /** The same, by what was told of sections: most pages are told the same as others, and nobody looks into it again. */
  private readonly told = new Map<string, PartedStyles>()
  private readonly sheets = new Map<string, Sheet>()
  /** What was told of sections so far, and which marks, each with a number of its own. */
  private readonly texts = new Map<string, number>()
  private readonly marks = new Map<string, number>()
  private readonly around: ReadonlySet<string>
  private readonly shorten: (css: string) => string
  /** The variables of the look that nothing sets anew, a script as little as a dark scheme. */
  private readonly settled: Readonly<Record<string, string>>

  constructor(
    private readonly styles: Styles,
    private readonly look: Look,
    private readonly fonts: string,
    /** The arrangements and classes that stand around the sections of a page. */
    around: readonly string[],
    /** The style sheets whose classes the script of a section type may write. */
    private readonly scripts: Readonly<Record<string, { readonly sheets: readonly string[] }>>,
  ) {
    this.around = marksOf(around)
    const all = Object.values(styles.sheets).join('') + lookCss(look)
    this.shorten = shortVariables(all, styles.written)
    const changing = new Set([...styles.written, ...Object.keys(look.dark?.variables ?? {})])
    this.settled = Object.fromEntries(Object.entries(look.variables).filter(([name]) => !changing.has(name)))
  }

  /**
   * The style sheet of a page with these section types, looks of the shell, or breadcrumbs, and with these arrangements
   * and classes of sections. Style attributes set variables and refer to none.
   */
  of(types: readonly string[], marks: readonly string[]): string {
    return this.parted({ types, marks }, { types: [], marks: [] }).first
  }

  /** The same for a page of which one part is seen before the others. */
  parted(first: Part, others: Part): PartedStyles {
    const parts = [first, others]
    const told = parts
      .map(({ types, marks }) => `${types.join()} ${marks.map((text) => placeIn(this.texts, text)).join()}`)
      .join(' ')
    const css = this.told.get(told) ?? this.find(parts)
    this.told.set(told, css)
    return css
  }

  private find(parts: readonly Part[]): PartedStyles {
    const types = parts.map((part) => [...new Set(part.types)].sort())
    const marks = parts.map((part) => marksOf(part.marks))
    const key = [...types, ...marks.map((part) => this.nameOf(part))].join(' ')
    const css = this.known.get(key) ?? this.make(types, marks)
    this.known.set(key, css)
    return css
  }

  /** The same for the same marks, whatever their order: a digit for each that any page had so far. To sort them takes longer. */
  private nameOf(marks: Iterable<string>): string {
    const digits: number[] = []
    for (const mark of marks) digits[placeIn(this.marks, mark)] = 1
    return digits.join()
  }

  private make(
    [first = [], others = []]: readonly (readonly string[])[],
    [firstMarks = new Set(), otherMarks = new Set()]: readonly ReadonlySet<string>[],
  ): PartedStyles {
    const needs = (names: readonly string[]) => names.flatMap((name) => this.styles.needs[name] ?? [])
    const drawn = new Set([...this.around, ...firstMarks, ...otherMarks])
    const drawnFirst = new Set([...this.around, ...firstMarks])
    // Of a type in both parts all sheets stay in their order: one of them may say something else of the same element.
    const together = new Set(needs(others.length === 0 ? first : others.filter((type) => first.includes(type))))
    // A sheet that asks for no class is for the whole page.
    const isDrawn = ({ classes }: Sheet) => classes.length === 0 || classes.some((each) => drawnFirst.has(each))
    const isSeen = (name: string) => !isCut.test(name) || together.has(name) || isDrawn(this.sheetOf(name))
    const seen = new Set(needs(['shell', ...first]).filter(isSeen))
    const later = new Set(needs([...first, ...others]).filter((name) => !seen.has(name)))
    const written = [...first, ...others]
      .flatMap((type) => this.scripts[type]?.sheets ?? [])
      .flatMap((name) => this.sheetOf(name).classes)
    const there = new Set([...drawn, ...written])
    const rules = (names: Iterable<string>) => Array.from(names, (name) => this.sheetOf(name).rulesFor(there)).join('')
    // A posture has the last word over all sections, so it ends each part.
    const posture = rules(needs(this.look.sheets))
    const seenRules = `${rules(seen)}${posture}`
    const unseenRules = rules(later)
    const { now, late } = unseenRules ? withoutLateRules(seenRules) : { now: seenRules, late: '' }
    const [firstRules, laterRules] = [now, late + unseenRules]
    const css = `${firstRules}${laterRules}`
    // A set grows while it is read: what a variable's value refers to is visited too.
    const used = new Set<string>()
    collect(css, used)
    const { variables, dark } = this.look
    for (const name of used) collect(`${variables[name] ?? ''}${dark?.variables[name] ?? ''}`, used)
    const values = inPlace(`${lookCss(this.look, used)}${css}`, this.settled)
    for (const name of values.keys()) used.delete(name)
    const sent = (css: string) => this.shorten(withInPlace(css, values))
    const seenFirst = `${this.fonts}${sent(`${lookCss(this.look, used)}${firstRules}`)}`
    const rest = laterRules && sent(`${laterRules}${posture}`)
    return { first: seenFirst, rest, all: seenFirst + rest }
  }

  private sheetOf(name: string): Sheet {
    const known = this.sheets.get(name)
    if (known) return known
    const css = this.styles.sheets[name] ?? ''
    const sheet = { classes: classesIn(css), rulesFor: isCut.test(name) ? drawnRules(css) : () => css }
    this.sheets.set(name, sheet)
    return sheet
  }
}

/** The number of a text, which is given one at the first time. */
function placeIn(places: Map<string, number>, text: string): number {
  const place = places.get(text) ?? places.size
  places.set(text, place)
  return place
}

function marksOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.split(' ')))
}

/** The variables that some CSS refers to. */
function collect(css: string, into: Set<string>): void {
  for (const match of css.matchAll(/var\(\s*(--[\w-]+)/g)) into.add(match[1] ?? '')
}

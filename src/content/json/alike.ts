import type { Mistake } from './mistake.ts'

/** 3: more of one kind have one cause, such as the program that a file was copied from. */
const most = 3

/** What mistakes have in common that come from one cause. */
export function kindOf({ kind, message }: Mistake): string {
  return kind ?? message
}

/** The same mistakes, but of many that are alike and can be mended only the first, with the fixes of all. */
export function together(mistakes: readonly Mistake[], lineOf: (offset: number) => number): Mistake[] {
  const kinds = new Map<string, Mistake[]>()
  for (const mistake of mistakes) {
    if (!mistake.fix) continue
    const alike = kinds.get(kindOf(mistake))
    if (alike) alike.push(mistake)
    else kinds.set(kindOf(mistake), [mistake])
  }
  return mistakes.flatMap((mistake) => {
    const alike = kinds.get(kindOf(mistake)) ?? []
    const last = alike.at(-1)
    if (!mistake.fix || !last || alike.length <= most) return mistake
    if (mistake !== alike[0]) return []
    const places = `The same is so in ${alike.length - 1} more places, the last of them in line ${lineOf(last.offset)}.`
    return {
      ...mistake,
      hint: mistake.hint ? `${mistake.hint} ${places}` : places,
      fix: { title: `${mistake.fix.title}, everywhere`, edits: alike.flatMap(({ fix }) => fix?.edits ?? []) },
    }
  })
}

const named = /(?<![\w-])--[a-z][\w-]*/gi
const asked = /var\((--[a-z][\w-]*)\)/gi

/** How long `var()` and what declares a variable are beside its value, with a name of two letters. */
const [use, declaration] = ['var(--ab)'.length, '--ab:;'.length]

/**
 * The variables of some styles whose value is better written where it is asked for, as of one that is asked for once. Each
 * is declared a single time, by a value that asks for no other.
 */
export function inPlace(styles: string, values: Readonly<Record<string, string>>): Map<string, string> {
  const names = counted(styles.matchAll(named), 0)
  const uses = counted(styles.matchAll(asked), 1)
  return new Map(
    Object.entries(values).filter(([name, value]) => {
      const count = uses.get(name) ?? 0
      if (names.get(name) !== count + 1 || value.includes('var(')) return false
      return count * value.length <= count * use + value.length + declaration
    }),
  )
}

/** Styles with values in place of variables. */
export function withInPlace(styles: string, values: ReadonlyMap<string, string>): string {
  return styles.replace(asked, (whole, name: string) => values.get(name) ?? whole)
}

function counted(matches: Iterable<RegExpMatchArray>, group: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { [group]: name = '' } of matches) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

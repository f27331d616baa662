const variable = /(?<![\w-])--[a-z][\w-]*/g
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Gives the variables of some styles names of one or two letters, those that are named most often the shortest. What is
 * written elsewhere too, as in style attributes, keeps its name.
 */
export function shortVariables(styles: string, written: readonly string[]): (css: string) => string {
  const kept = new Set(written)
  const uses = new Map<string, number>()
  for (const [name] of styles.matchAll(variable)) if (!kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const most = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const short = new Map(most.map(([name], index) => [name, nameOf(index)]))
  return (css) => css.replace(variable, (name) => short.get(name) ?? name)
}

/** The names in their order: 52 of one letter, and then those of two. */
function nameOf(index: number): string {
  const first = Math.floor(index / letters.length) - 1
  return `--${letters[first] ?? ''}${letters[index % letters.length]}`
}

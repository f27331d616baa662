/** What React throws to itself when it pauses: made as it is loaded, and never shown to anybody. */
const signal = /(?<=^(?:var )? *\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm

/**
 * React's script with its own signals made without the stacks of errors. Where somebody looks on, as Lighthouse and the tools
 * for developers do, a stack has its lines found out at once, and all of React is read twice more for that: seven eighths of
 * what its loading takes then.
 */
export function withoutStacks(code: string, file: string): string {
  const changed = code.replace(signal, 'Object.assign(Object.create(Error.prototype), { message: $1 })')
  if (changed === code) throw new Error(`React makes its signals in another way than before: see ${file}.`)
  return changed
}

/** What React throws to itself when it pauses: made as it is loaded, and never shown to anybody. */
const signal = /(?<=^(?:var )? *\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm

/**
 * React's script with its own signals made without the stacks of errors. Where Lighthouse or the tools for developers are
 * attached, the lines of a stack are found out at once. All of React is read twice more for that, which is seven eighths of the
 * time that loading it takes then.
 */
export function withoutStacks(code: string, file: string): string {
  const changed = code.replace(signal, 'Object.assign(Object.create(Error.prototype), { message: $1 })')
  if (changed === code) throw new Error(`React makes its signals in another way than before: see ${file}.`)
  return changed
}

/** What a section takes from an example: not the example's own address, and that a form only shows how it looks. */
export function begunWith(example: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'id' && name !== 'sends'))
}

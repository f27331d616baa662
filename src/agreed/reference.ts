/** What a visitor names a lead by, "3F2A-91BC-07D5": in answers, and in the address of the page that says thanks. */
export const referenceName = 'reference'

/** Whether it is one. Nothing else is ever shown, whoever wrote it into an answer or an address. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[\dA-F]{4}(-[\dA-F]{4}){2}$/.test(value)
}

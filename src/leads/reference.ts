/** What a visitor names a lead by, such as "3F2A-91BC-07D5": the beginning of its id, for reading out on the telephone. */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 12).toUpperCase()
  return digits.replace(/(.{4})(.{4})(.{4})/, '$1-$2-$3')
}

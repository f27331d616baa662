/** The id of a part of a section. No id that an author writes, or that a section is given, has a "_" in it: none can be the same. */
export function partId(section: string, part: string | number): string {
  return `${section}_${part}`
}

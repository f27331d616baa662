/** The title of a page without the name of the site at one of its ends: "Pears – The Bay Garden" is "Pears". */
export function shortTitle(title: string, name: string): string {
  if (title.endsWith(name)) return /^(\S.*?)(?:\s+[–—|·-]|:)\s+$/s.exec(title.slice(0, -name.length))?.[1] ?? title
  if (title.startsWith(name)) return /^(?:\s+[–—|·-]|:)\s+(.+)$/s.exec(title.slice(name.length))?.[1] ?? title
  return title
}

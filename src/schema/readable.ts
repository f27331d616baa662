/** "shortLabel" and "ItemLink" as words: "short label" and "item link". */
export function spaced(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

/** The same as people begin a line with it: "Short label". */
export function readable(name: string): string {
  const words = spaced(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

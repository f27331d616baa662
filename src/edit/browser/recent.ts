const place = 'sectile-edit-recent'

/** 3: a row of the gallery. */
const kept = 3

/** The types of which this author has added sections lately, the last one first. */
export function recentTypes(): string[] {
  try {
    return (localStorage.getItem(place) ?? '').split(' ').filter((name) => name !== '')
  } catch {
    return []
  }
}

export function noteType(name: string): void {
  try {
    localStorage.setItem(place, [...new Set([name, ...recentTypes()])].slice(0, kept).join(' '))
  } catch {
    // A browser that keeps nothing shows all of them alike.
  }
}

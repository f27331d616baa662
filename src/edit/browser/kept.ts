/** What this browser kept; null where that is nothing, and undefined where it keeps nothing at all. */
export function keptAt(place: string): string | null | undefined {
  try {
    return localStorage.getItem(place)
  } catch {
    return undefined
  }
}

export function keepAt(place: string, words: string): void {
  try {
    localStorage.setItem(place, words)
  } catch {
    // Then it is known until the page is loaded again.
  }
}

/** What this tab keeps to be sent, also when another address of the editor is opened in it: two tabs would send it twice. */
export function keptInTab<T>(name: string): T[] {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '[]') as T[]
  } catch {
    return []
  }
}

export function keepInTab(name: string, all: readonly unknown[]): void {
  try {
    // What stood there has been sent, or is among these.
    sessionStorage.removeItem(name)
    if (all.length > 0) sessionStorage.setItem(name, JSON.stringify(all))
  } catch {
    // More than a browser keeps, or one that keeps nothing: it is sent all the same while this page is open.
  }
}

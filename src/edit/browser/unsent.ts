import type { Asked } from './outbox.ts'

/** This tab keeps it, also when another address of the editor is opened in it: two tabs would send it twice. */
function keyOf(site: string): string {
  return `sectile:unsent ${site}`
}

/** Keeps what could not be sent so far. */
export function keepUnsent(site: string | undefined, asked: readonly Asked[]): void {
  if (site === undefined) return
  try {
    // What stood there has been sent, or is among these.
    sessionStorage.removeItem(keyOf(site))
    if (asked.length > 0) sessionStorage.setItem(keyOf(site), JSON.stringify(asked))
  } catch {
    // More than a browser keeps, or one that keeps nothing: it is sent all the same while this page is open.
  }
}

/** What was typed while nobody answered, before this page was opened. Whoever takes it keeps it from then on. */
export function takeUnsent(site: string): Asked[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(site)) ?? '[]') as Asked[]
  } catch {
    return []
  }
}

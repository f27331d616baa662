import type { Asked } from './outbox.ts'

/** This tab keeps it, also when another address of the editor is opened in it: two tabs would send it twice. */
function keyOf(site: string): string {
  return `sectile:unsent ${site}`
}

/** Keeps what could not be sent so far. */
export function keepUnsent(site: string | undefined, asked: readonly Asked[]): void {
  if (site === undefined) return
  if (asked.length === 0) sessionStorage.removeItem(keyOf(site))
  else sessionStorage.setItem(keyOf(site), JSON.stringify(asked))
}

/** What was typed while nobody answered, before this page was opened. Whoever takes it keeps it from then on. */
export function takeUnsent(site: string): Asked[] {
  const kept = sessionStorage.getItem(keyOf(site))
  return kept === null ? [] : (JSON.parse(kept) as Asked[])
}

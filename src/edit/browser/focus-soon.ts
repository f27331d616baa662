/** Two seconds: by then a page that is opened is there. */
const patience = 2000

/** Gives something the focus once it is drawn; who went elsewhere while that took its time stays there. */
export function focusSoon(selector: string): void {
  const until = performance.now() + patience
  const look = (isFirst: boolean) => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!isFirst && document.activeElement !== document.body) return
    if (found) found.focus()
    else if (performance.now() < until) requestAnimationFrame(() => look(false))
  }
  requestAnimationFrame(() => look(true))
}

/** The menu of a row of the outline, by what finds the row's name. */
export function menuBeside(name: string): string {
  return `${name} ~ [aria-haspopup="menu"]`
}

import { became } from '../became.ts'

/** Notes which questions, and what else opens, are open in a section; what is given back opens them in its new form. */
export function noteOpened(section: Element): (now: Element) => void {
  const before = openable(section)
  const names = before.map(nameOf)
  const open = before.map((element) => element.open)
  return (now) => {
    const after = openable(now)
    for (const [index, other] of became(names, after.map(nameOf)).entries()) {
      const element = other === undefined ? undefined : after[other]
      if (element) element.open = open[index] === true
    }
  }
}

function openable(section: Element): HTMLDetailsElement[] {
  return [...section.querySelectorAll('details')]
}

function nameOf(element: HTMLDetailsElement): string {
  return element.querySelector('summary')?.textContent ?? ''
}
